package import FoodDomain
package import Logging

/// Writes into the log how far orders have come, and nothing of who eats what.
package struct LogOrderNotifier: OrderNotifier {
  private let log: Logger

  package init(log: Logger) {
    self.log = log
  }

  package func tell(_ news: OrderNews) async {
    log.info("order \(news.orderID) \(news.status.rawValue)")
  }
}
