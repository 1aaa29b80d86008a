package import StrataCode

/// A code base and what reading it took.
package struct CodebaseReadResult: Sendable {
  package var workspace: Workspace
  /// The asked paths from the project root; empty for the whole of it.
  package var focus: [String]
  /// What was read as other than it is, by paths from the root.
  package var overlay = Overlay()
  /// Wall-clock seconds spent on listing files and manifests.
  package var discoverSeconds: Double
  /// Wall-clock seconds spent on parsing and fact extraction.
  package var factsSeconds: Double
  /// How many of the files an earlier run had read already.
  package var cached = 0
  /// The fingerprint of what was read, which is another than the survey's if files changed since.
  package var fingerprint: String?
  /// Notes that what was gone through on the way from here to a verdict is kept: later runs go on from
  /// this reading until another is noted.
  package var noteCourse: @Sendable () -> Void = {}

  /// What was read and how long it took.
  package init(
    workspace: Workspace, focus: [String] = [], discoverSeconds: Double = 0,
    factsSeconds: Double = 0
  ) {
    self.workspace = workspace
    self.focus = focus
    self.discoverSeconds = discoverSeconds
    self.factsSeconds = factsSeconds
  }
}

extension CodebaseReadResult {
  /// Whether a file is one of the asked paths or stands below one.
  package func isAsked(_ file: String) -> Bool { focus.asks(for: file) }
}
