internal import Foundation

/// Lists the files of a folder as git knows them: tracked, and untracked but not ignored.
struct GitListing {
  private let git: Git

  /// A listing by a git program.
  init(git: Git = Git()) { self.git = git }

  /// The entries below `root` whose paths end like one of `suffixes`, as `GitEntry` reads them.
  /// Deleted files are among them, and a file in conflict several times.
  func entries(endingIn suffixes: [String], in root: String) throws(GitFailure) -> Data {
    // Asked what is modified, git would run the filters that the repository's settings name.
    let options = [
      "-z", "-v", "--stage", "--debug", "--cached", "--others", "--exclude-standard", "--",
    ]
    return try listFiles(options + suffixes.map { "*" + $0 }, in: root)
  }

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
