package import Foundation

/// The built `strata`, run as a person runs it, but with a cache of the test run's own.
package struct BuiltCommand {
  package struct Outcome: Sendable {
    package var code: Int32
    package var output: String
    package var errors: String
  }

  /// Runs the command, or another tool, to its end in a folder; `redirection` is shell text behind
  /// the arguments. It speaks English unless the environment given says otherwise.
  package static func run(
    tool: URL = binary, _ arguments: [String], _ redirection: String = "", in folder: URL? = nil,
    environment: [String: String]? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "\"$0\" \"$@\" \(redirection)", tool.path] + arguments
    if let folder { process.currentDirectoryURL = folder }
    process.environment = Self.withCache(
      environment ?? ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 })
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let outputData = output.fileHandleForReading.readDataToEndOfFile()
    let errorData = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, output: String(decoding: outputData, as: UTF8.self),
      errors: String(decoding: errorData, as: UTF8.self))
  }

  /// Where what the tests read is kept, in `strata`: this repository is read once, not by each of them.
  package static let caches = FileManager.default.temporaryDirectory
    .appendingPathComponent("strata-test-caches")

  /// An environment in which the cache, unless it says where, is a temporary folder.
  package static func withCache(_ environment: [String: String]) -> [String: String] {
    environment.merging(["XDG_CACHE_HOME": caches.path]) { given, _ in given }
  }

  /// The products stand beside the test bundle.
  package static var binary: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let tests = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appendingPathComponent("strata")
  }
}
