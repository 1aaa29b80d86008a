package import StrataModel
package import StrataCode
package import StrataRules

/// What there is to say of one type.
package struct TypeExplanation: Sendable {
  package var type: PlacedType
  /// `class`, `struct`, `protocol` …
  package var keyword: String
  package var access: String
  /// The modules that compile it.
  package var modules: [String]
  package var roles: [ExplainedRole]
  /// The layer of its file, with the evidence.
  package var placement: Placement
  /// The layer whose rules its references follow, where that is not the file's own.
  package var heldTo: Layer?
  /// Why rules do not look at it: test code, code that does not ship; nil where they do.
  package var exemption: Phrase?
  /// Its extensions in other files.
  package var extensions: [Location]
  /// What its declaration and extensions conform to or inherit from, as far as the project has it.
  package var supertypes: [PlacedType]
  /// The same from the SDK and third parties, by name.
  package var externalSupertypes: [String]
  /// What conforms to it or inherits from it, directly or not.
  package var subtypes: [PlacedType]
  /// The protocols of the project that stand for it where it must not be named itself.
  package var abstractions: [PlacedType]
  /// Production code that builds it, the composition root first.
  package var builders: [ExplainedDependency]
  /// Who names it; one entry for each naming type, most telling first.
  package var namedBy: [ExplainedDependency]
  /// Whom it names; one entry for each named type, most telling first.
  package var names: [ExplainedDependency]
  /// The layers it may name.
  package var mayName: [Layer]
  /// The findings in its code.
  package var findings: [Finding]
  /// Other types of its name.
  package var namesakes: [PlacedType]
}
