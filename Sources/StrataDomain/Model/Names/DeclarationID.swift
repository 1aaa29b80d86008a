package import StrataCode

/// A declaration in a file: the pair that finds it again.
package struct DeclarationID: Sendable, Hashable {
  /// The index into `Workspace.files`.
  package var file: Int
  package var declaration: DeclarationIndex

  package init(file: Int, declaration: DeclarationIndex) {
    self.file = file
    self.declaration = declaration
  }
}
