package import StrataCode

/// One thing to do instead of a forbidden naming.
package struct LegalStep: Sendable, Equatable {
  /// A sentence without its full stop, with the project's own names.
  package var text: Phrase
  /// Where the source does it already.
  package var done: Location?

  package init(_ text: Phrase, done: Location? = nil) {
    self.text = text
    self.done = done
  }
}
