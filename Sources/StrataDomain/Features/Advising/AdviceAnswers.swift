package import StrataCode

/// What people say of a project that cannot be measured, or is measured wrong.
package struct AdviceAnswers: Sendable, Equatable {
  /// Whether it is a prototype or a side project.
  package var isPrototype: Bool?
  /// How many kinds of data sources it has or will have.
  package var sources: Int?
  /// How long it is expected to live from now on.
  package var lifetime: Lifespan?
  /// How many people work on it.
  package var team: Int?
  /// Whether its domain is regulated, so that business rules have to be apart from the rest.
  package var isRegulated: Bool?
  /// Whether it is to be built of separate modules.
  package var wantsModules: Bool?

  package init(
    isPrototype: Bool? = nil, lifetime: Lifespan? = nil, team: Int? = nil, sources: Int? = nil
  ) {
    self.isPrototype = isPrototype
    self.lifetime = lifetime
    self.team = team
    self.sources = sources
  }

  /// Whether nothing is said.
  package var isEmpty: Bool { self == AdviceAnswers() }
}
