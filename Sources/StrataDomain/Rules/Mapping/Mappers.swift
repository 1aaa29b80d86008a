internal import StrataModel
internal import StrataCode

/// A declaration that turns a wire or store type into a Domain type or back.
struct Mapper {
  var place: DeclarationID
  /// The wire or store type's name.
  var outerName: String
  /// Its declaration; nil for a class that Core Data generates.
  var outer: SymbolID?
  var domain: SymbolID
  /// From Domain outwards.
  var isOutbound: Bool
}

/// Which values of Domain the types of the wire and the store are turned into.
struct MappedTypes: Sendable, Equatable {
  /// By type of the wire or the store.
  private(set) var domain: [SymbolID: Set<SymbolID>] = [:]
  /// By value of Domain: the first type that is turned into it.
  private(set) var outer: [SymbolID: SymbolID] = [:]

  /// What the mappers outside of Domain say.
  init(_ codebase: Codebase) {
    let mappers = Mappers(codebase)
    for pair in codebase.seen(inEachFile: { mappers.pairs(in: $0, codebase) }) {
      domain[pair.outer, default: []].insert(pair.domain)
      if outer[pair.domain] == nil { outer[pair.domain] = pair.outer }
    }
  }

  /// A type of the wire or the store, and the value that it is turned into.
  fileprivate struct Pair: Sendable, Equatable {
    var outer: SymbolID
    var domain: SymbolID
  }
}

extension Mappers {
  /// What a file outside of Domain turns into values of Domain.
  fileprivate func pairs(in file: Int, _ codebase: Codebase) -> [MappedTypes.Pair] {
    guard codebase.scopes[file].isProduction, codebase.layer(ofFile: file) != .domain else {
      return []
    }
    return codebase.facts(file).declarations.indices.compactMap { index in
      let place = DeclarationID(file: file, declaration: DeclarationIndex(index))
      guard let mapper = inbound(at: place), let outer = mapper.outer,
        !codebase.stores(outer, mapper.domain)
      else { return nil }
      return MappedTypes.Pair(outer: outer, domain: mapper.domain)
    }
  }
}

/// Recognises mappers.
struct Mappers {
  private let codebase: Codebase

  init(_ codebase: Codebase) { self.codebase = codebase }

  /// A type that travels over the wire or lies in the store.
  private typealias Outer = (name: String, id: SymbolID?)

  /// What a function, initialiser or computed property maps, if it is a mapper.
  func mapper(at place: DeclarationID) -> Mapper? { inbound(at: place) ?? outbound(at: place) }

  /// What a function, initialiser or computed property turns into a value of Domain.
  private func inbound(at place: DeclarationID) -> Mapper? {
    let declaration = codebase.declaration(place)
    guard canMap(declaration) else { return nil }
    let outer: Outer
    let domain: SymbolID
    if declaration.kind == .initializer {
      guard let made = subject(of: declaration.parent, in: place.file).domains.first,
        let given = outers(of: place, as: [.parameter]).first
      else { return nil }
      (outer, domain) = (given, made)
    } else {
      let around =
        declaration.modifiers.contains(.isStatic)
        ? [] : subject(of: declaration.parent, in: place.file).outers
      guard let given = (outers(of: place, as: [.parameter, .decoded]) + around).first,
        let made = domains(of: place, as: output(of: declaration)).first
          ?? domains(of: place, as: [.construction]).first,
        // What is given the value already only marks or picks it by the record.
        !domains(of: place, as: [.parameter]).contains(made)
      else { return nil }
      (outer, domain) = (given, made)
    }
    return Mapper(
      place: place, outerName: outer.name, outer: outer.id, domain: domain, isOutbound: false)
  }

  /// What a function, initialiser or computed property turns a value of Domain into.
  private func outbound(at place: DeclarationID) -> Mapper? {
    let declaration = codebase.declaration(place)
    guard canMap(declaration) else { return nil }
    let around = subject(of: declaration.parent, in: place.file)
    let isInitializer = declaration.kind == .initializer
    let isStatic = declaration.modifiers.contains(.isStatic)
    let taken =
      domains(of: place, as: [.parameter]) + (isInitializer || isStatic ? [] : around.domains)
    guard let domain = taken.first,
      let outer = isInitializer
        ? around.outers.first : outers(of: place, as: output(of: declaration)).first
    else { return nil }
    return Mapper(
      place: place, outerName: outer.name, outer: outer.id, domain: domain, isOutbound: true)
  }

  private func canMap(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .function, .initializer: true
    case .property: declaration.modifiers.contains(.isComputed)
    default: false
    }
  }

  private func output(of declaration: Declaration) -> TypeReference.Roles {
    declaration.kind == .property ? [.property] : [.return]
  }

  /// What the type or extension around a declaration is about.
  private func subject(
    of index: DeclarationIndex, in file: Int
  ) -> (outers: [Outer], domains: [SymbolID]) {
    guard index >= 0 else { return ([], []) }
    if let id = codebase.symbols.subject(of: DeclarationID(file: file, declaration: index)) {
      return (
        isOuter(id) ? [(codebase.symbols[id].qualifiedName, id)] : [],
        codebase.isDomainValue(id) && !isOuter(id) ? [id] : []
      )
    }
    let name = codebase.facts(file)[codebase.facts(file)[index].name]
    return (codebase.workspace.generatedClasses[name] == nil ? [] : [(name, nil)], [])
  }

  private func outers(of place: DeclarationID, as roles: TypeReference.Roles) -> [Outer] {
    let facts = codebase.facts(place.file)
    return codebase.referenceOrder[place.file][place.declaration].flatMap { position -> [Outer] in
      let reference = facts.references[position]
      let isInside =
        roles.contains(reference.role)
        || roles.contains(.return) && reference.role == .genericArgument
      guard isInside else { return [] }
      switch codebase.references[place.file][position] {
      case .symbol(let id):
        return codebase.symbols.expanded([id]).filter(isOuter).map {
          (codebase.symbols[$0].qualifiedName, $0)
        }
      case .external:
        let name = facts[reference.name]
        return codebase.workspace.generatedClasses[name] == nil ? [] : [(name, nil)]
      default: return []
      }
    }
  }

  private func domains(of place: DeclarationID, as roles: TypeReference.Roles) -> [SymbolID] {
    codebase.namings(of: place, as: roles).map(\.type).filter {
      codebase.isDomainValue($0) && !isOuter($0)
    }
  }

  /// Whether a type is a DTO or persistence model.
  func isOuter(_ id: SymbolID) -> Bool { codebase.isWireOrStoreType(id) }
}

extension MappedTypes.Pair: Digestible {
  fileprivate func add(to digest: inout ItemDigest) {
    digest.add(outer)
    digest.add(domain)
  }
}

extension MappedTypes: Digestible {
  func add(to digest: inout ItemDigest) {
    domain.add(to: &digest)
    outer.add(to: &digest)
  }
}
