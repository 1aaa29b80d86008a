internal import StrataCode
internal import StrataModel

// Whether Domain needs a record that it declares.

extension Codebase {
  /// Whether Domain names the type anywhere but inside itself.
  func domainUses(_ id: SymbolID) -> Bool {
    // What another record is made of goes with it.
    if dependencies(on: id).contains(where: { dependency in
      dependency.from == .domain
        && !(outermostType(of: dependency).map { roles.has($0, .dto) } ?? false)
    }) {
      return true
    }
    let place = symbols[id].place
    return facts(place.file).references.enumerated().contains { position, reference in
      references[place.file][position] == .symbol(id) && reference.role != .extended
        && typesAround(reference.owner, in: place.file).last != outermost(id)
    }
  }

  /// Whether a type of Domain that is no record itself stores a type.
  func isStoredInDomain(_ id: SymbolID) -> Bool {
    let place = symbols[id].place
    let here = facts(place.file).references.indices.filter {
      references[place.file][$0] == .symbol(id)
    }.map { (place.file, facts(place.file).references[$0]) }
    let elsewhere = dependencies(on: id).filter { $0.from == .domain }.map {
      ($0.file, reference(of: $0))
    }
    return (here + elsewhere).contains { file, use in
      guard use.role == .property, use.owner >= 0, facts(file)[use.owner].kind == .property,
        facts(file)[use.owner].modifiers.isDisjoint(with: [.isComputed, .isLocal]),
        let owner = typesAround(use.owner, in: file).last
      else { return false }
      return owner != id && isDomainValue(owner) && !roles.has(owner, .dto)
    }
  }
}
