internal import StrataCode

/// What was concluded of each file of a code base by all of it: what ships, and what of that is no
/// production code.
package struct KeptFiles: Sendable {
  /// By file index: whether it ships.
  package var ships: [Bool]
  package var previews: PreviewParts
  /// By file index.
  package var scopes: [FileScope]

  /// Conclusions of files.
  package init(ships: [Bool], previews: PreviewParts, scopes: [FileScope]) {
    self.ships = ships
    self.previews = previews
    self.scopes = scopes
  }

  /// Whether they are about the files and declarations that there are.
  func isSound(in workspace: Workspace) -> Bool {
    ships.count == workspace.files.count && scopes.count == workspace.files.count
      && zip(scopes, workspace.files).allSatisfy { $0.isAbout($1.facts.declarations.count) }
  }
}
