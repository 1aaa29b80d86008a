package import FoodPresentation
package import Foundation
import HTTPTypes
package import Hummingbird
package import Logging

/// The app for browsers: the same view models as on a phone, shown as plain pages without scripts.
package struct WebFrontEnd: Sendable {
  private let templates: Templates
  private let visitors: VisitorStore
  private let pictures: URL?

  /// - Parameters:
  ///   - pictures: Where pictures come from, beside this app.
  ///   - makeScreens: Makes the view models of a visitor, by what the cart is kept under.
  package init(
    now: @escaping @Sendable () -> Date, pictures: URL?,
    makeScreens: @escaping @MainActor (String) -> any ViewModelFactory
  ) async throws {
    self.pictures = pictures
    templates = try await Templates()
    visitors = await VisitorStore(now: now, makeScreens: makeScreens)
  }

  /// Serves it.
  ///
  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - onReady: Is told the port.
  package func application(
    host: String, port: Int, logger: Logger, onReady: @escaping @Sendable (Int) async -> Void
  ) -> some ApplicationProtocol {
    let router = Router(context: BasicRequestContext.self)
    router.middlewares.add(SafetyMiddleware(pictures: pictures))
    router.middlewares.add(ErrorPages(templates: templates))
    router.middlewares.add(OriginMiddleware())
    let desk = FrontDesk(visitors: visitors, templates: templates)
    RestaurantPages(desk: desk).add(to: router)
    MenuPages(desk: desk).add(to: router)
    CartPages(desk: desk).add(to: router)
    CheckoutPages(desk: desk).add(to: router)
    AccountPages(desk: desk).add(to: router)
    OrderPages(desk: desk).add(to: router)
    router.get("style.css") { [style = templates.style] _, _ in
      Response(
        status: .ok,
        headers: [.contentType: "text/css; charset=utf-8", .cacheControl: "max-age=600"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: style)))
    }
    return Application(
      router: router,
      configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
      services: [WaitingOrderService(visitors: visitors)],
      onServerRunning: { channel in await onReady(channel.localAddress?.port ?? port) },
      logger: logger)
  }
}
