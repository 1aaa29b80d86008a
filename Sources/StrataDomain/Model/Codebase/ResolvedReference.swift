internal import StrataCode

/// One naming of a project type, an alias followed to what it stands for.
package struct ResolvedReference: Sendable, Hashable {
  package var file: Int
  /// The index into the file's references.
  package var reference: Int
  /// The symbol that is written: the type, or an alias of it.
  package var named: SymbolID
  package var type: SymbolID
}
