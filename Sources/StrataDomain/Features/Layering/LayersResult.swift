package import StrataCode
package import StrataModel

/// The layer map of a code base, ready to be shown.
package struct LayersResult: Sendable {
  package var project: ProjectSummary
  /// Sorted by path.
  package var files: [PlacedFile]
  package var warnings: [Phrase]

  package init(project: ProjectSummary, files: [PlacedFile], warnings: [Phrase]) {
    self.project = project
    self.files = files
    self.warnings = warnings
  }
}

/// One file with its layer, roles and evidence.
package struct PlacedFile: Sendable, Equatable {
  package var path: String
  package var placement: Placement
  /// The roles of the file's types, sorted, each once.
  package var roles: [Role]

  package init(path: String, placement: Placement, roles: [Role]) {
    self.path = path
    self.placement = placement
    self.roles = roles
  }
}
