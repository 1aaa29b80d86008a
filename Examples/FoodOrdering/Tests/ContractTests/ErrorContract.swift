import FoodDomain
import FoodTesting
import Foundation
import Testing

@testable import FoodData
@testable import FoodServer

@Suite("What the server says no with")
struct ErrorContract {
  @Test(
    "is understood by the client as what it is",
    arguments: [
      AccountError.invalidName as any Error & Sendable, AccountError.invalidEmail,
      AccountError.invalidAddress, AccountError.weakPassword, AccountError.emailTaken,
      AccountError.wrongCredentials, CartError.otherRestaurant("Momo"),
      CartError.invalidQuantity(most: 20), CartError.tooManyItems(most: 50),
      CartError.invalidInstructions, CartError.notInCart, OrderError.emptyCart,
      OrderError.belowMinimum(.cents(1250)), OrderError.belowMinimum(Money(1200, .yen)),
      OrderError.outOfStock("Edamame", left: 2), OrderError.outOfStock("Edamame", left: 0),
      OrderError.invalidDelivery(.recipient), OrderError.invalidDelivery(.address),
      OrderError.invalidDelivery(.note), OrderError.priceChanged(.cents(5)),
      OrderError.conflict, PaymentError.invalidCard, PaymentError.expiredCard,
      PaymentError.declined, PaymentError.unknownReference, ServiceError.notSignedIn,
      ServiceError.notFound, ServiceError.unavailable,
    ])
  func understood(_ error: any Error & Sendable) throws {
    let received = try sent(error)
    #expect("\(received)" == "\(error)")
    #expect(type(of: received) == type(of: error))
  }

  @Test("is the same, whether cart or order are out of stock")
  func outOfStock() throws {
    let received = try sent(CartError.outOfStock("Edamame", left: 2))
    #expect(received as? OrderError == .outOfStock("Edamame", left: 2))
  }

  @Test(
    "is that it is busy, where something is wrong behind it",
    arguments: [
      ServiceError.offline as any Error & Sendable, ServiceError.unusableAnswer,
      PaymentError.needsConnection,
    ])
  func busy(_ error: any Error & Sendable) throws {
    #expect(try sent(error) as? ServiceError == .unavailable)
  }

  @Test("is that it is busy, where nobody expected the error")
  func unexpected() throws {
    #expect(try received(.unexpected(id: "1")) as? ServiceError == .unavailable)
  }

  private func sent(_ error: any Error) throws -> any Error {
    try received(try #require(ErrorAnswer(error)))
  }

  private func received(_ answer: ErrorAnswer) throws -> any Error {
    let body = try JSONEncoder().encode(ErrorBody(answer))
    return try JSONDecoder().decode(ErrorDTO.self, from: body).error.domainError
  }
}
