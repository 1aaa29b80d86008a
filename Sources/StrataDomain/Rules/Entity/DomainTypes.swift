internal import StrataModel
internal import StrataCode

// What the rules about entities and about mapping call a Domain type.

extension Codebase {
  /// Types of Domain that hold values: no use case, service, protocol, error, DTO, view or view
  /// model, and nothing that is nested in one of these.
  func domainValues() -> [SymbolID] {
    guard hasDomain else { return [] }
    return symbols.ids.filter { isDomainValue($0) }
  }

  /// Whether a type is a value of Domain.
  func isDomainValue(_ id: SymbolID) -> Bool {
    symbols[id].kind.isConcreteType && layer(of: id) == .domain && isProduction(id)
      && roles[id].isSubset(of: [.entity, .persistenceModel]) && !isError(id)
      && symbols[id].access != .private
      && (symbols[id].parent.map { isDomainValue($0) || isNamespace($0) } ?? true)
  }

  /// How sure it is that a type is one of Domain: where no name of a folder or module says so, what
  /// looks like an entity can be any value.
  func domainConfidence(_ id: SymbolID) -> Double {
    let placement = placements[symbols[id].place.file]
    if placement.declared == .domain { return placement.ringConfidence }
    // Neighbours and users alone make any value that several screens share look like an entity.
    let isNamed = placement.evidence.contains {
      $0.layer == .domain && $0.weight >= 2 && ($0.kind.isName || $0.kind == .content)
    }
    return placement.ringConfidence * (isNamed ? 1 : 0.6)
  }

  /// Whether a DTO says by its name that it carries a type.
  func hasDTO(_ id: SymbolID) -> Bool { dto(for: id) != nil }

  /// The DTO outside Domain that carries a type by its name.
  func dto(for id: SymbolID) -> String? {
    let subjects = [symbols[id].name, subject(of: id)]
    let names = subjects.flatMap { name in Self.carriers.map { name + $0 } }
    return names.first { name in
      symbols.topLevelTypes(named: name).contains {
        roles.has($0, .dto) && layer(of: $0) != .domain
          && !stores($0, id)
      }
    }
  }

  /// Whether a type stores another: a page of entities is decoded by them, not in their place.
  func stores(_ holder: SymbolID, _ id: SymbolID) -> Bool {
    storedProperties(of: holder).contains { place in
      namings(of: place).contains { $0.type == id }
    }
  }

  private static let carriers = [
    "DTO", "Dto", "Response", "APIModel", "ResponseDTO", "DTOResponse",
  ]

  /// What a type is about, without the letters for its kind: `Member` of `MemberVO`.
  func subject(of id: SymbolID) -> String {
    let name = symbols[id].name
    return name.without(endings: ["VO", "Entity", "Model", "Domain", "Req"]) ?? name
  }

  /// Whether a type conforms to `Error` or one of its kin.
  func isError(_ id: SymbolID) -> Bool {
    symbols.conforms(
      id, to: ["Error", "LocalizedError", "CustomNSError", "Swift.Error", "AbortError"])
  }

  /// Whether a type only gives others a name to stand under.
  func isNamespace(_ id: SymbolID) -> Bool {
    symbols[id].kind == .enum && roles[id].isEmpty
      && members(of: id).allSatisfy { declaration($0).kind != .enumCase }
  }

  /// The names of the foreign types that stored properties and initialisers are written with.
  func foreignNames(in place: DeclarationID) -> Set<String> {
    Set(
      referenceOrder[place.file][place.declaration].compactMap { position in
        guard case .external = references[place.file][position] else { return nil }
        return facts(place.file)[facts(place.file).references[position].name]
      })
  }

  /// `'name'`, `'name' and 'age'`, `'name', 'age' and 2 more`.
  func listed(_ names: [String], most: Int = 3) -> Phrase {
    Phrase.list(names.map { "'\($0)'" }, limit: most)
  }
}

extension Subjects {
  /// The values that Domain declares.
  package static let domainValues = Subjects(Phrase("Domain types", zh: "Domain 类型")) { codebase in
    codebase.domainValues().map { Subject(file: codebase.symbols[$0].place.file, type: $0) }
  }
}

extension String {
  /// A name without the first of some endings that it has; nil where it has none, or nothing else.
  func without(endings: [String]) -> String? {
    endings.first { hasSuffix($0) && count > $0.count }.map { String(dropLast($0.count)) }
  }
}
