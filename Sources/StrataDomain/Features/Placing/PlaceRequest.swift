package import StrataRules

/// A text, and the project in which it is to be placed.
package struct PlaceRequest: Sendable {
  /// Where the text comes from.
  package enum Source: Sendable {
    /// A file, by its path as it was typed.
    case file(String)
    /// Bytes that may stand nowhere yet, with the path that somebody assumes for them, from the
    /// root of the file system.
    case text([UInt8], assumed: String?)
  }

  package var source: Source
  /// Only this type of it.
  package var type: String?
  package var codebase: CodebaseRequest
  package var terms: JudgingOptions

  package init(
    _ source: Source, type: String? = nil, in codebase: CodebaseRequest,
    under terms: JudgingOptions = JudgingOptions()
  ) {
    self.source = source
    self.type = type
    self.codebase = codebase
    self.terms = terms
  }
}
