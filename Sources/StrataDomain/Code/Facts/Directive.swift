/// A comment that speaks to Strata: `// strata:allow …`.
package struct Directive: Sendable, Equatable {
  /// From `strata:` to the end of the comment, on one line.
  package var text: Name
  package var span: Span
  /// The byte offset of the code it speaks of: what its line begins with, or else what follows.
  package var target: UInt32

  package init(text: Name, span: Span, target: UInt32) {
    self.text = text
    self.span = span
    self.target = target
  }
}
