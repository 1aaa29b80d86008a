package import StrataCode

/// A project on one page: what is kept where, and which layer may use which.
package struct CodeMap: Sendable {
  /// Counts, profile, and whether there is a Domain.
  package var overview: Overview
  /// By layer, then in the order in which a reader asks for them.
  package var places: [RolePlace]
  /// Folders that are features, by name.
  package var features: [String]
  package var warnings: [Phrase]
}
