package import StrataCode

/// An error that ends a run, as people and programs are told of it.
package protocol FailureCause: Error {
  /// A word for programs, such as `no-swift-files`.
  var kind: String { get }
  /// One sentence, cause after the colon, and what to do.
  var message: Phrase { get }
}

extension Phrase {
  /// The end of a sentence about a name that is unknown: the nearest ones, or else `fallback`.
  static func hint(_ suggestions: [String], else fallback: Phrase) -> Phrase {
    suggestions.isEmpty
      ? Phrase("; \(fallback)", zh: "；\(fallback)") : .didYouMean(suggestions)
  }
}
