package import StrataRules
package import StrataCode

/// Keeps the baseline of a project.
package protocol BaselineStoring: Sendable {
  /// The baseline at a place; nil if there is none.
  func baseline(at place: BaselinePlace) throws(BaselineError) -> Baseline?

  /// The baseline that the place held at a commit; nil if there was none.
  func baseline(at place: BaselinePlace, in commit: String) throws(BaselineError) -> Baseline?

  /// Keeps a baseline in place of the one that is there; the whole of it or nothing.
  func store(_ baseline: Baseline, at place: BaselinePlace) throws(BaselineError)

  /// What the place held at the commit to compare with; nil where there is none.
  func committed(at place: BaselinePlace) -> CommittedBaseline?

  /// What the place is called from the project's root, and its absolute path.
  func names(of place: BaselinePlace) -> (path: String, absolute: String)
}

/// Where a baseline is kept.
package struct BaselinePlace: Sendable, Equatable {
  /// A path as it was typed; nil for the project's own baseline, in its root.
  package var file: String?
  /// The absolute path of the project's root.
  package var root: String

  /// The project's own place, or another.
  package init(file: String? = nil, root: String) {
    self.file = file
    self.root = root
  }

  /// What the project's own baseline is called.
  package static let fileName = ".strata-baseline.json"
}

/// A baseline as it was committed.
package struct CommittedBaseline: Sendable, Equatable {
  /// How many findings it held; none if there was none.
  package var size: Int
  /// The branch that the present one parted from; nil if it is the last commit here.
  package var branch: String?

  package init(size: Int, branch: String? = nil) {
    self.size = size
    self.branch = branch
  }
}

/// No baseline anywhere.
package struct NoBaseline: BaselineStoring {
  /// A place that holds nothing and keeps nothing.
  package init() {}

  package func baseline(at place: BaselinePlace) throws(BaselineError) -> Baseline? { nil }

  package func baseline(
    at place: BaselinePlace, in commit: String
  ) throws(BaselineError) -> Baseline? { nil }

  package func store(_ baseline: Baseline, at place: BaselinePlace) throws(BaselineError) {
    throw .unwritable(
      path: names(of: place).path, cause: Phrase("nothing is kept here", zh: "这里不保存任何内容"))
  }

  package func committed(at place: BaselinePlace) -> CommittedBaseline? { nil }

  package func names(of place: BaselinePlace) -> (path: String, absolute: String) {
    let path = place.file ?? BaselinePlace.fileName
    return (path, path)
  }
}

/// Why a baseline cannot be used.
package enum BaselineError: Error, Equatable {
  /// There is no file where one was asked for.
  case missing(path: String)
  case unreadable(path: String, cause: Phrase)
  /// The file holds the marks of a merge that was not finished.
  case conflict(path: String, line: Int)
  /// The file is no baseline; `cause` says what is wrong in the line.
  case malformed(path: String, line: Int, cause: Phrase)
  /// A later version of Strata wrote it.
  case newer(path: String, version: Int)
  /// What is to be replaced is something else.
  case foreign(path: String)
  case unwritable(path: String, cause: Phrase)
}
