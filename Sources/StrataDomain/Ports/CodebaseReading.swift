/// Reads a code base: which files there are, what compiles them, what they say.
package protocol CodebaseReading: Sendable {
  /// Reads what lies under the request's path; never runs any of it.
  func read(_ request: CodebaseRequest) throws(CodebaseReadError) -> CodebaseReading.Result

  typealias Result = CodebaseReadResult
}

/// What to read.
package struct CodebaseRequest: Sendable, Equatable {
  /// A file or folder to look at; the project around it is found from here.
  package var path: String
  /// The project root, if the caller knows better.
  package var projectRoot: String?
  /// How many files are parsed at a time; nil for one a core.
  package var jobs: Int?

  package init(path: String, projectRoot: String? = nil, jobs: Int? = nil) {
    self.path = path
    self.projectRoot = projectRoot
    self.jobs = jobs
  }
}

/// A code base and what reading it took.
package struct CodebaseReadResult: Sendable {
  package var workspace: Workspace
  /// The request's path from the root, however it was written; "" is the whole root.
  package var focus: String
  /// Wall-clock seconds spent on listing files and manifests.
  package var discoverSeconds: Double
  /// Wall-clock seconds spent on parsing and fact extraction.
  package var factsSeconds: Double

  package init(
    workspace: Workspace, focus: String = "", discoverSeconds: Double = 0,
    factsSeconds: Double = 0
  ) {
    self.workspace = workspace
    self.focus = focus
    self.discoverSeconds = discoverSeconds
    self.factsSeconds = factsSeconds
  }
}

/// Why nothing could be read.
package enum CodebaseReadError: Error, Equatable {
  /// The path does not exist.
  case missing(path: String)
  /// The path or its folder cannot be read; `cause` in the system's words.
  case unreadable(path: String, cause: String)
  /// There is no Swift file under the path.
  case noSwiftFiles(path: String)
  /// `path` is not inside the given project root.
  case outsideRoot(path: String, root: String)

  /// One sentence, cause after the colon, and what to do.
  package var message: String {
    switch self {
    case .missing(let path): "there is no file or folder '\(path)'"
    case .unreadable(let path, let cause): "cannot read '\(path)': \(cause)"
    case .noSwiftFiles(let path):
      "no Swift file under '\(path)'; give the folder that holds the app or package"
    case .outsideRoot(let path, let root):
      "'\(path)' is not inside the project root '\(root)'"
    }
  }
}
