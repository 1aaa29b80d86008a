internal import StrataRules
package import StrataCode

/// One type naming another, at the first of its places.
package struct ExplainedDependency: Sendable, Equatable {
  /// Who names: a type, or a file where code outside all types does.
  package var from: PlacedType
  /// Who is named.
  package var to: PlacedType
  /// What the naming code does with the named type.
  var deed: ReferenceKind
  package var location: Location
  /// How many places there are, this one included.
  package var places = 1
  /// The name can mean this type only; otherwise all it may mean stand in one layer.
  package var isCertain = true
  package var verdict: DependencyStatus

  init(
    from: PlacedType, to: PlacedType, deed: ReferenceKind, location: Location,
    verdict: DependencyStatus
  ) {
    self.from = from
    self.to = to
    self.deed = deed
    self.location = location
    self.verdict = verdict
  }

  /// The same as a verb between the two: `stores`, `builds`, `conforms to`.
  package var verb: Phrase { deed.phrase }
}
