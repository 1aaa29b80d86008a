package import StrataModel
package import StrataCode

/// Finds the legal way around an offence among what the project already has.
package struct LegalRoute {
  let codebase: Codebase
  var index: RouteIndex { codebase.routes }

  package init(_ codebase: Codebase) { self.codebase = codebase }

  /// A protocol with requirements that the type conforms to and that `layer` may name; none that
  /// `asker`, who needs it, is itself.
  package func abstraction(
    of id: SymbolID, for layer: Layer, asked asker: SymbolID? = nil
  ) -> SymbolID? {
    let own = asker.map { codebase.symbols.allSupertypes(of: $0) } ?? []
    return codebase.symbols.allSupertypes(of: id).first { candidate in
      let place = codebase.symbols[candidate].place
      return codebase.symbols[candidate].kind == .protocol && !own.contains(candidate)
        && !codebase.facts(place.file).children(of: place.declaration).isEmpty
        && !asksForTypes(place) && standsFor(candidate, id)
        && codebase.layer(of: candidate).map { Direction.allows(layer, $0) } ?? false
    }
  }

  /// Whether a protocol leaves types open that nobody can name where it is stored.
  func asksForTypes(_ place: DeclarationID) -> Bool {
    let facts = codebase.facts(place.file)
    let kinds = facts.children(of: place.declaration).map { facts[$0].kind }
    return kinds.contains(.associatedType) && !kinds.contains(.genericParameter)
  }

  /// Whether who needs a type could ask a protocol for it: the protocol has a word of its name, or no
  /// type of another name keeps it. What all kinds of types keep, such as `Cancellable`, says little
  /// of each.
  private func standsFor(_ candidate: SymbolID, _ id: SymbolID) -> Bool {
    let symbols = codebase.symbols
    guard codebase.roles[candidate].isEmpty else { return true }
    let own = Set(symbols.words(of: id).bare)
    if !own.isDisjoint(with: symbols.words(of: candidate).bare) { return true }
    return index.keepers[candidate, default: []].allSatisfy { other in
      other == id || !own.isDisjoint(with: symbols.words(of: other).bare)
    }
  }

  /// The container that already builds a type.
  package func builder(of id: SymbolID) -> SymbolID? {
    index.builders[id].flatMap { $0 == id ? nil : $0 }
  }

  /// An entity of Domain that says what a DTO or persistence model says.
  package func entity(for id: SymbolID) -> SymbolID? {
    if let value = mapped(from: id) { return value }
    let wanted = RouteIndex.concept(of: codebase.symbols[id])
    let alike = index.entities.first {
      !wanted.isEmpty && $0.id != id && $0.concept == wanted && !keeps(id, $0.id)
    }?.id
    return alike ?? made(by: id)
  }

  /// Whether a record keeps a value of like name as a part of its own: it does not mean that one.
  private func keeps(_ id: SymbolID, _ entity: SymbolID) -> Bool {
    codebase.storedProperties(of: id).contains { place in
      codebase.namings(of: place).contains { $0.type == entity }
    }
  }

  /// The entity that functions give back for a type that they take, if it is one alone.
  private func mapped(from id: SymbolID) -> SymbolID? {
    guard codebase.layer(of: id)?.ring == .data else { return nil }
    let values = codebase.dependencies(on: id)
      .filter { codebase.scopes[$0.file].isProduction && !isQuestion($0) }
      .flatMap(codebase.types(givenFor:)).filter {
        $0 != id && codebase.roles.has($0, .entity) && codebase.symbols[$0].kind == .struct
      }
    return Set(values).count == 1 ? values[0] : nil
  }

  /// Whether a function takes a type to ask for something by it: `func dish(id: DishID) async -> Dish`.
  private func isQuestion(_ dependency: Dependency) -> Bool {
    let owner = codebase.reference(of: dependency).owner
    guard owner >= 0 else { return false }
    let asked = codebase.outermostType(of: dependency).map {
      codebase.symbols[$0].kind == .protocol
        && !codebase.roles[$0].isDisjoint(with: [
          .useCaseProtocol, .repositoryProtocol, .dataSource,
        ])
    }
    return asked ?? false
      || codebase.facts(dependency.file)[owner].modifiers.contains(.isAsync)
  }

  /// The entity that a member of a type makes of it: `func asDomain() -> User`. A choice among cases is
  /// one of its properties, and so is what a member is called after.
  private func made(by id: SymbolID) -> SymbolID? { maker(by: id)?.entity }

  /// The member of a type that makes an entity of it, and the entity.
  func maker(by id: SymbolID) -> (place: DeclarationID, entity: SymbolID)? {
    codebase.members(of: id).lazy.filter { place in
      let member = codebase.declaration(place)
      let words = NameWords(codebase.name(place)).all
      return !member.modifiers.contains(.isStatic)
        && (member.kind == .function || member.modifiers.contains(.isComputed))
        && !Self.makers.isDisjoint(with: words)
    }.flatMap { place in
      codebase.namings(of: place, as: [.return, .property]).map { (place, $0.type) }
    }.first { _, made in
      made != id && codebase.symbols[made].kind != .enum
        && (codebase.roles.has(made, .entity)
          || codebase.layer(of: made) == .domain && codebase.symbols[made].parent != nil)
    }
  }

  private static let makers: Set<String> = [
    "to", "as", "map", "mapped", "make", "convert", "converted", "domain", "entity", "model",
    "transform", "translate", "translated",
  ]
}
