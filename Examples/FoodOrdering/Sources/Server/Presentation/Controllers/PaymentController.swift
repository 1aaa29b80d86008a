import FoodDomain
import HTTPTypes
import Hummingbird

/// Answers whether a card, or what a wallet has approved, is going to be charged.
struct PaymentController: Sendable {
  let payments: any PaymentService

  /// `POST /payments`
  func authorize(_ request: Request, _ context: FoodRequestContext) async throws -> Response {
    let customer = try context.signedIn().customer
    let body = try await request.json(PaymentBody.self)
    let payment = try await payments.authorize(
      body.payment(), of: body.amount.money(in: "amount"), for: body.orderID,
      by: customer.id)
    guard let reference = payment.reference else { throw PaymentError.declined }
    return try .json(PaymentReferenceBody(reference: reference), status: .created)
  }
}
