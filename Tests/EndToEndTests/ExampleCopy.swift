import Foundation
import TestSupport

/// A copy of an example to be changed, without what was built of it, which goes with the value.
final class ExampleCopy: Sendable {
  let folder: URL
  private let name: String

  init(of name: String = "Tangled") throws {
    self.name = name
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = base.appendingPathComponent("strata-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let example = Repository.root.appendingPathComponent("Examples/\(name)")
    for item in try FileManager.default.contentsOfDirectory(atPath: example.path)
    where !Self.isLeftOut(item) {
      try FileManager.default.copyItem(
        at: example.appendingPathComponent(item), to: self(item))
    }
  }

  /// One for runs that change nothing, with all in one commit: a project of its own, where the example
  /// in its place is a part of this repository.
  static let unchanged = Result {
    let copy = try ExampleCopy()
    try copy.commitAll()
    return copy
  }

  /// What git ignores: builds, and what a run leaves.
  private static func isLeftOut(_ item: String) -> Bool {
    [".build", ".swiftpm", "Package.resolved"].contains(item) || item.contains(".sqlite")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The project's root.
  var root: URL { folder.appendingPathComponent(name) }

  /// The file at a path from the root.
  func callAsFunction(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// The text of a file.
  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: self(path)), as: UTF8.self)
  }

  /// Writes a file and the folders around it.
  func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      at: self(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: self(path))
  }

  /// Writes a file anew with some of its text replaced, in place.
  func replace(_ old: String, by new: String, in path: String) throws {
    let changed = try text(path).replacingOccurrences(of: old, with: new)
    let handle = try FileHandle(forWritingTo: self(path))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data(changed.utf8))
    try handle.close()
  }

  /// Takes a file away.
  func remove(_ path: String) throws { try FileManager.default.removeItem(at: self(path)) }

  /// Renames a file.
  func move(_ path: String, to target: String) throws {
    try FileManager.default.moveItem(at: self(path), to: self(target))
  }

  /// Runs git in the root, untouched by the machine's settings; says how it ended.
  @discardableResult
  func git(_ arguments: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let author = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    process.arguments = ["git"] + author + ["-c", "protocol.file.allow=always"] + arguments
    process.currentDirectoryURL = root
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "HOME": folder.path,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Makes a repository of it, with all in one commit.
  func commitAll(format: String = "sha1") throws {
    try git("init", "-q", "-b", "main", "--object-format=" + format)
    try git("add", "-A")
    try git("commit", "-q", "-m", "All")
  }

  /// Makes a repository of it, pushed to another, with a branch of its own checked out.
  func publish() throws {
    try commitAll()
    try git("clone", "-q", "--bare", ".", "../remote.git")
    try git("remote", "add", "origin", "../remote.git")
    try git("fetch", "-q", "origin")
    try git("checkout", "-q", "-b", "change")
  }
}
