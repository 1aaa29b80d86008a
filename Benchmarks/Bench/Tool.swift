internal import Foundation

/// The programs that are compared.
struct Tool {
  /// The built `strata`.
  var path: String
  /// This program, which can also parse and do nothing else.
  var parser: String

  /// A whole check, which finds what it remembers in `cache` and nowhere else.
  func check(_ folder: String, cache: String) throws -> Usage {
    try Usage(
      of: path,
      [
        "check", folder, "--project-root", folder, "--quiet", "--exit-zero", "--output",
        "/dev/null", "--cache-path", cache,
      ])
  }

  /// A first check: nothing is remembered.
  func coldCheck(_ folder: String) throws -> Usage {
    let cache = try Scratch()
    return try check(folder, cache: cache.path)
  }

  /// Parsing alone.
  func parse(_ folder: String) throws -> Usage { try Usage(of: parser, ["--parse-only", folder]) }

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
