internal import StrataCode

/// Who builds what, and which entities there are: what legal ways are looked up in.
package struct RouteIndex: Sendable {
  /// By type: the container that builds it.
  package private(set) var builders: [SymbolID: SymbolID] = [:]
  /// The container that builds whatever any of them builds, where there is but one.
  package var soleBuilder: SymbolID? {
    Set(builders.values).count == 1 ? builders.first?.value : nil
  }
  /// By protocol: the types of production code that keep it.
  package private(set) var keepers: [SymbolID: [SymbolID]] = [:]
  package private(set) var entities: [(id: SymbolID, concept: [String])] = []

  /// An index of nothing.
  init() {}

  /// The index of a newer reading in which only what is written inside files is another.
  init(_ builders: [SymbolID: SymbolID], like old: RouteIndex) {
    self = old
    self.builders = builders
  }

  /// The index of a code base that is complete but for it.
  init(_ builders: [SymbolID: SymbolID], _ codebase: Codebase) {
    self.builders = builders
    for id in codebase.symbols.ids
    where codebase.symbols[id].kind.isConcreteType && !codebase.roles.has(id, .testDouble)
      && codebase.layer(of: id) != .test
    {
      for parent in codebase.symbols.allSupertypes(of: id)
      where codebase.symbols[parent].kind == .protocol { keepers[parent, default: []].append(id) }
    }
    entities = codebase.symbols.ids.filter {
      codebase.layer(of: $0) == .domain && codebase.symbols[$0].kind.isConcreteType
        && codebase.symbols[$0].parent == nil
        // What is called a record is none of Domain's values, wherever it stands.
        && codebase.symbols.words(of: $0).all.last != "dto"
    }.map { ($0, Self.concept(of: codebase.symbols.words(of: $0))) }
  }

  /// By type: the container that builds it.
  static func builders(_ codebase: Codebase) -> [SymbolID: SymbolID] {
    var builders: [SymbolID: SymbolID] = [:]
    for building in codebase.seen(inEachFile: { buildings(in: $0, codebase) })
    where builders[building.type] == nil {
      builders[building.type] = building.container
    }
    return builders
  }

  private static func buildings(in file: Int, _ codebase: Codebase) -> [Building] {
    codebase.dependencies(of: file).compactMap { dependency in
      guard dependency.isWiring, let owner = codebase.outermostType(of: dependency),
        codebase.roles.has(owner, .container), !codebase.roles.has(owner, .view),
        // A facade of Data that builds its own parts composes no app.
        codebase.layer(of: owner)?.ring != .data,
        // What gives previews their data composes none, either.
        Set(codebase.symbols.words(of: owner).all).isDisjoint(with: ["preview", "previews"]),
        handsOn(dependency, codebase)
      else { return nil }
      return Building(type: dependency.target, container: owner)
    }
  }

  fileprivate struct Building: Sendable, Equatable {
    var type: SymbolID
    var container: SymbolID
  }

  /// The words of a name without what says only where it travels.
  package static func concept(of symbol: Symbol) -> [String] { concept(of: NameWords(symbol.name)) }

  private static func concept(of words: NameWords) -> [String] {
    let carriers: Set<String> = [
      "dto", "response", "request", "payload", "api", "model", "entity", "db", "realm", "cd",
      "managed", "object", "mo", "core", "data", "persistent", "remote", "local", "record", "row",
      "rm", "rlm",
    ]
    return words.bare.filter { !carriers.contains($0) }
  }

  /// Whether what names the type makes it for others: a member that stores it, that returns it or
  /// its abstraction, or that is called a factory, and no method that uses it by the way.
  private static func handsOn(_ dependency: Dependency, _ codebase: Codebase) -> Bool {
    let owner = codebase.reference(of: dependency).owner
    guard owner >= 0 else { return false }
    let place = DeclarationID(file: dependency.file, declaration: owner)
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

extension Codebase {
  /// The outermost type whose code names a dependency's target.
  package func outermostType(of dependency: Dependency) -> SymbolID? {
    facts(dependency.file).enclosing(reference(of: dependency).owner).reversed().lazy.compactMap {
      self.symbols.subject(of: DeclarationID(file: dependency.file, declaration: $0))
    }.first
  }
}

extension RouteIndex.Building: Digestible {
  fileprivate func add(to digest: inout ItemDigest) {
    digest.add(type)
    digest.add(container)
  }
}
