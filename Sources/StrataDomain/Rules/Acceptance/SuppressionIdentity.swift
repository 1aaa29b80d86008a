package import StrataCode

/// A suppression, told apart from others by what it stands at and not by its line.
package struct SuppressionIdentity: Sendable, Equatable {
  package var suppression: Suppression
  package var location: Location
  /// The layer of the file.
  package var layer: Layer?
  /// The declaration or the import it speaks of; empty for a whole file.
  package var owner: String
  /// What it allows, as indices into the allowed findings.
  package var allows: [Int]

  /// The rule that it allows.
  package var rule: RuleID { suppression.rule }
  /// The path of its file from the project root.
  package var file: String { location.file }
  /// Whether it allows the rule in the whole file.
  package var isForFile: Bool { suppression.lines == nil }

  /// A permission by its parts.
  package init(
    _ suppression: Suppression, at location: Location, layer: Layer?, owner: String, allows: [Int]
  ) {
    self.suppression = suppression
    self.location = location
    self.layer = layer
    self.owner = owner
    self.allows = allows
  }
}
