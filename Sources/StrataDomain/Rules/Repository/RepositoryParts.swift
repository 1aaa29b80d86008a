package import StrataModel
internal import StrataCode

// What the repository rules share: which protocols are repositories', and who stands behind them.

extension Codebase {
  /// Whether a protocol is a repository's: named for it, and no mixin that asks for a session or a
  /// server's address.
  package func isRepositoryContract(_ id: SymbolID) -> Bool {
    roles.has(id, .repositoryProtocol) && symbols[id].kind == .protocol
      && !requirements(of: id).contains { isConnection($0) }
  }

  private func isConnection(_ place: DeclarationID) -> Bool {
    guard declaration(place).kind == .property else { return false }
    if ["baseurl", "urlsession"].contains(name(place).lowercased()) { return true }
    return referenceOrder[place.file][place.declaration].contains {
      let facts = facts(place.file)
      return facts[facts.references[$0].name] == "URLSession"
    }
  }

  /// What a protocol's own declaration asks for.
  func requirements(of id: SymbolID) -> [DeclarationID] {
    let place = symbols[id].place
    return facts(place.file).children(of: place.declaration).map {
      DeclarationID(file: place.file, declaration: $0)
    }
  }

  /// The repository protocols that a type implements, near ones first.
  func contracts(of id: SymbolID) -> [SymbolID] {
    symbols.allSupertypes(of: id).filter { isRepositoryContract($0) }
  }

  /// Whether a type does something itself: a struct of closures is told what to do.
  func hasBehaviour(_ id: SymbolID) -> Bool {
    methods(of: id).contains {
      declaration($0).modifiers.contains(.hasBody) && !declaration($0).modifiers.contains(.isStatic)
    }
  }

  /// The types made for the wire or the store that a protocol's requirements name, each once.
  func wireTypes(spokenBy id: SymbolID) -> [SymbolID] {
    FrameworkUses.once(
      requirements(of: id).flatMap { namings(of: $0) }.map(\.type).filter(isWireOrStoreType))
  }
}
