package import StrataCode

/// What people say of a project that cannot be measured, or is measured wrong.
package struct AdviceAnswers: Sendable, Equatable {
  /// Whether it is a prototype or a side project.
  package var isPrototype: Bool?
  /// How long it is expected to live from now on.
  package var lifetime: Lifespan?
  /// How many people work on it.
  package var team: Int?

  package init(isPrototype: Bool? = nil, lifetime: Lifespan? = nil, team: Int? = nil) {
    self.isPrototype = isPrototype
    self.lifetime = lifetime
    self.team = team
  }
}
