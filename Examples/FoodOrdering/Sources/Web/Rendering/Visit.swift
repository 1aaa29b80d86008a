import FoodDomain
import FoodPresentation
import Foundation
import HTTPTypes
import Hummingbird

/// One request of a visitor: where it stands, and the answer, which is a page or the way to one.
@MainActor
struct Visit {
  let visitor: Visitor
  let route: Route
  let router: AppRouter
  private let templates: Templates

  init(_ visitor: Visitor, at route: Route, templates: Templates) {
    self.visitor = visitor
    self.route = route
    self.templates = templates
    router = AppRouter(path: route == .restaurants ? [] : [route])
  }

  /// A page, unless a view model has gone somewhere else meanwhile.
  func page(
    _ name: String, _ content: Content, status: HTTPResponse.Status = .ok
  ) async throws -> Response {
    guard router.current == route else { return redirect(to: router.current) }
    let account = visitor.screens.makeAccountViewModel(router: router)
    await account.load()
    var content = content
    content["here"] = route.path
    content["customer"] = account.customer?.name
    content["loginPath"] = Route.login(then: route.isEntrance ? .restaurants : route).path
    content["cartCount"] = account.itemsInCart > 0 ? account.itemsInCart : nil
    content["notices"] = [visitor.takeNotice()].compactMap { $0 } + account.news.map(\.text)
    return try response(try templates.html(name, content), status: status)
  }

  /// The way to where the view models have gone, or to where this began.
  func goOn() -> Response { redirect(to: router.current) }

  private func redirect(to route: Route) -> Response {
    withCookie(Response(status: .seeOther, headers: [.location: route.path]))
  }

  private func response(_ html: String, status: HTTPResponse.Status) throws -> Response {
    withCookie(
      Response(
        status: status, headers: [.contentType: "text/html; charset=utf-8"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: html))))
  }

  private func withCookie(_ response: Response) -> Response {
    var response = response
    response.setCookie(
      Cookie(
        name: "food_visitor", value: visitor.id, path: "/", secure: false, httpOnly: true,
        sameSite: .lax))
    return response
  }
}

extension Route {
  /// Whether it leads in, so that nobody comes back to it.
  fileprivate var isEntrance: Bool {
    switch self {
    case .login, .registration: true
    default: false
    }
  }
}
