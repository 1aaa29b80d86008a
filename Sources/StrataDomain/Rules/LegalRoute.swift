/// Finds the legal way around an offence among what the project already has.
struct LegalRoute {
  private let codebase: Codebase
  /// By type: the container that builds it.
  private let builders: [SymbolID: SymbolID]
  private let containers: [SymbolID]
  /// Which module names types of which.
  private let knownModules: Set<[Int]>
  private let entities: [(id: SymbolID, concept: [String])]

  init(_ codebase: Codebase) {
    self.codebase = codebase
    var builders: [SymbolID: SymbolID] = [:]
    var known: Set<[Int]> = []
    for dependency in codebase.dependencies {
      let home = codebase.symbols[dependency.target].place.file
      for module in codebase.workspace.files[dependency.file].modules {
        for other in codebase.workspace.files[home].modules { known.insert([module, other]) }
      }
      guard dependency.isWiring, builders[dependency.target] == nil,
        let owner = codebase.outermostType(of: dependency), codebase.roles.has(owner, .container)
      else { continue }
      builders[dependency.target] = owner
    }
    self.builders = builders
    knownModules = known
    containers = codebase.symbols.ids.filter {
      codebase.roles.has($0, .container) && codebase.layer(of: $0) == .app
        && codebase.symbols[$0].kind.isConcreteType
    }.sorted { codebase.symbols[$0].qualifiedName < codebase.symbols[$1].qualifiedName }
    entities = codebase.symbols.ids.filter {
      codebase.layer(of: $0) == .domain && codebase.symbols[$0].kind.isConcreteType
        && codebase.symbols[$0].parent == nil
    }.map { ($0, Self.concept(of: codebase.symbols[$0])) }
  }

  /// A protocol that the type conforms to and that `layer` may name.
  func abstraction(of id: SymbolID, for layer: Layer) -> SymbolID? {
    codebase.symbols.allSupertypes(of: id).first { candidate in
      codebase.symbols[candidate].kind == .protocol
        && codebase.layer(of: candidate).map { Direction.allows(layer, $0) } ?? false
    }
  }

  /// The container that already builds the type, or one whose module knows the type's module.
  private func compositionRoot(for id: SymbolID) -> SymbolID? {
    if let builder = builders[id] { return builder }
    let near = modules(of: id)
    return containers.first { container in
      modules(of: container).contains { own in
        near.contains { own == $0 || knownModules.contains([own, $0]) }
      }
    }
  }

  private func modules(of id: SymbolID) -> [Int] {
    codebase.workspace.files[codebase.symbols[id].place.file].modules
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
    let wanted = Self.concept(of: codebase.symbols[id])
    guard !wanted.isEmpty else { return nil }
    return entities.first { $0.id != id && $0.concept == wanted }?.id
  }

  /// The words of a name without what says only where it travels.
  private static func concept(of symbol: Symbol) -> [String] {
    let carriers: Set<String> = [
      "dto", "response", "request", "payload", "api", "model", "entity", "db", "realm", "cd",
      "managed", "object", "mo", "core", "data", "persistent", "remote", "local", "record", "row",
    ]
    return NameWords(symbol.name).bare.filter { !carriers.contains($0) }
  }
}

extension Codebase {
  /// The outermost type whose code names a dependency's target.
  func outermostType(of dependency: Dependency) -> SymbolID? {
    facts(dependency.file).enclosing(reference(of: dependency).owner).reversed().lazy.compactMap {
      symbols.subject(of: Place(file: dependency.file, declaration: $0))
    }.first
  }
}
