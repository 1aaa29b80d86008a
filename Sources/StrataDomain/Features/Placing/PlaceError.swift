internal import StrataCode

/// Why it cannot be said where a text belongs.
package enum PlaceError: Error, Equatable {
  case read(CodebaseReadError)
  /// `place` was asked about a path that is no Swift source file of the project.
  case noSource(String)
  /// What came in is no text.
  case noText
  /// A text declares nothing that could be placed.
  case nothingDeclared(String)
  /// A text declares no type of this name; `suggestions` are the nearest ones.
  case unknownType(String, file: String, suggestions: [String])
}
