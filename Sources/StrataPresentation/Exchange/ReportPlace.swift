/// From where the paths of a report are seen, and where they lead.
package struct ReportPlace: Sendable {
  /// The folder that a person types paths in.
  package var directory: String
  /// The absolute root of the repository: services that show findings count from there.
  package var repository: String
  /// What stands before a path to make it a link; empty for links that are relative.
  package var linkPrefix: String
  /// Whether a summary of the job is written beside the report.
  package var hasSummary: Bool

  /// A place in a repository.
  package init(
    directory: String, repository: String, linkPrefix: String = "", hasSummary: Bool = false
  ) {
    self.directory = directory
    self.repository = repository
    self.linkPrefix = linkPrefix
    self.hasSummary = hasSummary
  }
}
