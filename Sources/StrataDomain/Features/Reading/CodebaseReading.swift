package import StrataCode

/// Reads a code base: which files there are, what compiles them, what they say.
package protocol CodebaseReading: Sendable {
  /// Reads what lies under the request's path; never runs any of it.
  func read(_ request: CodebaseRequest) throws(CodebaseReadError) -> CodebaseReadResult

  /// The settings that a request is to be read by; empty where the project has none.
  func settings(for request: CodebaseRequest) throws(CodebaseReadError) -> Settings

  /// Looks what there is under the request's path, without reading sources that are known.
  func survey(_ request: CodebaseRequest) throws(CodebaseReadError) -> CodebaseSurvey
}

extension CodebaseReading {
  /// No settings but those that are given.
  package func settings(
    for request: CodebaseRequest
  ) throws(CodebaseReadError) -> Settings {
    if case .given(let given) = request.settings { given } else { Settings() }
  }

  /// A survey that knows nothing before all is read.
  package func survey(_ request: CodebaseRequest) throws(CodebaseReadError) -> CodebaseSurvey {
    CodebaseSurvey { () throws(CodebaseReadError) in try read(request) }
  }
}

/// What is known of a code base before it is read.
package struct CodebaseSurvey: Sendable {
  /// Equal for code bases of which everything that is read is equal, the place too; nil if that
  /// cannot be told.
  package var fingerprint: String?
  /// The asked paths from the project root; empty for the whole of it.
  package var focus: [String] = []
  /// Wall-clock seconds that the survey took.
  package var seconds = 0.0
  /// Reads the code base.
  package let read: @Sendable () throws(CodebaseReadError) -> CodebaseReadResult
  /// Reads these files of it alone, by their paths from the root; all else is as in the whole.
  package var readPart: @Sendable (_ paths: Set<String>) throws(CodebaseReadError) -> Workspace

  /// A survey after which `read` reads the rest.
  package init(read: @escaping @Sendable () throws(CodebaseReadError) -> CodebaseReadResult) {
    self.read = read
    readPart = { paths throws(CodebaseReadError) in try read().workspace.part(paths) }
  }
}

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

/// Which settings a code base is read by.
package enum SettingsChoice: Sendable, Equatable {
  /// The project's own, if it has any.
  case project
  /// Those in a file, by its path as it was typed.
  case file(String)
  /// These, whatever the project says.
  case given(Settings)
}

/// A code base and what reading it took.
package struct CodebaseReadResult: Sendable {
  package var workspace: Workspace
  /// The asked paths from the project root; empty for the whole of it.
  package var focus: [String]
  /// Wall-clock seconds spent on listing files and manifests.
  package var discoverSeconds: Double
  /// Wall-clock seconds spent on parsing and fact extraction.
  package var factsSeconds: Double
  /// How many of the files an earlier run had read already.
  package var cached = 0
  /// The fingerprint of what was read, which is another than the survey's if files changed since.
  package var fingerprint: String?

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

/// Why nothing could be read.
package enum CodebaseReadError: Error, Equatable {
  /// The path does not exist.
  case missing(path: String)
  /// The path or its folder cannot be read; `cause` in the system's words.
  case unreadable(path: String, cause: Phrase)
  /// There is no Swift file under the path.
  case noSwiftFiles(path: String)
  /// Every Swift file under the path was stepped over; `cause` is the first reason.
  case nothingReadable(path: String, cause: Phrase)
  /// `path` is not inside the given project root.
  case outsideRoot(path: String, root: String)
  /// `path` is a link that the project at `root` holds, to `target` outside of it.
  case leadsOut(path: String, target: String, root: String)
  /// The compiler's index was asked for and cannot be used.
  case index(CompilerIndexError)
  /// The settings cannot be used.
  case settings(SettingsError)
}
