package import StrataModel
package import StrataCode

/// Finds the legal way around an offence among what the project already has.
package struct LegalRoute {
  private let codebase: Codebase
  private var index: RouteIndex { codebase.routes }

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
  private func asksForTypes(_ place: DeclarationID) -> Bool {
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

  /// `in 'AppDIContainer'`, which builds the type already or is the only one that builds anything, or
  /// where the app starts.
  package func wiringPlace(for id: SymbolID) -> Phrase {
    if let container = builder(of: id) ?? index.soleBuilder, container != id,
      isOutside(container, of: id)
    {
      let name = codebase.symbols[container].qualifiedName
      return Phrase("in '\(name)'", zh: "在 '\(name)' 中")
    }
    guard index.builders.isEmpty, let start = start, reaches(id, from: start) else {
      return Phrase("in the composition root", zh: "在组合根")
    }
    let name = codebase.symbols[start].qualifiedName
    return Phrase("in '\(name)', where the app starts", zh: "在应用的起点 '\(name)' 中")
  }

  /// Whether a container can know what it shall build: one of Domain builds nothing but Domain's.
  private func isOutside(_ container: SymbolID, of id: SymbolID) -> Bool {
    let layer = codebase.layer(of: container)
    return (layer != .domain || codebase.layer(of: id) == .domain) && reaches(id, from: container)
  }

  /// Whether the target of one type links that of another, as far as manifests say.
  func reaches(_ id: SymbolID, from start: SymbolID) -> Bool {
    let workspace = codebase.workspace
    let (own, other) = (
      workspace.files[codebase.symbols[start].place.file].modules,
      workspace.files[codebase.symbols[id].place.file].modules
    )
    guard !other.isEmpty, own != other else { return true }
    let links = ModuleLinks(workspace.modules, codebase.modules)
    return own.contains { from in other.contains { $0 == from || links.reaches($0, from: from) } }
  }

  /// The type with which the only app of a code base starts; of several, the one that builds a screen.
  private var start: SymbolID? {
    let all = codebase.types(.entryPoint).filter(codebase.isProduction)
    if all.count == 1 { return all[0] }
    let building = all.filter { id in
      codebase.dependencies(of: codebase.symbols[id].place.file).contains {
        $0.to == .presentation && codebase.reference(of: $0).role == .construction
      }
    }
    return building.count == 1 ? building[0] : nil
  }

  /// The container that already builds a type.
  package func builder(of id: SymbolID) -> SymbolID? {
    index.builders[id].flatMap { $0 == id ? nil : $0 }
  }

  /// An entity of Domain that says what a DTO or persistence model says.
  package func entity(for id: SymbolID) -> SymbolID? {
    let wanted = RouteIndex.concept(of: codebase.symbols[id])
    let alike = index.entities.first { !wanted.isEmpty && $0.id != id && $0.concept == wanted }?.id
    return alike ?? made(by: id)
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
