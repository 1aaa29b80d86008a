import FoodDomain
import FoodTesting
import Foundation
import Testing

@Suite("Money")
struct MoneyTests {
  @Test("is exact where binary fractions are not")
  func exact() throws {
    #expect(try Money.cents(10).plus(.cents(20)) == .cents(30))
    #expect(Money.cents(1995).times(3) == .cents(5985))
  }

  @Test(
    "rounds a share half up to what the currency can pay",
    arguments: [
      (2250, "7", 158), (2249, "7", 157), (50, "1", 1), (49, "1", 0), (1000, "0", 0),
      (999, "100", 999), (1, "50", 1), (333, "33.3", 111), (99_999_999, "10", 10_000_000),
    ])
  func share(of cents: Int, percent: String, is share: Int) throws {
    let percent = try #require(Decimal(string: percent))
    #expect(Money.cents(cents).share(percent: percent) == .cents(share))
  }

  @Test("knows no part of a yen", arguments: [(1000, 100), (1004, 100), (1005, 101), (5, 1)])
  func yen(of amount: Int, is share: Int) {
    #expect(
      Money(Decimal(amount), .yen).share(percent: 10) == Money(Decimal(share), .yen))
  }

  @Test("never gets below nothing when something is taken off")
  func floor() throws {
    #expect(try Money.cents(500).minus(.cents(200)) == .cents(300))
    #expect(try Money.cents(200).minus(.cents(500)) == .zero(.euro))
  }

  @Test("is less than more of it only")
  func order() throws {
    #expect(try Money.cents(1).isLess(than: .cents(2)))
    #expect(try !Money.cents(2).isLess(than: .cents(2)))
    #expect(try !Money.cents(3).isLess(than: .cents(2)))
  }

  @Test("is not reckoned with money of another currency")
  func currencies() {
    let dollar = Money(1, .dollar)
    #expect(throws: MoneyError.differentCurrencies(.dollar, .euro)) {
      try Money.cents(1).plus(dollar)
    }
    #expect(throws: MoneyError.differentCurrencies(.dollar, .euro)) {
      try Money.cents(1).minus(dollar)
    }
    #expect(throws: MoneyError.differentCurrencies(.dollar, .euro)) {
      try Money.cents(1).isLess(than: dollar)
    }
  }
}

@Suite("An offer")
struct OfferTests {
  private let offer = Offer(percent: 10, from: .cents(4000))

  @Test(
    "gives its share off from its limit on, and nothing below",
    arguments: [(3999, 0), (4000, 400), (4001, 400), (4005, 401), (0, 0)])
  func limit(_ subtotal: Int, _ discount: Int) throws {
    #expect(try offer.discount(on: .cents(subtotal)) == .cents(discount))
  }

  @Test("says nothing about food in another currency")
  func currency() {
    #expect(throws: MoneyError.differentCurrencies(.euro, .yen)) {
      try offer.discount(on: Money(9000, .yen))
    }
  }
}

@Suite("The totals of an order")
struct OrderTotalsTests {
  @Test("add up: food without the discount, delivery, tax")
  func sum() throws {
    let totals = OrderTotals(
      subtotal: .cents(5000), discount: .cents(500), deliveryFee: .cents(250), tax: .cents(333))
    #expect(try totals.total() == .cents(5083))
  }

  @Test("are taxed on what is left after the discount, with the delivery")
  func taxed() throws {
    let taxed = try OrderTotals.taxed(
      subtotal: .cents(5000), discount: .cents(500), deliveryFee: .cents(250))
    #expect(taxed == .cents(4750))
  }

  @Test("leave the delivery to be paid where everything else is given away")
  func free() throws {
    let taxed = try OrderTotals.taxed(
      subtotal: .cents(5000), discount: .cents(9000), deliveryFee: .cents(250))
    #expect(taxed == .cents(250))
  }

  @Test("have one currency")
  func currencies() {
    let totals = OrderTotals(
      subtotal: .cents(5000), discount: .cents(0), deliveryFee: Money(250, .yen), tax: .cents(0))
    #expect(throws: MoneyError.self) { try totals.total() }
  }
}

@Suite("Taxes by region")
struct RegionalTaxesTests {
  @Test(
    "follow the rate of each region",
    arguments: [(TaxRegion.germany, 70), (.france, 100), (.italy, 100)])
  func rates(_ region: TaxRegion, _ tax: Int) async {
    #expect(await RegionalTaxes.reduced.tax(on: .cents(1000), in: region) == .cents(tax))
  }

  @Test("are known for every region there is")
  func complete() async {
    for region in TaxRegion.allCases {
      #expect(await RegionalTaxes.reduced.tax(on: .cents(1000), in: region) != .zero(.euro))
    }
  }

  @Test("take nothing in a region that has no rate")
  func unknown() async {
    let taxes = RegionalTaxes(rates: [.germany: 7])
    #expect(await taxes.tax(on: .cents(1000), in: .france) == .zero(.euro))
  }
}
