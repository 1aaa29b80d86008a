import FoodDomain
import FoodPresentation
import Foundation
import Hummingbird

/// Where an order goes, how it is paid, and making it.
struct CheckoutPages: Sendable {
  let desk: FrontDesk

  func add(to router: Router<BasicRequestContext>) {
    router.get("checkout") { request, _ in try await checkout(request) }
    router.post("checkout") { request, context in
      try await place(try await desk.form(OrderForm.self, of: request, context), request)
    }
  }

  @MainActor
  private func checkout(_ request: Request) async throws -> Response {
    let visit = desk.visit(request, at: .checkout)
    let model = visit.visitor.screens.makeCheckoutViewModel(order: UUID(), router: visit.router)
    await model.load()
    return try await page(of: model, in: visit)
  }

  @MainActor
  private func place(_ form: OrderForm, _ request: Request) async throws -> Response {
    guard let order = UUID(uuidString: form.order) else { throw HTTPError(.notFound) }
    let visit = desk.visit(request, at: .checkout)
    let model = visit.visitor.screens.makeCheckoutViewModel(order: order, router: visit.router)
    model.form = try form.checkout()
    await model.placeOrder(agreedTotal: try form.agreedTotal())
    return try await page(of: model, in: visit)
  }

  @MainActor
  private func page(of model: CheckoutViewModel, in visit: Visit) async throws -> Response {
    let form = model.form
    return try await visit.page(
      "checkout",
      [
        "title": "Checkout", "message": model.message,
        "order": model.orderID.uuidString, "recipient": form.recipient, "address": form.address,
        "note": form.note, "payPalAccount": form.payPalAccount,
        "methods": PaymentMethod.allCases.map { $0.content(chosen: form.method) },
        "lines": model.quote?.cart.lines.map { $0.content } ?? [],
        "restaurant": model.quote?.cart.restaurant?.content,
        "totals": model.quote?.totals.map { try $0.content() },
      ], status: model.message == nil ? .ok : .unprocessableContent)
  }
}

/// What the form of the checkout says.
struct OrderForm: Decodable, Sendable {
  var order: String
  var recipient: String
  var address: String
  var note: String?
  var method: String
  var cardNumber: String?
  var cardExpiry: String?
  var cardCode: String?
  var payPalAccount: String?
  var agreedAmount: String
  var agreedCurrency: String

  /// As the view model takes it.
  func checkout() throws -> CheckoutForm {
    guard let chosen = PaymentMethod(rawValue: method) else {
      throw HTTPError(.badRequest, message: "there is no such payment method")
    }
    var form = CheckoutForm()
    form.recipient = recipient
    form.address = address
    form.note = note ?? ""
    form.method = chosen
    form.cardNumber = cardNumber ?? ""
    form.cardExpiry = cardExpiry ?? ""
    form.cardCode = cardCode ?? ""
    form.payPalAccount = payPalAccount ?? ""
    return form
  }

  /// The total that the page showed.
  func agreedTotal() throws -> Money {
    guard let currency = Currency(rawValue: agreedCurrency),
      agreedAmount.wholeMatch(of: /[0-9]{1,12}(\.[0-9]{1,4})?/) != nil,
      let amount = Decimal(string: agreedAmount, locale: Locale(identifier: "en_US_POSIX"))
    else { throw HTTPError(.badRequest, message: "this total is none") }
    return Money(amount, currency)
  }
}

extension PaymentMethod {
  /// A choice of the form.
  fileprivate func content(chosen: PaymentMethod) -> Content {
    ["method": rawValue, "name": title, "chosen": self == chosen]
  }
}
