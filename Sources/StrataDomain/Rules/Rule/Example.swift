package import StrataCode

/// A small project that shows a rule: sections headed `//- path`, the offending tokens behind `↓`.
package struct Example: Sendable, Equatable {
  /// What the example shows, in a few words.
  package var title: Phrase
  package var source: String
  /// Whether the rule has something to say about it.
  package var isBad: Bool
  /// A file of a worked app in which the same is done right, below `Examples`.
  package var place: String?

  /// An example that the rule flags exactly at each `↓`.
  package static func bad(_ title: Phrase, _ source: String) -> Example {
    Example(title: title, source: source, isBad: true)
  }

  /// An example on which the whole catalogue is silent.
  ///
  /// - Parameter place: A file below `Examples` that does the same in an app that runs.
  package static func good(
    _ title: Phrase, seenIn place: String? = nil, _ source: String
  ) -> Example {
    Example(title: title, source: source, isBad: false, place: place)
  }
}
