import FoodDomain
import FoodTesting
import Testing

@testable import FoodData

@Suite("What the server refuses, in terms of the Domain")
struct ErrorMappingTests {
  private typealias Detail = ErrorDTO.Detail

  @Test(
    "has a name for each code of accounts and payments",
    arguments: [
      ("invalid_name", AccountError.invalidName as any Error & Sendable),
      ("invalid_email", AccountError.invalidEmail), ("weak_password", AccountError.weakPassword),
      ("invalid_address", AccountError.invalidAddress), ("email_taken", AccountError.emailTaken),
      ("wrong_credentials", AccountError.wrongCredentials),
      ("invalid_card", PaymentError.invalidCard), ("expired_card", PaymentError.expiredCard),
      ("declined", PaymentError.declined), ("unknown_reference", PaymentError.unknownReference),
      ("invalid_account", PaymentError.invalidAccount),
      ("not_signed_in", ServiceError.notSignedIn), ("not_found", ServiceError.notFound),
      ("unavailable", ServiceError.unavailable), ("internal", ServiceError.unavailable),
      ("empty_cart", OrderError.emptyCart), ("conflict", OrderError.conflict),
      ("too_late_to_cancel", OrderError.tooLateToCancel),
      ("invalid_instructions", CartError.invalidInstructions),
      ("not_in_cart", CartError.notInCart),
    ])
  func codes(_ code: String, _ error: any Error & Sendable) {
    #expect("\(Detail(code: code).domainError)" == "\(error)")
    #expect(type(of: Detail(code: code).domainError) == type(of: error))
  }

  @Test("has all that a code is about")
  func details() {
    let money = MoneyDTO(amount: "12.5", currency: "EUR")
    #expect(
      error(Detail(code: "below_minimum", amount: money)) == OrderError.belowMinimum(.cents(1250)))
    #expect(
      error(Detail(code: "price_changed", amount: money)) == OrderError.priceChanged(.cents(1250)))
    #expect(
      error(Detail(code: "out_of_stock", item: "Edamame", left: 2))
        == OrderError.outOfStock("Edamame", left: 2))
    #expect(
      error(Detail(code: "invalid_delivery", field: "note"))
        == OrderError.invalidDelivery(.note))
    #expect(
      error(Detail(code: "not_approved", field: "payPal")) == PaymentError.notApproved(.payPal))
    #expect(
      error(Detail(code: "invalid_quantity", limit: 20)) == CartError.invalidQuantity(most: 20))
    #expect(
      error(Detail(code: "too_many_items", limit: 50)) == CartError.tooManyItems(most: 50))
    #expect(
      error(Detail(code: "other_restaurant", restaurant: "Momo"))
        == CartError.otherRestaurant("Momo"))
  }

  @Test(
    "makes no sense where a code is unknown or says not what it is about",
    arguments: [
      "", "teapot", "malformed", "OUT_OF_STOCK", "below_minimum", "price_changed",
      "out_of_stock", "invalid_delivery", "invalid_quantity", "too_many_items",
      "other_restaurant", "not_approved",
    ])
  func unknown(_ code: String) {
    #expect(error(Detail(code: code)) == ServiceError.unusableAnswer)
  }

  @Test("makes no sense with an amount or a field that is none")
  func badDetails() {
    let money = MoneyDTO(amount: "much", currency: "EUR")
    #expect(
      error(Detail(code: "price_changed", amount: money)) == ServiceError.unusableAnswer)
    #expect(
      error(Detail(code: "invalid_delivery", field: "door")) == ServiceError.unusableAnswer)
    #expect(
      error(Detail(code: "out_of_stock", item: "Edamame")) == ServiceError.unusableAnswer)
  }

  @Test(
    "tells a server that is away from one that is busy, and one that talks nonsense",
    arguments: [
      (RemoteError.unreachable, ServiceError.offline),
      (.unreadable(status: 500), .unavailable), (.unreadable(status: 503), .unavailable),
      (.unreadable(status: 200), .unusableAnswer), (.unreadable(status: 404), .unusableAnswer),
      (.unreadable(status: 0), .unusableAnswer), (.refused("not_found"), .notFound),
    ])
  func remote(_ error: RemoteError, _ expected: ServiceError) async {
    await #expect(throws: expected) { try await inDomainTerms { throw error } }
  }

  @Test("finds no sense in answers that cannot be mapped")
  func mapping() async {
    await #expect(throws: ServiceError.unusableAnswer) {
      try await inDomainTerms { throw MappingError.invalid("id", "1") }
    }
  }

  @Test("leaves cancellation and errors of the Domain what they are")
  func others() async {
    await #expect(throws: CancellationError.self) {
      try await inDomainTerms { throw CancellationError() }
    }
    await #expect(throws: OrderError.emptyCart) {
      try await inDomainTerms { throw OrderError.emptyCart }
    }
  }

  private func error<Failure: Error>(_ detail: Detail) -> Failure? {
    detail.domainError as? Failure
  }
}
