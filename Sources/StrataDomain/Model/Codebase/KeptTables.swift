internal import StrataCode

/// What holds across the files of a code base, each table with what was looked at for it.
package struct KeptTables: Sendable {
  /// By slot of a role: the types of production code that play it.
  package var players: Noted<[[SymbolID]]>
  package var composes: Noted<Bool>
  /// By type: the container that builds it.
  package var builders: Noted<[SymbolID: SymbolID]>
  package var locators: Noted<LocatorUses>

  /// Tables of their parts.
  package init(
    players: Noted<[[SymbolID]]>, composes: Noted<Bool>, builders: Noted<[SymbolID: SymbolID]>,
    locators: Noted<LocatorUses>
  ) {
    self.players = players
    self.composes = composes
    self.builders = builders
    self.locators = locators
  }

  /// Whether they are about types and declarations that there are.
  func isSound(in code: ResolvedCode) -> Bool {
    let (files, types) = (code.workspace.files, code.symbols.symbols.count)
    func isThere(_ id: SymbolID) -> Bool { id.index >= 0 && Int(id.index) < types }
    return players.value.count == Role.allCases.count
      && players.value.allSatisfy { $0.allSatisfy(isThere) }
      && builders.value.allSatisfy { isThere($0) && isThere($1) }
      && locators.value.all.allSatisfy { use in
        files.indices.contains(use.file) && use.owner >= topLevel
          && Int(use.owner) < files[use.file].facts.declarations.count
          && use.container.map(isThere) ?? true
      }
  }
}
