import Foundation
import TestSupport

/// A small project in a git tree of its own, which goes away with the value.
final class ChangingProject {
  let folder: URL

  /// A project with one finding, on the branch `main`, in one commit.
  init(isInGit: Bool = true) throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = base.appendingPathComponent("strata-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("Package.swift", Self.manifest)
    try write("Sources/Domain/Dish.swift", Self.offence("Dish"))
    if !isInGit { return }
    try git("init", "-q", "-b", "main")
    try commit()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "App", targets: [.target(name: "App", path: "Sources")])

    """

  /// An entity that names UIKit, with enough text to be recognised under another name.
  static func offence(_ name: String) -> String {
    "import UIKit\n" + clean(name)
  }

  /// The same without UIKit.
  static func clean(_ name: String) -> String {
    let lines = (1...12).map { "  let field\($0): Int\n" }.joined()
    return "struct \(name): Equatable, Sendable {\n\(lines)}\n"
  }

  func write(_ path: String, _ text: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
  }

  func move(_ path: String, to target: String) throws {
    let new = folder.appendingPathComponent(target)
    try FileManager.default.createDirectory(
      at: new.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: folder.appendingPathComponent(path), to: new)
  }

  func commit() throws {
    try git("add", "-A")
    try git(
      "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "--allow-empty", "-m",
      "Change")
  }

  /// Runs git, untouched by the machine's settings.
  func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder
    process.environment = environment(isUnattended: false).merging([
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw GitFailed(arguments: arguments) }
  }

  struct GitFailed: Error {
    var arguments: [String]
  }

  /// Runs the built command in the project.
  func strata(
    _ arguments: String..., isUnattended: Bool = false
  ) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(
      arguments + ["--color", "never"], in: folder,
      environment: environment(isUnattended: isUnattended))
  }

  private func environment(isUnattended: Bool) -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    return ["PATH": path, "HOME": folder.path, "CI": isUnattended ? "true" : "false"]
  }
}
