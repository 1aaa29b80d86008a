package import StrataCode

/// Why nothing could be explained.
package enum ExplainError: Error, Equatable {
  case read(CodebaseReadError)
  /// `explain` knows no rule, type or file of this name; `suggestions` are the nearest ones.
  case unknownSubject(String, suggestions: [String])
  /// No finding's identity begins with these digits.
  case unknownFinding(String)
  /// Several findings' identities begin with these digits.
  case unclearFinding(String, Int)
  /// An end of a route is no type, layer or file; `suggestions` are the nearest types.
  case unknownEnd(String, suggestions: [String])
  /// An end of a route is a layer in which no file stands.
  case emptyLayer(Layer, filled: [Layer])
  /// A route has fewer or more than two ends.
  case unclearRoute(String)
  /// A route leads from a place to itself.
  case sameEnds(String)
  /// A file has fewer lines than the one asked about.
  case noSuchLine(Int, file: String, lines: Int)
}
