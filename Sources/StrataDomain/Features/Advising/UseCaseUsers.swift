internal import StrataModel
internal import StrataCode
internal import StrataRules

/// Who asks which use case, wiring aside.
struct UseCaseUsers {
  /// By use case: the outermost types that name it or the protocol that is its alone.
  private(set) var users: [SymbolID: Set<SymbolID>] = [:]
  /// By protocol: the one use case behind it.
  private(set) var behind: [SymbolID: SymbolID] = [:]

  init(_ codebase: Codebase, _ cases: [SymbolID]) {
    var conformers: [SymbolID: [SymbolID]] = [:]
    for id in cases {
      for parent in codebase.symbols.allSupertypes(of: id)
      where codebase.roles.has(parent, .useCaseProtocol) {
        conformers[parent, default: []].append(id)
      }
    }
    for (contract, types) in conformers where types.count == 1 { behind[contract] = types[0] }
    let known = Set(cases)
    for dependency in codebase.dependencies where !dependency.isWiring {
      let target = behind[dependency.target] ?? dependency.target
      guard known.contains(target),
        let owner = codebase.facts(dependency.file)
          .enclosing(codebase.reference(of: dependency).owner).last,
        let user = codebase.symbols.subject(
          of: DeclarationID(file: dependency.file, declaration: owner)), user != target,
        behind[user] != target
      else { continue }
      users[target, default: []].insert(user)
    }
  }

  /// Who asks a use case, in file order.
  func users(of id: SymbolID) -> [SymbolID] { users[id, default: []].sorted() }
}
