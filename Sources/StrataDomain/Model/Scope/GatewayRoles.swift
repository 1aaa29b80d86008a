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
      && roles[id].isSubset(of: [.repositoryProtocol])
      && code.workspace.files[symbol.place.file].facts.children(of: symbol.place.declaration)
        .contains {
          code.workspace.files[symbol.place.file].facts[$0].kind == .function
        }
  }

  /// Types of the outer ring that store a data source, their own or the SDK's.
  private func holders(_ roles: RoleMap) -> Set<SymbolID> {
    var holders: Set<SymbolID> = []
    for (index, file) in code.workspace.files.enumerated() {
      guard placements[index].layer?.ring == .data else { continue }
      let facts = file.facts
      let imports = Set(facts.imports.map { facts[$0.module] })
      for (position, reference) in facts.references.enumerated()
      where reference.role == .property && reference.owner >= 0 {
        let property = facts[reference.owner]
        guard property.kind == .property, property.parent >= 0,
          property.modifiers.isDisjoint(with: [.isComputed, .isStatic]),
          let holder = code.symbols.subject(
            of: DeclarationID(file: index, declaration: property.parent)),
          isSource(code.references[index][position], facts[reference.name], imports, roles)
        else { continue }
        holders.insert(holder)
      }
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
