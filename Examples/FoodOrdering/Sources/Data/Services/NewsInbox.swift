package import FoodDomain

/// Keeps what happens to orders until somebody reads it.
package actor NewsInbox: OrderNotifier, ReadNewsUseCase {
  /// The most that is kept; who does not read for so long reads the newest.
  private static let most = 20
  private var news: [OrderNews] = []

  package init() {}

  package func tell(_ news: OrderNews) {
    self.news = (self.news + [news]).suffix(Self.most)
  }

  package func takeNews() -> [OrderNews] {
    defer { news = [] }
    return news
  }
}
