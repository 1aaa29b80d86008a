internal import Foundation
internal import StrataCode

/// The programs that are compared.
struct Tool {
  /// The built `strata`.
  var path: String
  /// This program, which can also parse and do nothing else.
  var parser: String

  /// A whole check, which finds what it remembers in `cache` and nowhere else.
  func check(_ folder: String, cache: String) throws -> Usage {
    try check([folder], of: folder, cache: cache)
  }

  /// A check of a text that is not saved at its path.
  func check(_ text: UnsavedText, in folder: String, cache: String) throws -> Usage {
    try check(["-", "--stdin-path", text.path], of: folder, cache: cache, input: text.copy)
  }

  private func check(
    _ asked: [String], of folder: String, cache: String, input: String? = nil
  ) throws -> Usage {
    try Usage(of: path, Self.checking(asked, of: folder, cache: cache), input: input)
  }

  /// The peak memory of a whole check in MiB.
  func memory(_ folder: String, cache: String) throws -> Double {
    try Usage.memory(of: path, Self.checking([folder], of: folder, cache: cache))
  }

  private static func checking(_ asked: [String], of folder: String, cache: String) -> [String] {
    ["check"] + asked + [
      "--project-root", folder, "--quiet", "--exit-zero", "--output", "/dev/null",
      "--cache-path", cache,
    ]
  }

  /// A first check: nothing is remembered.
  func coldCheck(_ folder: String) throws -> Usage {
    let cache = try Scratch()
    return try check(folder, cache: cache.path)
  }

  /// The peak memory of a first check in MiB.
  func coldMemory(_ folder: String) throws -> Double {
    let cache = try Scratch()
    return try memory(folder, cache: cache.path)
  }

  /// Reading and parsing some files alone, those that take longest first.
  func parse(_ files: [SourceFile], in folder: String) throws -> Usage {
    let scratch = try Scratch()
    let list = scratch.path + "/files"
    let paths = files.sorted { $0.facts.lines.count > $1.facts.lines.count }.map {
      folder + "/" + $0.path
    }
    try paths.joined(separator: "\n").write(toFile: list, atomically: false, encoding: .utf8)
    return try Usage(of: parser, ["--parse-only", list])
  }

  /// An audit of what is not committed; nil if the tool has none.
  func audit(_ folder: String, cache: String) throws -> Usage? {
    guard (try? Usage(of: path, ["audit", "--help"])) != nil else { return nil }
    return try Usage(
      of: path,
      [
        "audit", folder, "--project-root", folder, "--base", "HEAD", "--quiet", "--exit-zero",
        "--output", "/dev/null", "--cache-path", cache,
      ])
  }

  /// What git takes to see that nothing changed.
  static func status(_ folder: String) throws -> Usage {
    try Usage(of: "git", ["status", "--porcelain"], in: folder)
  }
}

/// A text that is to stand at a path.
struct UnsavedText {
  var path: String
  /// Where it can be read.
  var copy: String
}

/// A folder that goes with the value.
final class Scratch {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("strata-bench-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
