internal import Foundation
internal import StrataDomain

/// The files of a commit that matter, written to a folder that goes away with the value.
final class RevisionFolder {
  /// The folder that stands for the root; it bears its name.
  let path: String
  private let temporary: String

  /// Writes what lies below `root` at a commit, straight from git's objects, so that neither filters
  /// nor attributes of the repository have a say.
  init(of commit: String, in root: String, git: Git = Git()) throws(CodebaseReadError) {
    temporary =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("strata-\(UUID().uuidString)").path
    path = temporary + "/" + (root == "/" ? "root" : RelativePath.name(of: root))
    do { try fill(commit, root, git) } catch let failure as GitFailure {
      throw .unreadable(path: root, cause: "git cannot read commit \(commit): \(failure.cause)")
    } catch {
      throw .unreadable(path: path, cause: error.localizedDescription)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: temporary) }

  private struct Entry {
    var mode: String
    var object: String
    var path: String
  }

  private static let suffixes = [
    ".swift", ".pbxproj", ".yml", ".yaml", ".podspec", ".podspec.json", ".xcconfig", "/contents",
    ".xccurrentversion", ".plist", ".strata-baseline.json",
  ]

  private func fill(_ commit: String, _ root: String, _ git: Git) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let tree = try git.output(of: ["ls-tree", "-r", "-z", commit], in: root)
    let entries = tree.split(separator: 0).compactMap { Self.entry($0) }
    if entries.isEmpty { return }
    let names = temporary + "/objects"
    try Data(entries.map { $0.object + "\n" }.joined().utf8).write(to: URL(fileURLWithPath: names))
    let bytes = try git.output(of: ["cat-file", "--batch"], in: root, input: names)
    var rest = bytes[...]
    for entry in entries {
      guard let end = rest.firstIndex(of: 0x0A) else { break }
      let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      guard head.count == 3, let size = Int(head[2]) else {
        throw GitFailure(cause: "'\(entry.path)' is not in this clone, which was made without it")
      }
      let start = rest.index(after: end)
      try write(rest[start..<(start + size)], entry)
      rest = rest[(start + size)...].dropFirst()
    }
  }

  private func write(_ bytes: Data, _ entry: Entry) throws {
    let target = URL(fileURLWithPath: RelativePath.absolute(entry.path, in: path))
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    if entry.mode == "120000" {
      try FileManager.default.createSymbolicLink(
        atPath: target.path, withDestinationPath: String(decoding: bytes, as: UTF8.self))
    } else {
      try bytes.write(to: target)
    }
  }

  /// `MODE TYPE OBJECT<tab>PATH`.
  private static func entry(_ line: Data) -> Entry? {
    guard let tab = line.firstIndex(of: 0x09),
      let path = String(validating: line[tab...].dropFirst(), as: UTF8.self),
      suffixes.contains(where: { path.hasSuffix($0) })
    else { return nil }
    let head = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
    guard head.count == 3, head[1] == "blob" else { return nil }
    return Entry(mode: String(head[0]), object: String(head[2]), path: path)
  }
}

extension DiskCodebaseReader {
  /// Reads the project as it was at a commit.
  func read(
    _ request: CodebaseRequest, at commit: String
  ) throws(CodebaseReadError) -> CodebaseReadResult {
    let root = try ProjectRoot(for: request).path
    let folder = try RevisionFolder(of: commit, in: root)
    var request = CodebaseRequest(path: folder.path, projectRoot: folder.path, jobs: request.jobs)
    request.revision = nil
    var result = try read(request)
    result.workspace.root = root
    return result
  }
}
