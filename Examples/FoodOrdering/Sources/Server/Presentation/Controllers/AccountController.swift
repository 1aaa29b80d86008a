import FoodDomain
import HTTPTypes
import Hummingbird

/// Answers who wants in or out.
struct AccountController: Sendable {
  let registration: any RegistrationUseCase
  let login: any LoginUseCase
  let ending: any EndSessionUseCase

  /// `POST /accounts`
  func register(_ request: Request, _ context: FoodRequestContext) async throws -> Response {
    let body = try await request.json(RegistrationBody.self)
    let session = try await registration.register(body.registration)
    return try .json(SessionBody(session), status: .created)
  }

  /// `POST /sessions`
  func logIn(_ request: Request, _ context: FoodRequestContext) async throws -> Response {
    let body = try await request.json(CredentialsBody.self)
    return try .json(SessionBody(try await login.logIn(with: body.credentials)))
  }

  /// `DELETE /sessions`
  func logOut(_ request: Request, _ context: FoodRequestContext) async throws -> Response {
    try await ending.end(try context.signedIn())
    return Response(status: .noContent)
  }
}
