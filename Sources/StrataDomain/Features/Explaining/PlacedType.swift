internal import StrataRules
package import StrataCode

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
