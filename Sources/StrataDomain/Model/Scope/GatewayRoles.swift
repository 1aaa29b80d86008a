internal import StrataCode

/// Repositories by what they do: a Domain protocol that a type of the outer ring with a data source
/// behind it implements is a repository protocol, whatever it is called.
struct GatewayRoles {
  let code: ResolvedCode
  let placements: [Placement]

  func add(to roles: inout RoleMap) {
    for holder in holders(roles).sorted() {
      let found = roles[holder].subtracting([.repositoryImplementation])
      guard found.isEmpty, code.symbols[holder].kind.isConcreteType else { continue }
      let contracts = code.symbols.allSupertypes(of: holder).filter { isContract($0, roles) }
      guard !contracts.isEmpty else { continue }
      roles[holder].insert(.repositoryImplementation)
      for contract in contracts { roles[contract].insert(.repositoryProtocol) }
    }
  }

  /// A protocol that a folder or module says to be Domain's, that asks for something and plays no
  /// other part.
  private func isContract(_ id: SymbolID, _ roles: RoleMap) -> Bool {
    let symbol = code.symbols[id]
    let placement = placements[symbol.place.file]
    return symbol.kind == .protocol && placement.layer == .domain && placement.declared == .domain
      && roles[id].isSubset(of: [.repositoryProtocol]) && asks(id)
  }

  /// Whether a type has functions.
  func asks(_ id: SymbolID) -> Bool {
    let place = code.symbols[id].place
    let facts = code.facts(place.file)
    return facts.children(of: place.declaration).contains { facts[$0].kind == .function }
  }

  /// Types of the outer ring that store a data source, their own or the SDK's.
  private func holders(_ roles: RoleMap) -> Set<SymbolID> {
    var holders: Set<SymbolID> = []
    for file in code.workspace.files.indices { holders.formUnion(self.holders(in: file, roles)) }
    return holders
  }

  /// Those of one file.
  func holders(in file: Int, _ roles: RoleMap) -> Set<SymbolID> {
    guard placements[file].layer?.ring == .data else { return [] }
    var holders: Set<SymbolID> = []
    let facts = code.facts(file)
    let imports = Set(facts.imports.map { facts[$0.module] })
    for (position, reference) in facts.references.enumerated()
    where reference.role == .property && reference.owner >= 0 {
      let property = facts[reference.owner]
      guard property.kind == .property, property.parent >= 0,
        property.modifiers.isDisjoint(with: [.isComputed, .isStatic]),
        let holder = code.symbols.subject(
          of: DeclarationID(file: file, declaration: property.parent)),
        isSource(code.references[file][position], facts[reference.name], imports, roles)
      else { continue }
      holders.insert(holder)
    }
    return holders
  }

  private func isSource(
    _ target: Target, _ name: String, _ imports: Set<String>, _ roles: RoleMap
  ) -> Bool {
    switch target {
    case .symbol(let id): code.symbols.expanded([id]).contains { roles.has($0, .dataSource) }
    case .external: InfrastructureSymbol(name, imports: imports) != nil
    default: false
    }
  }
}
