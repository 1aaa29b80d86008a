package import StrataCode

/// A workspace with its names resolved: which types there are, and what each written name means.
///
/// A class, so that threads that look at it share one reference and do not count dozens.
package final class ResolvedCode: Sendable {
  package let workspace: Workspace
  package let symbols: SymbolTable
  package let references: ReferenceMap

  /// Resolves the names of a workspace.
  package init(_ workspace: Workspace, by workforce: Workforce = Workforce()) {
    self.workspace = workspace
    symbols = SymbolTable(of: workspace, by: workforce)
    references = ReferenceMap(workspace, symbols, by: workforce)
  }

  /// Resolves the names of a newer reading of a workspace, of which it may be known what they meant.
  init(
    _ workspace: Workspace, since former: Workspace, as known: ReferenceMap?, _ renewal: Renewal,
    by workforce: Workforce
  ) {
    self.workspace = workspace
    symbols = SymbolTable(of: workspace, areNamesAsked: known == nil, by: workforce)
    if let known, known.isSound(in: former, symbols) {
      references = known.renewed(in: workspace, symbols, renewal)
    } else {
      references = ReferenceMap(workspace, symbols, by: workforce)
    }
  }

  /// Resolves the names of a newer reading of resolved code.
  package init(_ workspace: Workspace, renewing old: ResolvedCode, _ renewal: Renewal) {
    self.workspace = workspace
    symbols = old.symbols.renewed(in: workspace, renewal)
    references = old.references.renewed(in: workspace, symbols, renewal)
  }

  /// The facts of a file.
  package func facts(_ file: Int) -> FileFacts { workspace.files[file].facts }
}
