internal import Foundation

/// A copy of git's list of files that has some more of them, apart from the repository.
struct GitFileList {
  /// The list, as git reads it.
  let index: String
  private let folder: URL

  /// The list with the files at some paths from `root`; nil if there is nothing to add or git cannot.
  /// `options` are for git where it may look at content.
  init?(_ git: Git, _ options: [String], in root: String, adding paths: [String]) {
    if paths.isEmpty { return nil }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "strata-\(UUID().uuidString)")
    index = folder.appendingPathComponent("index").path
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try fill(git, options, root, paths)
    } catch {
      remove()
      return nil
    }
  }

  /// Takes the copy away.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  private func fill(
    _ git: Git, _ options: [String], _ root: String, _ paths: [String]
  ) throws {
    func line(_ arguments: [String]) throws(GitFailure) -> String {
      let text = String(decoding: try git.output(of: arguments, in: root), as: UTF8.self)
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
    let original = try line(["rev-parse", "--git-path", "index"])
    let base = URL(fileURLWithPath: root, isDirectory: true)
    let source = URL(fileURLWithPath: original, relativeTo: base)
    if FileManager.default.fileExists(atPath: source.path) {
      try FileManager.default.copyItem(at: source, to: URL(fileURLWithPath: index))
    }
    // The content is read from the disk when it is compared; any that git accepts will do here.
    let empty = try line(["hash-object", "-t", "blob", "--stdin"])
    let prefix = try line(["rev-parse", "--show-prefix"])
    let entries = paths.map { "100644 \(empty)\t\(prefix)\($0)\0" }.joined()
    let input = folder.appendingPathComponent("entries")
    try Data(entries.utf8).write(to: input)
    _ = try git.output(
      of: options + ["-c", "core.splitIndex=false", "update-index", "-z", "--index-info"],
      in: root, index: index, input: input.path)
  }
}
