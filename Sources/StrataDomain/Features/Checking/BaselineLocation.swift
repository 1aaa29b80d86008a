internal import StrataRules
internal import StrataCode

/// Where a baseline is kept.
package struct BaselineLocation: Sendable, Equatable {
  /// A path as it was typed; nil for the project's own baseline, in its root.
  package var file: String?
  /// The absolute path of the project's root.
  package var root: String

  /// The project's own place, or another.
  package init(file: String? = nil, root: String) {
    self.file = file
    self.root = root
  }

  /// What the project's own baseline is called.
  package static let fileName = ".strata-baseline.json"
}
