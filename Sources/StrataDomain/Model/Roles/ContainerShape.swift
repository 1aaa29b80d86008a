package import StrataCode

/// Recognises composition containers: a name that says so and members that prove it.
package struct ContainerShape {
  let code: ResolvedCode

  func isContainer(_ type: TypeProfile, _ roles: RoleMap) -> Bool {
    guard type.symbol.kind.isConcreteType || type.symbol.kind == .protocol else { return false }
    if isComposition(type) { return true }
    guard Self.isNamedForWiring(type.words), !isOtherContainer(type), !isWidget(type.id, roles)
    else {
      return false
    }
    return wires(type, roles)
  }

  /// Whether a name ends as those of containers do.
  package static func isNamedForWiring(_ words: NameWords) -> Bool {
    words.suffix(from: suffixes) != nil && words.suffix(from: makers) == nil
  }

  /// What makes the values that a screen shows wires nothing.
  private static let makers = [
    "viewmodelfactory", "viewmodelbuilder", "cellfactory", "cellbuilder", "viewstatefactory",
  ]

  /// What is called so outright needs no second member.
  private static let containers = [
    "dicontainer", "dependencycontainer", "dependenciescontainer", "compositionroot",
  ]

  /// What is called so and builds many types of the project is where they come together.
  private static let roots = ["dependencies"] + containers
  private static let many = 5

  private static let suffixes = [
    "container", "dependencies", "di", "assembly", "assembler", "environment", "compositionroot",
    "injector", "component", "module", "registry", "factory", "dependency", "resolver", "provider",
    "composer", "builder", "configurator", "configuration", "bootstrap", "wiring",
    "locator", "injection",
  ]

  private func isOtherContainer(_ type: TypeProfile) -> Bool {
    roleless.contains(type.symbol.name)
      || type.kinds.contains(.plainContainer)
  }

  /// `MenuComposition`, which holds nothing and only makes.
  private func isComposition(_ type: TypeProfile) -> Bool {
    guard type.words.ends(in: "composition"), type.symbol.kind.isConcreteType else { return false }
    let members = type.members.map { place in
      let facts = code.workspace.files[place.file].facts
      return (kind: facts[place.declaration].kind, name: facts[facts[place.declaration].name])
    }
    let functions = members.filter { $0.kind == .function }
    return !functions.isEmpty && !members.contains { $0.kind == .property }
      && functions.allSatisfy { Self.verbs.contains(where: $0.name.hasPrefix) }
  }

  private static let verbs = ["make", "create", "build", "provide"]

  private let roleless: Set<String> = ["ModelContainer", "CKContainer"]

  /// Two members of a role type, two factories, or a generic register and resolve; of what is called
  /// a factory and holds nothing, or outright a container, one.
  private func wires(_ type: TypeProfile, _ roles: RoleMap) -> Bool {
    var held = 0
    var made: Set<SymbolID> = []
    var factories = 0
    var generic: Set<String> = []
    for place in type.members {
      let facts = code.workspace.files[place.file].facts
      let member = facts[place.declaration]
      let name = facts[member.name]
      switch member.kind {
      case .property:
        if !roleTypes(of: place, [.property, .construction], roles).isEmpty { held += 1 }
      case .function:
        let returned = roleTypes(of: place, [.return], roles).filter { !isWidget($0, roles) }
        if Self.verbs.contains(where: name.hasPrefix), !returned.isEmpty || returnsView(place) {
          factories += 1
        }
        made.formUnion(returned)
        if name == "register" || name == "resolve" { generic.insert(name) }
      default: break
      }
    }
    let isFactory = type.words.ends(in: "factory") && factories > 0 && held == 0
    let isContainer =
      type.words.suffix(from: Self.containers) != nil && factories > 0 && builds(type).count > 1
    // Parts that no rule knows by their names are wired all the same.
    let isRoot = type.words.suffix(from: Self.roots) != nil && builds(type).count >= Self.many
    return held >= 2 || factories >= 2 || made.count >= 2 || generic.count == 2 || isRoot
      || (isFactory || isContainer) && type.symbol.kind.isConcreteType
  }

  /// The types of the project that a type builds where it is declared.
  private func builds(_ type: TypeProfile) -> Set<SymbolID> {
    let facts = code.workspace.files[type.symbol.place.file].facts
    let extent = facts[type.symbol.place.declaration].extent
    return Set(
      facts.references.filter { $0.role == .construction && extent.contains($0.span.start) }
        .flatMap { code.symbols.topLevelTypes(named: facts[$0.name]) })
  }

  /// Whether a member returns a screen that the SDK names: a SwiftUI view or a controller.
  private func returnsView(_ place: DeclarationID) -> Bool {
    let facts = code.workspace.files[place.file].facts
    return facts.references.contains { reference in
      guard reference.owner == place.declaration, reference.role == .return else { return false }
      let name = facts[reference.name]
      return name.hasSuffix("Controller") || ["View", "AnyView", "SwiftUI.View"].contains(name)
    }
  }

  /// Whether a type is a view and neither SwiftUI's nor a controller: a button, a label or another
  /// piece of a screen. What makes such wires nothing.
  private func isWidget(_ id: SymbolID, _ roles: RoleMap) -> Bool {
    guard roles[id] == [.view] else { return false }
    let kinds = ([id] + code.symbols.allSupertypes(of: id)).flatMap {
      [code.symbols[$0].name] + code.symbols.externalSupertypes[Int($0.index)]
    }
    return !kinds.contains { $0 == "View" || $0 == "SwiftUI.View" || $0.hasSuffix("Controller") }
  }

  /// The project types with a wiring role that a member names in the given places.
  private func roleTypes(
    of place: DeclarationID, _ uses: TypeReference.Roles, _ roles: RoleMap
  ) -> Set<SymbolID> {
    let facts = code.workspace.files[place.file].facts
    var found: Set<SymbolID> = []
    for reference in facts.references
    where reference.owner == place.declaration && uses.contains(reference.role) {
      for id in code.symbols.topLevelTypes(named: facts[reference.name])
      where !roles[id].isDisjoint(with: Self.wired) {
        found.insert(id)
      }
    }
    return found
  }

  private static let wired: Roles = [
    .repositoryProtocol, .repositoryImplementation, .useCase, .useCaseProtocol, .viewModel,
    .viewModelProtocol, .dataSource, .view, .coordinator,
  ]
}
