internal import StrataCode

/// The git tree that a folder stands in, as Strata finds it itself: git is asked about no other.
struct GitTree {
  /// The folder that holds `.git`.
  let root: String

  /// The tree around a folder; nil if no folder around it holds a `.git`.
  ///
  /// A folder that looks like a repository without being one's `.git`, as an unpacked archive may
  /// hold, is no tree: git would take its settings for the user's.
  init?(around folder: String) throws(GitFailure) {
    var folder = folder
    while true {
      if let kind = pathKind(RelativePath.absolute(".git", in: folder)) {
        guard Self.isRepository(kind, in: folder) else {
          let path = RelativePath.absolute(".git", in: folder)
          throw GitFailure(
            noRepository: Phrase("'\(path)' is not a repository", zh: "'\(path)' 不是仓库"))
        }
        root = folder
        return
      }
      if Self.looksLikeRepository(folder) {
        throw GitFailure(
          noRepository: Phrase(
            "'\(folder)' looks like a repository, but is no tree's '.git'",
            zh: "'\(folder)' 看起来像仓库，但不是某个工作树的 '.git'"))
      }
      if folder == "/" { return nil }
      folder = RelativePath.folder(of: folder)
    }
  }

  /// Whether the `.git` in a folder is what git takes for one.
  private static func isRepository(_ kind: PathKind, in folder: String) -> Bool {
    switch kind {
    case .folder: looksLikeRepository(RelativePath.absolute(".git", in: folder))
    case .file: gitFolder(of: folder).map { isHead(in: $0) } ?? false
    default: false
    }
  }

  private static func looksLikeRepository(_ folder: String) -> Bool {
    guard isHead(in: folder) else { return false }
    return ["objects", "refs"].allSatisfy {
      if case .folder = pathKind(RelativePath.absolute($0, in: folder)) { true } else { false }
    }
  }

  /// A pipe in its place would let git wait for ever.
  private static func isHead(in folder: String) -> Bool {
    switch pathKind(RelativePath.absolute("HEAD", in: folder), followingLinks: false) {
    case .file, .link: true
    default: false
    }
  }

  /// Git's own folder for the tree at a path, to which `.git` may only point.
  static func gitFolder(of tree: String) -> String? {
    let path = RelativePath.absolute(".git", in: tree)
    switch pathKind(path) {
    case .folder: return path
    case .file:
      guard let bytes = try? readBytes(of: path, limit: 4_096) else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.hasPrefix("gitdir: ") else { return nil }
      let target = String(text.dropFirst(8).prefix { !$0.isNewline })
      return target.hasPrefix("/") ? target : RelativePath.absolute(target, in: tree)
    default: return nil
    }
  }
}
