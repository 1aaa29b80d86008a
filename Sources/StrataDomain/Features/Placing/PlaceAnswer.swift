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
  package var home: PlaceHome?
  /// What is to be split off before it can stand there.
  package var splits: [PlaceSplit] = []
  /// What rules would say of it there, in order.
  package var findings: [Finding] = []
  /// The rules that look at such a thing there.
  package var rules: [String] = []
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

/// A question on the way to the answer, with the lines that answer it.
package struct PlaceQuestion: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    case app, userInterface = "user-interface", outerRing = "network-or-database", business, shared
  }

  package var kind: Kind
  package var isYes: Bool
  /// In order, each thing once.
  package var lines: [PlaceLine]
}

/// A line of the text that speaks for something.
package struct PlaceLine: Sendable, Equatable {
  package var line: Int
  /// How the code says it: `import UIKit`.
  package var code: String
  /// What that shows.
  package var shows: Phrase

  package init(line: Int, code: String, shows: Phrase) {
    self.line = line
    self.code = code
    self.shows = shows
  }
}

/// Where the project keeps such things.
package struct PlaceHome: Sendable, Equatable {
  /// How it was found.
  package enum Reason: String, Sendable {
    /// It stands there already.
    case present
    /// Files of the same part stand there.
    case sameRole = "same-role"
    /// Files whose types are called alike do.
    case sameName = "same-name"
    /// Files of the same layer do.
    case sameLayer = "same-layer"
    /// Nothing like it is here yet.
    case convention
  }

  /// From the root, empty for the root itself.
  package var folder: String
  package var modules: [String]
  /// The same, as indices into the workspace's modules.
  var moduleIndices: [Int] = []
  package var reason: Reason
  /// Of so many files in the folder …
  package var files = 0
  /// … so many are like it.
  package var alike = 0
  /// The feature that it is part of, if that can be told.
  package var feature: String?
  package var neighbours: [Neighbour] = []

  package init(folder: String, modules: [String], reason: Reason, feature: String? = nil) {
    self.folder = folder
    self.modules = modules
    self.reason = reason
    self.feature = feature
  }

  /// A type that stands there.
  package struct Neighbour: Sendable, Equatable {
    package var type: String
    package var file: String
  }
}

/// What does not belong where the rest of the text does.
package struct PlaceSplit: Sendable, Equatable {
  /// The type, or the member of a type.
  package var name: String
  package var line: Int
  package var endLine: Int
  /// Whether it is a type of its own, that can move as it is.
  package var isType: Bool
  package var target: Layer
  package var lines: [PlaceLine]
  /// What to do.
  package var advice: Phrase
}
