package import StrataCode

/// What is to be said of a project's use cases, one by one.
package struct UseCaseAdvice: Sendable, Equatable {
  /// All that there are.
  package var total = 0
  /// Those that only hand on.
  package var forwarding = 0
  /// Why those that only hand on stay nevertheless; nil where they may go.
  package var keeping: Phrase?
  /// What to do, in the order of `Action`.
  package var entries: [Entry] = []

  package init() {}

  /// Something to do about some use cases.
  package struct Entry: Sendable, Equatable {
    package var action: Action
    /// The use cases; where one is to be made, the members that hold what it is to do.
    package var names: [String]
    package var location: Location
    /// What is the case.
    package var evidence: Phrase
    /// A name for what is to be made or to remain.
    package var proposal: String?
  }

  /// What to do about use cases.
  package enum Action: String, Sendable, CaseIterable {
    /// Call the repository instead.
    case drop
    /// One instead of several that one screen always uses together.
    case merge
    /// Parts that others use too: leave them apart, and let the view model call one after the other.
    case separate
    /// Parts that nobody else uses: one use case, named for all of it.
    case unite
    /// Give what decides a use case of its own.
    case create

    /// The word for it.
    package var word: Phrase {
      switch self {
      case .drop: Phrase("drop", zh: "去掉")
      case .merge: Phrase("merge", zh: "合并")
      case .separate: Phrase("keep apart", zh: "拆开")
      case .unite: Phrase("make one", zh: "并为一个")
      case .create: Phrase("create", zh: "新建")
      }
    }
  }

  /// How many use cases are to stay as they are: one business operation each.
  package var kept: Int {
    total
      - entries.filter { $0.action != .create && $0.action != .separate }
      .reduce(0) { $0 + $1.names.count }
  }
}
