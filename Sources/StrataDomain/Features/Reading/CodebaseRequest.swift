internal import StrataCode

/// What to read.
package struct CodebaseRequest: Sendable, Equatable {
  /// Files or folders to look at; the project around the first one is read.
  package var paths: [String]
  /// The project root, if the caller knows better.
  package var projectRoot: String?
  /// How many files are parsed at a time; nil for one a core.
  package var jobs: Int?
  /// Where the compiler's index store lies, or a folder with a build in it; nil to resolve names
  /// from source.
  package var indexStore: String?
  /// Where the project says what it is.
  package var settings = SettingsChoice.project
  /// The commit whose tree is read instead of the working tree; nil for the working tree.
  package var revision: String?
  /// What of it is read as other than it is; its paths are as typed.
  package var overlay = Overlay()
  /// How long ago it may have been looked for changes last, in a process that lives on: whoever is
  /// told of every change needs no look at all files for each key that is pressed.
  package var oldestLook = Duration.zero
  /// Whether a folder without any Swift file counts as a project that is about to begin.
  package var allowsEmpty = false

  /// A request for the project around one path.
  package init(path: String, projectRoot: String? = nil, jobs: Int? = nil) {
    self.init(paths: [path], projectRoot: projectRoot, jobs: jobs)
  }

  /// A request for the project around the first of several paths; none is the current folder.
  package init(paths: [String], projectRoot: String? = nil, jobs: Int? = nil) {
    self.paths = paths.isEmpty ? ["."] : paths
    self.projectRoot = projectRoot
    self.jobs = jobs
  }
}
