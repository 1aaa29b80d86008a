internal import Foundation
internal import StrataCode

/// A copy of a code base in a git tree, to be changed.
final class WorkingCopy {
  private let scratch: Scratch
  /// Swift files that are no tests, from small to large.
  private let sources: [String]
  private var edits = 0

  /// Copies a code base; what is no git tree becomes one, with all in one commit.
  init(of app: String, files: [SourceFile]) throws {
    scratch = try Scratch()
    sources = files.filter { !$0.path.lowercased().contains("test") && $0.facts.lines.count > 20 }
      .sorted { ($0.facts.lines.count, $0.path) < ($1.facts.lines.count, $1.path) }.map(\.path)
    _ = try Usage(of: "cp", ["-a", app + "/.", root])
    if !FileManager.default.fileExists(atPath: root + "/.git") {
      _ = try git("init", "-q")
      _ = try git("add", "-A")
      _ = try git("commit", "-q", "-m", "All")
    }
    // A copied list of files knows other times than the copied files have.
    _ = try git("status", "--porcelain")
    if sources.isEmpty { throw BenchError.noSource(app) }
  }

  /// The root of the copy.
  var root: String { scratch.path }

  private func git(_ arguments: String...) throws -> Usage {
    let author = ["-c", "user.name=Bench", "-c", "user.email=bench@example.org"]
    return try Usage(of: "git", author + arguments, in: root)
  }

  /// Adds a comment to a file of middling size.
  func comment() throws { try append("// \(next)\n", to: sources[sources.count / 2]) }

  /// Adds a private function to a file of middling size.
  func extend() throws {
    try append("\nprivate func added\(next)() -> Int { 0 }\n", to: sources[sources.count / 2])
  }

  /// A file of middling size with another private function, which is not saved.
  func extended(in scratch: Scratch) throws -> UnsavedText {
    let path = root + "/" + sources[sources.count / 2]
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let copy = scratch.path + "/\(next).swift"
    try (text + "\nprivate func added\(edits)() -> Int { 0 }\n")
      .write(toFile: copy, atomically: false, encoding: .utf8)
    return UnsavedText(path: path, copy: copy)
  }

  /// Adds a private function to ten files.
  func extendTen() throws {
    for index in 0..<min(10, sources.count) {
      let path = sources[sources.count * (index + 1) / 12]
      try append("\nprivate func added\(next)() -> Int { 0 }\n", to: path)
    }
  }

  private var next: Int {
    edits += 1
    return edits
  }

  private func append(_ text: String, to path: String) throws {
    guard let handle = FileHandle(forWritingAtPath: root + "/" + path) else {
      throw BenchError.noSource(path)
    }
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }
}
