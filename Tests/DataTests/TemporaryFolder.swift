import Foundation
import StrataData
import StrataCode
import StrataFeatures

/// A folder with files that goes away with the value.
final class TemporaryFolder {
  let path: String

  /// A folder with the given files by path; folders are made as needed.
  init(_ files: [String: String] = [:]) throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = base.appendingPathComponent("strata-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(Data(text.utf8), to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The absolute path of `name`.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Writes a file and the folders around it.
  func write(_ data: Data, to name: String) throws {
    let url = URL(fileURLWithPath: self(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Makes `name` a link to `target`, which is taken as written.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self(name), withDestinationPath: target)
  }

  /// Runs git in the folder, untouched by the machine's settings.
  func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "HOME": path,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw GitFailed() }
  }

  /// Makes a sub-folder a repository of its own and commits all of it.
  func commitAll(in name: String) throws {
    try git("-C", name, "init", "-q")
    try git("-C", name, "add", ".")
    try git(
      "-C", name, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "-m", "All"
    )
  }

  /// Commits all there is.
  func commit(_ message: String) throws {
    try git("add", "-A")
    try git(
      "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "--allow-empty", "-m",
      message)
  }

  struct GitFailed: Error {}

  /// The code base that is read from the folder.
  func workspace(jobs: Int? = nil) throws -> Workspace {
    try DiskCodebaseReader().read(CodebaseRequest(path: path, jobs: jobs)).workspace
  }
}

extension Workspace {
  /// The names of the modules that compile a file.
  func modules(of path: String) -> [String] {
    files.first { $0.path == path }?.modules.map { modules[$0].name } ?? []
  }

  /// The paths of all files.
  var paths: [String] { files.map(\.path) }
}
