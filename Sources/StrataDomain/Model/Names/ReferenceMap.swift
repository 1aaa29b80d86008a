package import StrataCode

/// What every type name of the code base means, by file and reference.
package struct ReferenceMap: Sendable, Equatable {
  /// By file: the targets of its references, in their order.
  package private(set) var targets: [[Target]]

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

  /// What was found earlier: by file, in the order of its references.
  package init(_ targets: [[Target]]) { self.targets = targets }

  /// Whether it says of each name of a workspace what it means, and knows no types but these.
  func isSound(in workspace: Workspace, _ table: SymbolTable) -> Bool {
    let types = table.symbols.count
    func isThere(_ id: SymbolID) -> Bool { id.index >= 0 && Int(id.index) < types }
    return targets.count == workspace.files.count
      && zip(targets, workspace.files).allSatisfy { targets, file in
        targets.count == file.facts.references.count
          && targets.allSatisfy { target in
            switch target {
            case .external, .parameter: true
            case .symbol(let id): isThere(id)
            case .ambiguous(let several): several.allSatisfy(isThere)
            }
          }
      }
  }

  /// The same with the references of some files resolved anew.
  func renewed(
    in workspace: Workspace, _ table: SymbolTable, _ renewal: Renewal
  ) -> ReferenceMap {
    var map = self
    let names = SourceNames(workspace, table)
    for file in renewal.files { map.targets[file] = names.targets(of: file) }
    return map
  }
}

/// Says what the type names of a code base mean.
protocol NameResolving: Sendable {
  /// The targets of a file's references, in their order.
  func targets(of file: Int) -> [Target]
}
