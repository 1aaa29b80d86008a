import FoodDomain
import Logging

/// Has every open order get one step further, again and again.
struct Kitchen: Sendable {
  let advance: any AdvanceOrdersUseCase
  let step: Duration
  let log: Logger

  /// Works until it is cancelled; what fails once is tried again at the next step.
  func run() async throws {
    while true {
      try await Task.sleep(for: step)
      do {
        try await advance.advanceOrders()
      } catch {
        try Task.checkCancellation()
        log.error("kitchen stands still", metadata: ["type": "\(type(of: error))"])
      }
    }
  }
}
