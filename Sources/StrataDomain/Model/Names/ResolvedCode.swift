package import StrataCode

/// A workspace with its names resolved: which types there are, and what each written name means.
package struct ResolvedCode: Sendable {
  package let workspace: Workspace
  package let symbols: SymbolTable
  package let references: ReferenceMap

  /// Resolves the names of a workspace.
  package init(_ workspace: Workspace, by workforce: Workforce = Workforce()) {
    self.workspace = workspace
    symbols = SymbolTable(of: workspace, by: workforce)
    references = ReferenceMap(workspace, symbols, by: workforce)
  }

  /// The facts of a file.
  package func facts(_ file: Int) -> FileFacts { workspace.files[file].facts }
}
