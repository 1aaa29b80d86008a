package import Hummingbird
package import UsersDomain

/// The three routes about users.
package struct UsersController: Sendable {
  private let fetchUsers: any FetchUsersUseCase
  private let fetchUser: any FetchUserUseCase
  private let updateUser: any UpdateUserUseCase

  /// Answers by use cases.
  package init(
    fetchUsers: any FetchUsersUseCase, fetchUser: any FetchUserUseCase,
    updateUser: any UpdateUserUseCase
  ) {
    self.fetchUsers = fetchUsers
    self.fetchUser = fetchUser
    self.updateUser = updateUser
  }

  /// A router that knows the routes, and answers all else with an error.
  package func router() -> Router<BasicRequestContext> {
    let router = Router(options: .autoGenerateHeadEndpoints)
    router.add(middleware: ErrorMiddleware())
    router.get("users") { request, _ in try await list(request) }
    router.get("users/:id") { _, context in try await show(context) }
    router.patch("users/:id") { request, context in try await rename(request, context) }
    return router
  }

  private func list(_ request: Request) async throws -> Response {
    let page = try await fetchUsers.execute(
      page: number("page", of: request) ?? 1, limit: number("limit", of: request) ?? 20)
    return try .json(UsersPageResponse(page))
  }

  private func show(_ context: BasicRequestContext) async throws -> Response {
    try .json(UserResponse(try await fetchUser.execute(id: id(of: context))))
  }

  private func rename(
    _ request: Request, _ context: BasicRequestContext
  ) async throws -> Response {
    let id = try id(of: context)
    let body = try await RenameRequest.read(from: request)
    return try .json(UserResponse(try await updateUser.execute(id: id, name: body.name)))
  }

  private func id(of context: BasicRequestContext) throws -> Int {
    guard let id = context.parameters.get("id", as: Int.self) else {
      throw RequestError.notANumber(parameter: "id")
    }
    return id
  }

  private func number(_ parameter: String, of request: Request) throws -> Int? {
    guard let text = request.uri.queryParameters[Substring(parameter)] else { return nil }
    guard let number = Int(text) else { throw RequestError.notANumber(parameter: parameter) }
    return number
  }
}
