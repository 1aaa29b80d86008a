import FoodPresentation
import Hummingbird

/// Logging in and out, and getting an account.
struct AccountPages: Sendable {
  let desk: FrontDesk

  func add(to router: Router<BasicRequestContext>) {
    router.get("login") { request, _ in try await login(request) }
    router.post("login") { request, context in
      try await logIn(try await desk.form(LoginForm.self, of: request, context), request)
    }
    router.get("registration") { request, _ in try await registration(request) }
    router.post("registration") { request, context in
      try await register(try await desk.form(RegistrationForm.self, of: request, context), request)
    }
    router.post("logout") { request, _ in try await logOut(request) }
  }

  @MainActor
  private func login(_ request: Request) async throws -> Response {
    let next = next(request.uri.queryParameters["next"].map { String($0) })
    let visit = desk.visit(request, at: .login(then: next))
    let model = visit.visitor.screens.makeLoginViewModel(then: next, router: visit.router)
    return try await page(of: model, in: visit)
  }

  @MainActor
  private func logIn(_ form: LoginForm, _ request: Request) async throws -> Response {
    let next = next(form.next)
    let visit = desk.visit(request, at: .login(then: next))
    let model = visit.visitor.screens.makeLoginViewModel(then: next, router: visit.router)
    model.email = form.email
    model.password = form.password
    await model.logIn()
    guard model.message == nil else { return try await page(of: model, in: visit) }
    desk.visitors.renew(visit.visitor)
    return visit.goOn()
  }

  @MainActor
  private func page(of model: LoginViewModel, in visit: Visit) async throws -> Response {
    try await visit.page(
      "login",
      [
        "title": "Log in", "message": model.message, "email": model.email,
        "next": model.next.path, "registrationPath": Route.registration(then: model.next).path,
      ], status: model.message == nil ? .ok : .unprocessableContent)
  }

  @MainActor
  private func registration(_ request: Request) async throws -> Response {
    let next = next(request.uri.queryParameters["next"].map { String($0) })
    let visit = desk.visit(request, at: .registration(then: next))
    let model = visit.visitor.screens.makeRegistrationViewModel(then: next, router: visit.router)
    return try await page(of: model, in: visit)
  }

  @MainActor
  private func register(_ form: RegistrationForm, _ request: Request) async throws -> Response {
    let next = next(form.next)
    let visit = desk.visit(request, at: .registration(then: next))
    let model = visit.visitor.screens.makeRegistrationViewModel(then: next, router: visit.router)
    model.name = form.name
    model.email = form.email
    model.password = form.password
    model.address = form.address
    await model.register()
    guard model.message == nil else { return try await page(of: model, in: visit) }
    desk.visitors.renew(visit.visitor)
    visit.visitor.tell("Welcome, \(model.name)!")
    return visit.goOn()
  }

  @MainActor
  private func page(of model: RegistrationViewModel, in visit: Visit) async throws -> Response {
    try await visit.page(
      "registration",
      [
        "title": "Register", "message": model.message, "name": model.name,
        "email": model.email, "address": model.address, "next": model.next.path,
        "loginPath": Route.login(then: model.next).path,
      ], status: model.message == nil ? .ok : .unprocessableContent)
  }

  @MainActor
  private func logOut(_ request: Request) async throws -> Response {
    let visit = desk.visit(request, at: .orders)
    await visit.visitor.screens.makeAccountViewModel(router: visit.router).logOut()
    desk.visitors.renew(visit.visitor)
    visit.visitor.tell("You are logged out.")
    return visit.goOn()
  }

  /// Only places of this app are gone on to.
  private func next(_ path: String?) -> Route {
    path.flatMap { Route(path: $0) } ?? .restaurants
  }
}

/// What the form to log in says.
struct LoginForm: Decodable, Sendable {
  var email: String
  var password: String
  var next: String?
}

/// What the form to register says.
struct RegistrationForm: Decodable, Sendable {
  var name: String
  var email: String
  var password: String
  var address: String
  var next: String?
}
