internal import StrataCode
internal import StrataModel
internal import StrataRules

/// What operations ask of use cases, repositories and other services, and who else asks the same.
struct OperationCalls {
  /// An action of another type.
  struct Action: Hashable {
    var type: SymbolID
    /// Empty where the type is one action: a use case.
    var member: String
  }

  private let codebase: Codebase
  private let users: UseCaseUsers

  init(_ codebase: Codebase, _ users: UseCaseUsers) {
    self.codebase = codebase
    self.users = users
  }

  /// The actions that bodies of a type ask for, each once, in their order.
  func actions(of bodies: [DeclarationID], in type: SymbolID) -> [Action] {
    let services = services(of: type)
    var actions: [Action] = []
    for place in bodies {
      let facts = codebase.facts(place.file)
      for shape in facts.shapes where shape.owner == place.declaration {
        guard let path = shape.askedPath else { continue }
        let parts = facts[path].split(separator: ".").drop { $0 == "self" }
        guard let property = parts.first, let service = services[String(property)] else { continue }
        let isOne = codebase.roles.has(service, .useCase)
        let member = isOne ? "" : parts.dropFirst().first.map { String($0) } ?? ""
        let action = Action(type: service, member: member)
        if !actions.contains(action) { actions.append(action) }
      }
    }
    return actions
  }

  /// The types, but for one, that ask for an action.
  func others(asking action: Action, but type: SymbolID) -> [SymbolID] {
    if action.member.isEmpty, codebase.roles.has(action.type, .useCase) {
      return users.users(of: action.type).filter { $0 != type }
    }
    return codebase.symbols.ids.filter { id in
      id != type && codebase.symbols[id].kind.isConcreteType && codebase.isProduction(id)
        && codebase.roles[id].isDisjoint(with: [.container, .testDouble])
        && services(of: id).values.contains(action.type)
        && actions(of: codebase.methods(of: id), in: id).contains(action)
    }
  }

  /// By stored property: the service that it holds; of a protocol that one use case alone is behind,
  /// that use case.
  private func services(of id: SymbolID) -> [String: SymbolID] {
    let parts: Roles = [.useCase, .repositoryImplementation, .dataSource]
    var services: [String: SymbolID] = [:]
    for place in codebase.storedProperties(of: id) {
      let found = codebase.writtenTypes(of: place).map(\.type).first {
        codebase.symbols[$0].kind == .protocol || !codebase.roles[$0].isDisjoint(with: parts)
      }
      if let found { services[codebase.name(place)] = users.behind[found] ?? found }
    }
    return services
  }
}
