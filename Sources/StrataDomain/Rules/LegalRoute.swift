/// Finds the legal way around an offence among what the project already has.
struct LegalRoute {
  let codebase: Codebase

  /// A protocol that the type conforms to and that `layer` may name.
  func abstraction(of id: SymbolID, for layer: Layer) -> SymbolID? {
    codebase.symbols.allSupertypes(of: id).first { candidate in
      codebase.symbols[candidate].kind == .protocol
        && codebase.layer(of: candidate).map { Direction.allows(layer, $0) } ?? false
    }
  }

  /// The container that already builds the type, or one whose module knows the type's module.
  func compositionRoot(for id: SymbolID) -> SymbolID? {
    let builders = codebase.dependencies.lazy.filter { $0.target == id && $0.isWiring }
    for dependency in builders {
      if let container = owner(of: dependency), codebase.roles.has(container, .container) {
        return container
      }
    }
    let near = modules(of: id)
    return containers.first { container in
      let own = modules(of: container)
      return !own.isDisjoint(with: near)
        || codebase.dependencies.contains {
          !own.isDisjoint(with: codebase.workspace.files[$0.file].modules)
            && !near.isDisjoint(with: modules(of: $0.target))
        }
    }
  }

  private func modules(of id: SymbolID) -> Set<Int> {
    Set(codebase.workspace.files[codebase.symbols[id].place.file].modules)
  }

  private var containers: [SymbolID] {
    codebase.symbols.ids.filter {
      codebase.roles.has($0, .container) && codebase.layer(of: $0) == .app
        && codebase.symbols[$0].kind.isConcreteType
    }.sorted { codebase.symbols[$0].qualifiedName < codebase.symbols[$1].qualifiedName }
  }

  private func owner(of dependency: Dependency) -> SymbolID? {
    let reference = codebase.reference(of: dependency)
    return codebase.facts(dependency.file).enclosing(reference.owner).reversed().lazy.compactMap {
      codebase.symbols.subject(of: Place(file: dependency.file, declaration: $0))
    }.first
  }

  /// `in 'AppDIContainer'`, or where a container would stand.
  func wiringPlace(for id: SymbolID) -> String {
    if let root = compositionRoot(for: id) {
      "in '\(codebase.symbols[root].qualifiedName)'"
    } else {
      "where the app starts"
    }
  }

  /// An entity of Domain that says what a DTO or persistence model says.
  func entity(for id: SymbolID) -> SymbolID? {
    let wanted = concept(of: codebase.symbols[id])
    guard !wanted.isEmpty else { return nil }
    return codebase.symbols.ids.first { candidate in
      let symbol = codebase.symbols[candidate]
      return candidate != id && codebase.layer(of: candidate) == .domain
        && symbol.kind.isConcreteType && symbol.parent == nil && concept(of: symbol) == wanted
    }
  }

  /// The words of a name without what says only where it travels.
  private func concept(of symbol: Symbol) -> [String] {
    let carriers: Set<String> = [
      "dto", "response", "request", "payload", "api", "model", "entity", "db", "realm", "cd",
      "managed", "object", "mo", "core", "data", "persistent", "remote", "local", "record", "row",
    ]
    return NameWords(symbol.name).bare.filter { !carriers.contains($0) }
  }
}
