package import StrataCode

extension RoleMap {
  /// The roles that declarations alone decide, before anything is known of layers.
  package init(
    shapesOf code: ResolvedCode, by workforce: Workforce = Workforce()
  ) {
    let table = code.symbols
    let shapes = RoleShapes(code.workspace)
    let found = workforce.map(table.symbols.count) { index in
      let profile = TypeProfile(SymbolID(index), in: code)
      return (profile: profile, roles: shapes.roles(of: profile))
    }
    let profiles = found.map(\.profile)
    self.init(found.map(\.roles))
    let conformance = ConformanceRoles(table: table)
    conformance.spreadInteractors(&self, profiles)
    for profile in profiles { conformance.refine(&self, profile) }
    let containers = ContainerShape(code: code)
    for profile in profiles where containers.isContainer(profile, self) {
      self[profile.id].subtract([.viewModel, .coordinator])
      self[profile.id].insert(.container)
    }
  }
}
