/// Finds the legal way around an offence among what the project already has.
struct LegalRoute {
  private let codebase: Codebase
  /// By type: the container that builds it.
  private let builders: [SymbolID: SymbolID]
  private let entities: [(id: SymbolID, concept: [String])]

  init(_ codebase: Codebase) {
    self.codebase = codebase
    var builders: [SymbolID: SymbolID] = [:]
    for dependency in codebase.dependencies {
      guard dependency.isWiring, builders[dependency.target] == nil,
        let owner = codebase.outermostType(of: dependency), codebase.roles.has(owner, .container),
        Self.handsOn(dependency, codebase)
      else { continue }
      builders[dependency.target] = owner
    }
    self.builders = builders
    entities = codebase.symbols.ids.filter {
      codebase.layer(of: $0) == .domain && codebase.symbols[$0].kind.isConcreteType
        && codebase.symbols[$0].parent == nil
    }.map { ($0, Self.concept(of: codebase.symbols[$0])) }
  }

  /// Whether what names the type makes it for others: a member that stores it, that returns it or
  /// its abstraction, or that is called a factory, and no method that uses it by the way.
  private static func handsOn(_ dependency: Dependency, _ codebase: Codebase) -> Bool {
    let owner = codebase.reference(of: dependency).owner
    guard owner >= 0 else { return false }
    let place = Place(file: dependency.file, declaration: owner)
    guard codebase.declaration(place).kind == .function else { return true }
    let name = codebase.name(place)
    if makers.contains(where: name.hasPrefix) { return true }
    let wired = Set([dependency.target] + codebase.symbols.allSupertypes(of: dependency.target))
    return codebase.namings(of: place, as: [.return]).contains { wired.contains($0.type) }
  }

  private static let makers = [
    "make", "create", "build", "provide", "register", "resolve", "compose", "assemble", "inject",
    "configure", "setup", "setUp", "start", "load",
  ]

  /// A protocol with requirements that the type conforms to and that `layer` may name.
  func abstraction(of id: SymbolID, for layer: Layer) -> SymbolID? {
    codebase.symbols.allSupertypes(of: id).first { candidate in
      let place = codebase.symbols[candidate].place
      return codebase.symbols[candidate].kind == .protocol
        && !codebase.facts(place.file).children(of: place.declaration).isEmpty
        && codebase.layer(of: candidate).map { Direction.allows(layer, $0) } ?? false
    }
  }

  /// `in 'AppDIContainer'`, which already builds the type, or where a container would stand.
  func wiringPlace(for id: SymbolID) -> String {
    builder(of: id).map { "in '\(codebase.symbols[$0].qualifiedName)'" }
      ?? "where the app is composed"
  }

  /// The container that already builds a type.
  func builder(of id: SymbolID) -> SymbolID? { builders[id].flatMap { $0 == id ? nil : $0 } }

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
