package import StrataModel
package import StrataCode
package import StrataRules

/// Where a text belongs, and why.
package struct PlaceAnswer: Sendable {
  /// What it is called: a path, or the name that was assumed for it.
  package var name: String
  /// The type that was asked about, if not the whole file.
  package var type: String?
  /// The file of the project that it is, or of which it is a newer version.
  package var file: String?
  /// How the text came to be taken for that file.
  package var isVersion = false
  /// The layer that its content speaks for, with the evidence.
  package var placement: Placement
  /// The layer in which it stands now, if it stands in the project.
  package var present: Layer?
  /// The parts that its types play, the one that decides first.
  package var types: [TypePart] = []
  /// The short way to the answer.
  package var questions: [PlaceQuestion] = []
  package var home: SuggestedLocation?
  /// Its types, if they belong in different layers.
  package var parts: [PlacePart] = []
  /// What is to be split off before it can stand there.
  package var splits: [PlaceSplit] = []
  /// What rules would say of it there, in order.
  package var findings: [Finding] = []
  /// The rules that look at such a thing there.
  package var rules: [RuleID] = []
  /// How many more rules look at every file.
  package var generalRules = 0
  package var profile: DetectedProfile
  package var root: String
  /// What was stepped over while reading the project.
  package var warnings: [Phrase] = []

  /// The answer to where a text of a name belongs.
  package init(name: String, placement: Placement, profile: DetectedProfile, root: String) {
    self.name = name
    self.placement = placement
    self.profile = profile
    self.root = root
  }

  /// A type of the text with its parts.
  package struct TypePart: Sendable, Equatable {
    package var name: String
    package var keyword: String
    package var line: Int
    package var roles: [Role]
  }

  /// Whether it stands where it belongs already; nil if it stands nowhere yet.
  package var isAtHome: Bool? {
    guard file != nil, let present, let layer = placement.layer else { return nil }
    return present.ring == layer.ring
  }
}
