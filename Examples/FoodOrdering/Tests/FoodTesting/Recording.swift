package import FoodDomain

/// Writes down what happened, in order.
package actor Recording<Event: Sendable> {
  /// All of it.
  package private(set) var events: [Event] = []

  /// Nothing so far.
  package init() {}

  /// One thing more.
  package func record(_ event: Event) { events.append(event) }
}

/// Keeps all news that it is told.
package actor RecordingNotifier: OrderNotifier {
  /// The news, oldest first.
  package private(set) var news: [OrderNews] = []
  private let listener: @Sendable (OrderNews) async -> Void

  /// - Parameter listener: Hears each piece, too.
  package init(listener: @escaping @Sendable (OrderNews) async -> Void = { _ in }) {
    self.listener = listener
  }

  package func tell(_ news: OrderNews) async {
    self.news.append(news)
    await listener(news)
  }
}

/// What a fake says that nobody told what to answer.
package struct NoAnswer: Error {
  /// Says nothing else.
  package init() {}
}
