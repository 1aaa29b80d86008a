internal import StrataCode

/// What lets git wait for ever: a pipe, or the like, where it expects a file.
enum GitObstacle {
  /// What git waits for in a tree, as far as that shows; `named` are the files that its settings name,
  /// nil if git waits as it reads these.
  static func cause(in tree: GitTree, named: [String]?) -> Phrase? {
    guard let named else {
      return Phrase("it waits for a file that its settings include", zh: "git 在等待其设置所包含的文件")
    }
    let path =
      GitTree.gitFolder(of: tree.root).flatMap { anything(in: $0, shown: ".git") }
      ?? named.first { isObstacle($0, pathKind($0, followingLinks: false)) }
      ?? rules(in: tree.root, shown: "")
    return path.map { path in
      Phrase("it waits for '\(path)', which is not a file", zh: "git 在等待 '\(path)'，而它不是文件")
    }
  }

  /// Files that git reads wherever they lie.
  private static let names: Set<String> = [
    ".gitignore", ".gitattributes", ".mailmap", ".gitmodules",
  ]

  /// More folders than this are not looked through.
  private static let limit = 100_000

  /// The first of git's files among the sources that is none.
  private static func rules(in root: String, shown: String) -> String? {
    search(root, shown, names.contains, isSkipped: { $0 == ".git" })
  }

  /// The first thing in git's own folder that is no file. Folders of single objects, which have names
  /// of two digits, may be many and are not read as files.
  private static func anything(in folder: String, shown: String) -> String? {
    search(folder, shown, { _ in true }, isSkipped: { $0.utf8.count == 2 || $0 == "modules" })
  }

  private static func search(
    _ root: String, _ shown: String, _ isMeant: (String) -> Bool,
    isSkipped: (String) -> Bool
  ) -> String? {
    var pending = [""]
    var looked = 0
    while looked < min(pending.count, limit) {
      let folder = pending[looked]
      looked += 1
      for entry in folderEntries(of: RelativePath.absolute(folder, in: root)) ?? [] {
        guard let name = entry.name else { continue }
        let path = folder.isEmpty ? name : folder + "/" + name
        if case .folder = entry.kind {
          if !isSkipped(name) { pending.append(path) }
        } else if isMeant(name), isObstacle(RelativePath.absolute(path, in: root), entry.kind) {
          return shown.isEmpty ? path : shown + "/" + path
        }
      }
    }
    return nil
  }

  /// Whether git would wait for what is at a path; a link may lead to it.
  private static func isObstacle(_ path: String, _ kind: PathKind?) -> Bool {
    switch kind {
    case .other: true
    case .link: if case .other = pathKind(path) { true } else { false }
    default: false
    }
  }
}
