package import StrataCode

/// What every type name of the code base means, by file and reference.
package struct ReferenceMap: Sendable {
  private let targets: [[Target]]

  /// The targets of a file's references, in their order.
  package subscript(file: Int) -> [Target] { targets[file] }

  /// Resolves every reference of a workspace: by the compiler's index where there is one, otherwise
  /// from source.
  package init(
    _ workspace: Workspace, _ table: SymbolTable, by workforce: Workforce = Workforce()
  ) {
    let source = SourceNames(workspace, table)
    let names: any NameResolving =
      workspace.index.map { CompilerNames($0, workspace, table, otherwise: source) } ?? source
    targets = workforce.map(workspace.files.count) { names.targets(of: $0) }
  }
}

/// Says what the type names of a code base mean.
protocol NameResolving: Sendable {
  /// The targets of a file's references, in their order.
  func targets(of file: Int) -> [Target]
}
