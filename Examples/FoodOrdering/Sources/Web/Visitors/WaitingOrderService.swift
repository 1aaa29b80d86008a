import AsyncAlgorithms
import FoodPresentation
import Foundation
import ServiceLifecycle

/// Sends every visitor's waiting orders, again and again, until they have arrived.
struct WaitingOrderService: Service {
  let visitors: VisitorStore

  func run() async throws {
    for await _ in AsyncTimerSequence(interval: .seconds(2), clock: .continuous)
      .cancelOnGracefulShutdown()
    {
      for visitor in await visitors.all { await send(ordersOf: visitor) }
    }
  }

  @MainActor
  private func send(ordersOf visitor: Visitor) async {
    await visitor.screens.makeAccountViewModel(router: AppRouter()).sendWaiting()
  }
}
