/// Tells what changed in a project since a commit, what is not yet committed included.
package protocol ChangeReading: Sendable {
  /// The files below `root` that are new or differ from the commit at which `reference` and the
  /// present history part; paths from the root.
  func changedFiles(
    since reference: String, in root: String
  ) throws(ChangeReadError) -> Set<String>

  /// What was renamed and removed below `root` since a commit.
  func moves(since reference: String, in root: String) throws(ChangeReadError) -> FileMoves

  /// The last commit that changed a file, by its absolute path; nil where there is none or not all
  /// of the history is here.
  func lastChange(of file: String, in root: String) -> String?
}

/// A project without history.
package struct NoHistory: ChangeReading {
  /// A history that knows nothing.
  package init() {}

  package func changedFiles(
    since reference: String, in root: String
  ) throws(ChangeReadError) -> Set<String> { throw .noRepository(root: root) }

  package func moves(
    since reference: String, in root: String
  ) throws(ChangeReadError) -> FileMoves { throw .noRepository(root: root) }

  package func lastChange(of file: String, in root: String) -> String? { nil }
}

/// Why it cannot be told what changed.
package enum ChangeReadError: Error, Equatable {
  /// The root lies in no git tree.
  case noRepository(root: String)
  /// The git tree has no commit yet.
  case noCommits(root: String)
  /// Git knows no commit of that name; `references` are the names it knows.
  case unknownReference(String, references: [String], isShallow: Bool)
  /// The commit and the present one share no commit that is here.
  case noCommonAncestor(String, isShallow: Bool)
  /// Git knows no branch that could be the main one.
  case noMainBranch(isShallow: Bool)
  /// Git fails; `cause` in its own words.
  case failed(cause: Phrase)

  /// One sentence and what to do.
  package var message: Phrase {
    switch self {
    case .noRepository(let root):
      "'\(root)' is in no git tree, so nobody knows what changed; give paths to narrow the report"
    case .noCommits(let root):
      "the git tree of '\(root)' has no commit yet, so nothing can have changed since one; commit "
        + "first, or give paths to narrow the report"
    case .unknownReference(let name, let references, let isShallow):
      "git knows no commit '\(name)'"
        + Self.hint(name, references.first { $0.hasSuffix("/" + name) }, references, isShallow)
    case .noCommonAncestor(let name, true):
      "the commit at which '\(name)' and this history part is not in this shallow clone; "
        + "`git fetch --deepen=200 origin` or `git fetch --unshallow` brings it"
    case .noCommonAncestor(let name, false):
      "'\(name)' and this history have no commit in common; name a commit that this one comes from"
    case .noMainBranch(let isShallow):
      "git knows no main branch here: neither 'origin/HEAD' nor 'main' nor 'master'; name the "
        + "branch to compare with, as in --base origin/develop"
        + (isShallow ? ", after `git fetch --unshallow origin` has brought it" : "")
    case .failed(let cause): "git cannot tell what changed: \(cause)"
    }
  }

  private static func hint(
    _ name: String, _ remote: String?, _ references: [String], _ isShallow: Bool
  ) -> Phrase {
    if name.hasPrefix("-") { return ", and none is called so" }
    if let near = remote ?? name.nearest(in: references) { return "; did you mean '\(near)'?" }
    if name.contains(where: { "~^@".contains($0) }) {
      return isShallow
        ? "; the clone is shallow: `git fetch --deepen=200` brings more of the history"
        : "; `git log --oneline` lists them"
    }
    let branch = name.hasPrefix("origin/") ? String(name.dropFirst(7)) : name
    return "; `git fetch origin \(branch)` brings it if it is there"
      + (isShallow ? ", `git fetch --unshallow` all of the history" : "")
  }
}
