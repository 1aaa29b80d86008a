internal import StrataCode
internal import StrataModel
internal import StrataRules

/// An operation in the code: a use case, or a member of another type.
struct Operation {
  var type: SymbolID
  /// What does the work.
  var bodies: [DeclarationID]
  var name: String
  var isUseCase: Bool
  var location: Location
  /// The member that was asked about, which only hands on to this one.
  var asked: String?
}

/// Finds an operation by its name.
struct OperationSearch {
  private let codebase: Codebase
  private let users: UseCaseUsers

  init(_ codebase: Codebase, _ users: UseCaseUsers) {
    self.codebase = codebase
    self.users = users
  }

  /// The use case of a type, as an operation.
  func operation(of id: SymbolID) -> Operation { useCase(id) }

  /// What is called so: a use case, with or without the suffix, `Type.member`, or the one member of
  /// that name; else the nearest names.
  func operation(called name: String) -> (found: Operation?, suggestions: [String]) {
    let wanted = name.lowercased()
    let cases = codebase.useCases
    let contracts = codebase.types(.useCaseProtocol)
    for spelling in [wanted, wanted + "usecase", wanted + "interactor"] {
      if let id = cases.first(where: { lower($0) == spelling }) { return (useCase(id), []) }
      if let contract = contracts.first(where: { lower($0) == spelling }),
        let id = users.behind[contract]
      {
        return (useCase(id, as: contract), [])
      }
    }
    let members = members()
    let exact = members.filter { $0.name.lowercased() == wanted }
    if let first = exact.first { return (first, []) }
    let named = members.filter { $0.name.lowercased().hasSuffix("." + wanted) }
    if named.count == 1 { return (named[0], []) }
    if named.count > 1 { return (nil, Array(named.prefix(3).map(\.name))) }
    return (nil, nearest(to: name, cases.map { codebase.symbols[$0].qualifiedName }, members))
  }

  /// The nearest names; the suffix of a use case may be left out.
  private func nearest(
    to name: String, _ cases: [String], _ members: [Operation]
  ) -> [String] {
    var full: [String: String] = [:]
    for known in cases {
      full[known] = known
      let stem = NameWords.split(known).filter { !["use", "case", "usecase"].contains($0) }.joined()
      full[stem] = full[stem] ?? known
    }
    for member in members { full[member.name] = member.name }
    var seen: Set<String> = []
    return name.nearestFew(in: full.keys.sorted(), atMost: 3).compactMap { full[$0] }
      .filter { seen.insert($0).inserted }
  }

  private func lower(_ id: SymbolID) -> String { codebase.symbols[id].qualifiedName.lowercased() }

  /// A use case; where it stands behind a protocol beside others, what that protocol asks of it.
  private func useCase(_ id: SymbolID, as contract: SymbolID? = nil) -> Operation {
    var bodies = codebase.members(of: id).filter(hasWork)
    var name = codebase.symbols[id].qualifiedName
    let behind = codebase.symbols.allSupertypes(of: id).filter {
      codebase.roles.has($0, .useCaseProtocol)
    }
    if let contract, behind.count > 1 {
      let asked = Set(codebase.members(of: contract).map { codebase.name($0) })
      bodies = bodies.filter { asked.contains(codebase.name($0)) }
      name = codebase.symbols[contract].qualifiedName
    }
    let place = bodies.first ?? codebase.symbols[id].place
    let shown = contract == nil || behind.count < 2 ? codebase.symbols[id].place : place
    return Operation(
      type: id, bodies: bodies, name: name, isUseCase: true,
      location: codebase.location(of: codebase.declaration(shown).span, in: shown.file))
  }

  /// The methods of what decides, keeps or shows.
  private func members() -> [Operation] {
    let holders: Roles = [.viewModel, .screenInteractor, .useCase, .repositoryImplementation]
    return codebase.symbols.ids.filter { id in
      codebase.symbols[id].kind.isConcreteType && codebase.isProduction(id)
        && !codebase.roles[id].isDisjoint(with: holders)
    }.flatMap { id in
      codebase.methods(of: id).filter(hasWork).map { place in
        Operation(
          type: id, bodies: [place],
          name: codebase.symbols[id].qualifiedName + "." + codebase.name(place),
          isUseCase: codebase.roles.has(id, .useCase),
          location: codebase.location(of: codebase.declaration(place).span, in: place.file))
      }
    }
  }

  private func hasWork(_ place: DeclarationID) -> Bool {
    let declaration = codebase.declaration(place)
    return declaration.kind != .initializer && codebase.isProduction(place)
      && (declaration.modifiers.contains(.hasBody) || declaration.modifiers.contains(.isComputed))
  }
}
