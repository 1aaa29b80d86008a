internal import Foundation

/// The files of a commit below a folder, read from git's objects.
struct CommitTree: Sendable {
  /// A file of the tree.
  package struct File: Sendable {
    /// The id in git's own digits.
    var digits: String
    var isLink: Bool
  }

  /// By path from the folder.
  private(set) var files: [String: File] = [:]
  private let objects: GitObjects
  private let root: String

  /// The tree of `commit` below `root`, or one path of it alone.
  init(
    _ commit: String, in root: String, only path: String? = nil, _ git: Git = Git()
  ) throws(GitFailure) {
    let paths = path.map { [$0] } ?? []
    let listed = try git.output(of: ["ls-tree", "-r", "-z", commit, "--"] + paths, in: root)
    self.root = root
    objects = try GitObjects(in: root, git)
    for entry in listed.split(separator: 0) {
      // `mode type id`, a tab, and the path.
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")),
        let path = String(validating: entry[(tab + 1)...], as: UTF8.self)
      else { continue }
      let fields = String(decoding: entry[..<tab], as: UTF8.self).split(separator: " ")
      guard fields.count == 3, fields[1] == "blob" else { continue }
      files[path] = File(digits: String(fields[2]), isLink: fields[0] == "120000")
    }
  }

  /// One file of a commit; where it is a link, all that it may lead to.
  static func file(
    _ path: String, of commit: String, in root: String
  ) throws(GitFailure) -> TreeFiles {
    let alone = try CommitTree(commit, in: root, only: path)
    let isLink = alone.files[path]?.isLink ?? false
    return try isLink ? CommitTree(commit, in: root).contents : alone.contents
  }

  /// The files by their paths; a link is the file it leads to.
  var contents: TreeFiles {
    let tree = self
    return TreeFiles(root: root) { (path, limit) throws(FileReadFailure) in
      guard let target = tree.target(of: path), let file = tree.files[target] else {
        throw .missing
      }
      return try tree.objects.content(of: file.digits, limit: limit)
    }
  }

  /// The path of the file that a path means, which is another for a link; nil for one that leads out
  /// of the tree, to nothing, or in a circle.
  func target(of path: String) -> String? {
    var path = path
    for _ in 0..<16 {
      guard let file = files[path] else { return nil }
      if !file.isLink { return path }
      guard let bytes = try? objects.content(of: file.digits, limit: 4_096),
        let text = String(validating: bytes, as: UTF8.self), !text.hasPrefix("/"),
        let next = RelativePath.join(RelativePath.parent(of: path) ?? "", text)
      else { return nil }
      path = next
    }
    return nil
  }
}
