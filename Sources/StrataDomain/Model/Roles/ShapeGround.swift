package import StrataCode

/// The roles that declarations alone decide, with the steps on the way to them.
package struct ShapeGround: Sendable, Equatable {
  /// What a type's own name, attributes, supertypes and members say.
  package let own: RoleMap
  /// The same with what follows from conformances.
  package let conforming: RoleMap
  package let shapes: RoleMap

  /// What was found earlier, step by step.
  package init(own: RoleMap, conforming: RoleMap, shapes: RoleMap) {
    self.own = own
    self.conforming = conforming
    self.shapes = shapes
  }

  /// Whether each step is about so many types.
  func isAbout(_ types: Int) -> Bool {
    [own, conforming, shapes].allSatisfy { $0.all.count == types }
  }

  /// The roles of all types of resolved code.
  init(_ code: ResolvedCode, by workforce: Workforce) {
    let table = code.symbols
    let shapes = RoleShapes(code.workspace)
    let found = workforce.map(table.symbols.count) { index in
      let profile = TypeProfile(SymbolID(index), in: code)
      return (profile: profile, roles: shapes.roles(of: profile))
    }
    let profiles = found.map(\.profile)
    own = RoleMap(found.map(\.roles))
    var roles = own
    let conformance = ConformanceRoles(table: table, shapes: shapes)
    conformance.spreadInteractors(&roles, profiles)
    for profile in profiles { conformance.refine(&roles, profile) }
    conforming = roles
    let containers = ContainerShape(code: code)
    for profile in profiles where containers.isContainer(profile, roles) {
      roles[profile.id].becomeContainer()
    }
    self.shapes = roles
  }

  /// Whether all of it is the same once types have other members in some files.
  func holds(for code: ResolvedCode, _ renewal: Renewal) -> Bool {
    let reader = RoleShapes(code.workspace)
    let types = Set(renewal.moves.keys.flatMap { code.symbols.types(in: $0) }).sorted()
    let profiles = types.map { TypeProfile($0, in: code) }
    guard profiles.allSatisfy({ reader.roles(of: $0) == own[$0.id] }) else {
      return false
    }
    let containers = ContainerShape(code: code)
    return profiles.allSatisfy { profile in
      // Those before it were known to be containers when it was asked about.
      let position = Int(profile.id.index)
      let known = RoleMap(Array(shapes.all[..<position] + conforming.all[position...]))
      var roles = conforming[profile.id]
      if containers.isContainer(profile, known) { roles.becomeContainer() }
      return roles == shapes[profile.id]
    }
  }
}

extension Roles {
  /// What wires others shows nothing and leads nowhere itself.
  fileprivate mutating func becomeContainer() {
    subtract([.viewModel, .coordinator])
    insert(.container)
  }
}

extension SymbolTable {
  /// The types that a file declares or extends.
  package func types(in file: Int) -> Set<SymbolID> {
    Set(subjects[file].lazy.filter { $0 >= 0 }.map { SymbolID(Int($0)) })
  }
}

extension RoleMap {
  /// The roles that declarations alone decide, before anything is known of layers.
  package init(shapesOf code: ResolvedCode, by workforce: Workforce = Workforce()) {
    self = ShapeGround(code, by: workforce).shapes
  }
}
