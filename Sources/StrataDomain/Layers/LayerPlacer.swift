/// Places every file by weighing evidence.
struct LayerPlacer {
  private let workspace: Workspace
  private let symbols: SymbolTable
  private let references: ReferenceMap
  private let roles: RoleMap

  init(
    _ workspace: Workspace, _ symbols: SymbolTable, _ references: ReferenceMap, _ roles: RoleMap
  ) {
    self.workspace = workspace
    self.symbols = symbols
    self.references = references
    self.roles = roles
  }

  /// One placement a file, in file order.
  func placements() -> [Placement] {
    workspace.files.map { _ in Placement(layer: nil, confidence: 0, declared: nil, evidence: []) }
  }
}
