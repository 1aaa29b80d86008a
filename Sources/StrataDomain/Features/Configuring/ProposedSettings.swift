internal import StrataCode
package import StrataRules
internal import StrataModel

/// What settings could say of a project.
package struct ProposedSettings: Sendable {
  package var project: ProjectSummary
  /// Whether there were settings, which go.
  package var replaces = false
  /// Whether the profile is one that was asked for.
  package var isProfileAsked = false
  /// How many files no evidence places.
  package var unplacedFiles = 0
  /// Folders whose files no evidence places, most files first.
  package var unplaced: [UnplacedFolder] = []
  /// Features that could be isolated.
  package var features: Features?
  /// What most of the code does against a rule.
  package var habits: [CollapsedRule] = []

  /// A folder with how many of its own files no evidence places.
  package struct UnplacedFolder: Sendable, Equatable {
    /// From the root; empty for the root itself.
    package var folder: String
    package var files: Int

    package init(folder: String, files: Int) {
      self.folder = folder
      self.files = files
    }
  }

  /// Features that a pattern means.
  package struct Features: Sendable, Equatable {
    package var pattern: String
    package var names: [String]
    /// How many findings isolating them would bring today.
    package var crossing: Int

    package init(pattern: String, names: [String], crossing: Int) {
      self.pattern = pattern
      self.names = names
      self.crossing = crossing
    }
  }

  package init(project: ProjectSummary) { self.project = project }
}
