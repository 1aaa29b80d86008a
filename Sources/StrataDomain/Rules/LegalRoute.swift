/// Who builds what, and which entities there are: what legal ways are looked up in.
package struct RouteIndex: Sendable {
  /// By type: the container that builds it.
  fileprivate var builders: [SymbolID: SymbolID] = [:]
  /// The container that builds more than half of what containers build.
  fileprivate var mainContainer: SymbolID?
  fileprivate var entities: [(id: SymbolID, concept: [String])] = []

  /// An index of nothing.
  init() {}

  /// The index of a code base that is complete but for it.
  init(_ codebase: Codebase) {
    for dependency in codebase.dependencies {
      guard dependency.isWiring, builders[dependency.target] == nil,
        let owner = codebase.outermostType(of: dependency), codebase.roles.has(owner, .container),
        Self.handsOn(dependency, codebase)
      else { continue }
      builders[dependency.target] = owner
    }
    let counts = Dictionary(grouping: builders.values) { $0 }.mapValues(\.count)
    mainContainer =
      counts.first {
        $0.value * 2 > builders.count
          && !codebase.symbols.words(of: $0.key).ends(in: "locator")
      }?.key
    entities = codebase.symbols.ids.filter {
      codebase.layer(of: $0) == .domain && codebase.symbols[$0].kind.isConcreteType
        && codebase.symbols[$0].parent == nil
    }.map { ($0, Self.concept(of: codebase.symbols[$0])) }
  }

  /// The words of a name without what says only where it travels.
  fileprivate static func concept(of symbol: Symbol) -> [String] {
    let carriers: Set<String> = [
      "dto", "response", "request", "payload", "api", "model", "entity", "db", "realm", "cd",
      "managed", "object", "mo", "core", "data", "persistent", "remote", "local", "record", "row",
    ]
    return NameWords(symbol.name).bare.filter { !carriers.contains($0) }
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
}

/// Finds the legal way around an offence among what the project already has.
struct LegalRoute {
  private let codebase: Codebase
  private var index: RouteIndex { codebase.routes }

  init(_ codebase: Codebase) { self.codebase = codebase }

  /// A protocol with requirements that the type conforms to and that `layer` may name.
  func abstraction(of id: SymbolID, for layer: Layer) -> SymbolID? {
    codebase.symbols.allSupertypes(of: id).first { candidate in
      let place = codebase.symbols[candidate].place
      return codebase.symbols[candidate].kind == .protocol
        && !codebase.facts(place.file).children(of: place.declaration).isEmpty
        && codebase.layer(of: candidate).map { Direction.allows(layer, $0) } ?? false
    }
  }

  /// `in 'AppDIContainer'`, which builds the type or else most others, or where one would stand.
  func wiringPlace(for id: SymbolID) -> Phrase {
    (builder(of: id) ?? index.mainContainer.flatMap { $0 == id ? nil : $0 }).map {
      let name = codebase.symbols[$0].qualifiedName
      return Phrase("in '\(name)'", zh: "在 '\(name)' 中")
    } ?? Phrase("where the app is composed", zh: "在组装应用的地方")
  }

  /// The container that already builds a type.
  func builder(of id: SymbolID) -> SymbolID? { index.builders[id].flatMap { $0 == id ? nil : $0 } }

  /// An entity of Domain that says what a DTO or persistence model says.
  func entity(for id: SymbolID) -> SymbolID? {
    let wanted = RouteIndex.concept(of: codebase.symbols[id])
    guard !wanted.isEmpty else { return nil }
    return index.entities.first { $0.id != id && $0.concept == wanted }?.id
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
