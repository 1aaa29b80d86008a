internal import StrataCode

// What of a container leads to collaborators.

extension Codebase {
  /// By container: the names of its static properties that lead to what it serves.
  func servingProperties() -> [SymbolID: Set<String>] {
    var found: [SymbolID: Set<String>] = [:]
    for id in types(.container) where !makesOnlyLooks(id) {
      let serving = members(of: id).filter { isServing($0) }
      // Settings alone serve nobody.
      if serving.contains(where: leadsToType) { found[id] = Set(serving.map { name($0) }) }
    }
    return found
  }

  /// What single instances are called.
  package static let sharedNames: Set<String> = ["shared", "default", "instance", "sharedInstance"]

  private func isServing(_ place: DeclarationID) -> Bool {
    let property = declaration(place)
    guard property.kind == .property, property.modifiers.contains(.isStatic),
      property.access > .fileprivate
    else { return false }
    return Self.sharedNames.contains(name(place)) || !isPlain(place)
  }

  /// Whether a property is the single instance, or names a type of the project.
  private func leadsToType(_ place: DeclarationID) -> Bool {
    Self.sharedNames.contains(name(place))
      || referenceOrder[place.file][place.declaration].contains {
        if case .symbol = references[place.file][$0] { true } else { false }
      }
  }

  /// `static let row = 0`, `static var host: String`: a value that stands in a container by chance.
  private func isPlain(_ place: DeclarationID) -> Bool {
    let positions = referenceOrder[place.file][place.declaration]
    let isDeclared = positions.contains { facts(place.file).references[$0].role == .property }
    return (isDeclared || declaration(place).modifiers.contains(.isConstant))
      && positions.allSatisfy { position in
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
