internal import StrataCode

/// Roles that follow from what a type conforms to, or composes, in the project.
struct ConformanceRoles {
  let table: SymbolTable
  let shapes: RoleShapes

  /// What a screen's interactor inherits from or conforms to under that name is one too, and so is
  /// what inherits from it.
  func spreadInteractors(_ roles: inout RoleMap, _ types: [TypeProfile]) {
    let concrete = types.filter(\.symbol.kind.isConcreteType)
    for type in concrete where roles.has(type.id, .screenInteractor) {
      for parent in type.supertypes where roles.has(parent, .useCaseProtocol) {
        roles[parent].remove(.useCaseProtocol)
        roles[parent].insert(.screenInteractor)
      }
    }
    for type in concrete where roles.has(type.id, .useCase) {
      guard type.supertypes.contains(where: { roles.has($0, .screenInteractor) }) else { continue }
      roles[type.id].remove(.useCase)
      roles[type.id].insert(.screenInteractor)
    }
  }

  func refine(_ roles: inout RoleMap, _ type: TypeProfile) {
    let id = type.id
    if type.symbol.kind == .typealias {
      let parts = table.expanded([id])
      for role in [Role.repositoryProtocol, .useCaseProtocol, .viewModelProtocol]
      where !parts.isEmpty && parts.allSatisfy({ roles.has($0, role) }) {
        roles[id].insert(role)
      }
      return
    }
    guard type.symbol.kind.isConcreteType else { return }
    if !type.isEraser, type.supertypes.contains(where: { roles.has($0, .repositoryProtocol) }) {
      roles[id].insert(.repositoryImplementation)
    }
    if roles.has(id, .repositoryImplementation), shapes.isAbstract(type), isInherited(id) {
      roles[id].remove(.repositoryImplementation)
    }
    if type.supertypes.contains(where: { roles.has($0, .useCaseProtocol) }),
      !roles.has(id, .viewModel), !roles.has(id, .repositoryImplementation),
      !shapes.wrapsSDK(type)
    {
      roles[id].insert(.useCase)
    }
    if roles.has(id, .view) { roles[id].subtract([.viewModel, .useCase]) }
    if isStandIn(type, roles) { roles[id].insert(.testDouble) }
  }

  /// Whether a class of the project inherits from another: that stands for it, as a protocol does.
  private func isInherited(_ id: SymbolID) -> Bool {
    table.ids.contains { table[$0].kind == .class && table.allSupertypes(of: $0).contains(id) }
  }

  /// Whether a type stands where a service is missing: `PreviewCartUseCase`, `Unimplemented`.
  private func isStandIn(_ type: TypeProfile, _ roles: RoleMap) -> Bool {
    let ends = [type.words.all.first, type.words.all.last].compactMap(\.self)
    guard !Set(ends).isDisjoint(with: ["preview", "unimplemented"]), !roles.has(type.id, .view)
    else { return false }
    return type.supertypes.contains { parent in
      table[parent].kind == .protocol
        && (roles.has(parent, .repositoryProtocol) || roles.has(parent, .useCaseProtocol)
          || table.words(of: parent).ends(in: "service"))
    }
  }
}
