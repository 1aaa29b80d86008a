internal import StrataCode

// What of a container leads to collaborators.

extension Codebase {
  /// By container: the names of its static properties that lead to what it serves.
  func servingProperties() -> [SymbolID: Set<String>] {
    var found: [SymbolID: Set<String>] = [:]
    for id in types(.container) where !makesOnlyLooks(id) {
      found[id] = Set(members(of: id).filter { isServing($0) }.map { name($0) })
    }
    return found
  }

  /// What single instances are called.
  package static let sharedNames: Set<String> = ["shared", "default", "instance", "sharedInstance"]

  private func isServing(_ place: DeclarationID) -> Bool {
    let property = declaration(place)
    guard property.kind == .property, property.modifiers.contains(.isStatic) else { return false }
    return Self.sharedNames.contains(name(place)) || !isPlainConstant(place)
  }

  /// `static let row = 0`: a constant that stands in a container by chance.
  private func isPlainConstant(_ place: DeclarationID) -> Bool {
    declaration(place).modifiers.contains(.isConstant)
      && referenceOrder[place.file][place.declaration].allSatisfy { position in
        guard case .external = references[place.file][position] else { return false }
        return StandardTypes.explain([
          facts(place.file)[facts(place.file).references[position].name]
        ])
      }
  }

  /// A factory of buttons and stacks: it makes looks and knows no collaborator.
  package func makesOnlyLooks(_ id: SymbolID) -> Bool {
    guard symbols.words(of: id).suffix(from: ["factory", "builder"]) != nil else {
      return false
    }
    let serving: Roles = [
      .repositoryProtocol, .repositoryImplementation, .useCase, .useCaseProtocol, .viewModel,
      .viewModelProtocol, .dataSource, .container, .coordinator, .screenInteractor,
    ]
    return !members(of: id).contains { place in
      namings(of: place).contains { $0.type != id && !roles[$0.type].isDisjoint(with: serving) }
    }
  }
}
