internal import StrataRules
package import StrataCode

/// One type naming another, at the first of its places.
package struct Naming: Sendable, Equatable {
  /// Who names: a type, or a file where code outside all types does.
  package var from: PlacedType
  /// Who is named.
  package var to: PlacedType
  /// What the naming code does with the named type.
  var deed: NamingVerb
  package var location: Location
  /// How many places there are, this one included.
  package var places = 1
  /// The name can mean this type only; otherwise all it may mean stand in one layer.
  package var isCertain = true
  package var verdict: Verdict

  init(
    from: PlacedType, to: PlacedType, deed: NamingVerb, location: Location, verdict: Verdict
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

/// A type with its part in the architecture and where it stands.
package struct PlacedType: Sendable, Equatable {
  /// With the enclosing types; a file's name where no type is meant.
  package var name: String
  /// `view model`, `repository protocol`; nil where the name alone reads better.
  package var noun: Phrase?
  package var layer: Layer?
  /// Where it is declared; the start of the file where no type is meant.
  package var location: Location

  package init(name: String, noun: Phrase?, layer: Layer?, location: Location) {
    self.name = name
    self.noun = noun
    self.layer = layer
    self.location = location
  }
}

/// What the direction table and the rules say of one naming.
package enum Verdict: Sendable, Equatable {
  /// The table allows it.
  case allowed
  /// A rule finds fault with it, and knows what to do.
  case forbidden(rule: String, severity: Severity, help: Phrase)
  /// No rule speaks of it, for a reason other than the table.
  case excused(Phrase)
  /// One end has no layer.
  case unplaced

  /// The severity of the finding, if it is one.
  package var severity: Severity? {
    if case .forbidden(_, let severity, _) = self { severity } else { nil }
  }
}
