internal import Foundation
package import StrataFeatures

/// What git says changed since a commit; what is not yet committed, or not even known to git, too.
package struct GitChanges: ChangeReading {
  let git: Git

  /// Changes as the git program on the search path tells them.
  package init() { self.init(git: Git()) }

  init(git: Git) { self.git = git }

  package func changedFiles(
    since reference: String, in root: String
  ) throws(ChangeReadError) -> Set<String> {
    let commit = try commit(reference, in: root)
    guard let base = known(["merge-base", commit, "HEAD"], in: root) else {
      throw .noCommonAncestor(reference, isShallow: isShallow(root))
    }
    let changed = try told(
      diff(since: base, ["--name-only", "--no-renames", "--diff-filter=d"]), in: root,
      comparesFiles: true)
    return try Set(changed + untracked(in: root))
  }

  package func moves(since reference: String, in root: String) throws(ChangeReadError) -> FileMoves
  {
    let commit = try commit(reference, in: root)
    let options = ["--name-status", "--find-renames", "-l5000", "--diff-filter=DR"]
    var fields = try told(diff(since: commit, options), in: root, comparesFiles: true)[...]
    var moves = FileMoves()
    while let status = fields.popFirst(), let path = fields.popFirst() {
      if status.hasPrefix("R") {
        if let new = fields.popFirst() { moves.renamed[path] = new }
      } else {
        moves.removed.insert(path)
      }
    }
    // Git sees no move to a file that it does not track.
    let search = MoveSearch(from: commit, in: root, git)
    for (old, new) in search.moves(from: moves.removed, to: try untracked(in: root)) {
      moves.renamed[old] = new
      moves.removed.remove(old)
    }
    return moves
  }

  package func lastChange(of file: String, in root: String) -> String? {
    guard !isShallow(root) else { return nil }
    let arguments = ["--literal-pathspecs", "rev-list", "-1", "HEAD", "--", file]
    return known(arguments, in: root)
  }

  /// The commit that a name stands for.
  func commit(_ reference: String, in root: String) throws(ChangeReadError) -> String {
    if git.program == nil { throw .failed(cause: GitFailure.noGit.cause) }
    do { _ = try git.output(of: ["rev-parse", "--is-inside-work-tree"], in: root) } catch {
      throw error.isAboutRepository ? .noRepository(root: root) : .failed(cause: error.cause)
    }
    func verified(_ name: String) -> String? {
      name.hasPrefix("-")
        ? nil : known(["rev-parse", "--verify", "--quiet", name + "^{commit}"], in: root)
    }
    do throws(GitFailure) {
      _ = try git.output(of: ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], in: root)
    } catch {
      throw error.isInterruption ? .failed(cause: error.cause) : .noCommits(root: root)
    }
    if let commit = verified(reference) { return commit }
    let names = [
      "for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/tags", "refs/remotes",
    ]
    let found = git.answer(to: names, in: root) ?? Data()
    throw .unknownReference(
      reference,
      references: String(decoding: found, as: UTF8.self).split(separator: "\n").map { String($0) },
      isShallow: isShallow(root))
  }

  func isShallow(_ root: String) -> Bool {
    known(["rev-parse", "--is-shallow-repository"], in: root) == "true"
  }

  /// The arguments of a comparison between a commit and the files as they are.
  private func diff(since commit: String, _ options: [String]) -> [String] {
    ["diff", "-z", "--relative", "--no-ext-diff", "--no-textconv"]
      + ["--ignore-submodules", "--no-color", "-O/dev/null"] + options + [commit, "--"]
  }

  private func untracked(in root: String) throws(ChangeReadError) -> [String] {
    try told(["ls-files", "-z", "--others", "--exclude-standard"], in: root)
  }

  /// The fields, each ended by a NUL byte, that git prints.
  private func told(
    _ arguments: [String], in root: String, comparesFiles: Bool = false
  ) throws(ChangeReadError) -> [String] {
    do throws(GitFailure) {
      return Self.fields(
        try git.output(of: arguments, in: root, comparesFiles: comparesFiles))
    } catch { throw .failed(cause: error.cause) }
  }

  private static func fields(_ data: Data) -> [String] {
    data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The first line that git prints; nil if it fails, or has nothing to say.
  func known(_ arguments: [String], in root: String) -> String? {
    git.answer(to: arguments, in: root).flatMap { data in
      String(decoding: data, as: UTF8.self).split(separator: "\n").first.map { String($0) }
    }
  }
}
