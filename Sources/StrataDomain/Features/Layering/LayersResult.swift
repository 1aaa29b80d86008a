package import StrataCode
internal import StrataModel

/// The layer map of a code base, ready to be shown.
package struct LayersResult: Sendable {
  package var project: ProjectSummary
  /// Sorted by path.
  package var files: [PlacedFile]
  package var warnings: [Phrase]

  /// What could be read in two ways, by path.
  package let doubts: [Doubt]

  package init(project: ProjectSummary, files: [PlacedFile], warnings: [Phrase]) {
    self.project = project
    self.files = files
    self.warnings = warnings
    doubts = files.doubts
  }
}
