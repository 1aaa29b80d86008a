internal import StrataModel
internal import StrataCode
internal import StrataRules

/// Where the project keeps such things.
package struct SuggestedLocation: Sendable, Equatable {
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
    /// What is like it stands in features that it has nothing to do with.
    case newFeature = "new-feature"
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
