/// A stretch of a file that is compiled only under a condition or only for previews.
package struct Region: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    /// A branch of `#if`; an `#else` has the negated condition.
    case conditional
    /// The body of `#Preview`.
    case preview
  }

  package var kind: Kind
  /// The condition as written, such as `DEBUG` or `!(canImport(UIKit))`; empty for a preview.
  package var condition: Name
  package var span: Span

  package init(kind: Kind, condition: Name, span: Span) {
    self.kind = kind
    self.condition = condition
    self.span = span
  }
}
