internal import Foundation

/// Lists the files of a folder as git knows them: tracked, and untracked but not ignored.
struct GitListing {
  private let git: Git

  /// A listing by a git program.
  init(git: Git = Git()) { self.git = git }

  /// The files below `root`, a folder of the tree at `tree`, whose paths end like one of `suffixes`:
  /// first those that git knows, then the others. Looking for these takes git a while, in which `body`
  /// is given the first. Deleted files are among them, and a file in conflict several times.
  func entries(
    endingIn suffixes: [String], in root: String, ofTree tree: String, _ body: (Entries) -> Void
  ) throws(GitFailure) {
    let patterns = ["--"] + suffixes.map { "*" + $0 }
    let others = try git.begin(
      ["ls-files", "-z", "-t", "--others", "--exclude-standard"] + patterns, in: root)
    if let index = GitIndex(ofTree: tree, below: root, endingIn: suffixes) {
      body(index.read)
    } else {
      // Asked what is modified, git would run the filters that the repository's settings name.
      let known = try listFiles(
        ["-z", "-v", "--stage", "--debug", "--cached"] + patterns, in: root)
      body { GitEntry.read(known, $0) }
    }
    let ending = others.end()
    if let failure = ending.failure { throw failure }
    body { GitEntry.read(ending.output, $0) }
  }

  /// Goes through some entries.
  typealias Entries = (_ each: (GitEntry) -> Void) -> Void

  /// The paths below `root` at which git holds other repositories.
  func submodules(in root: String) throws(GitFailure) -> [String] {
    let mark = Array("160000 ".utf8)
    return try listFiles(["-z", "--stage"], in: root).split(separator: 0).compactMap { entry in
      guard entry.starts(with: mark), let tab = entry.firstIndex(of: 0x09) else { return nil }
      return String(decoding: entry[tab...].dropFirst(), as: UTF8.self)
    }
  }

  private func listFiles(_ options: [String], in root: String) throws(GitFailure) -> Data {
    try git.output(of: ["ls-files"] + options, in: root)
  }
}
