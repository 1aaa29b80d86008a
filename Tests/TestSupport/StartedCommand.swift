package import Foundation

/// The built `strata` while it runs.
package final class StartedCommand {
  private let process = Process()
  private let folder: URL

  /// Starts the command in a folder.
  package init(
    _ arguments: [String], in directory: URL, environment: [String: String]? = nil
  ) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "strata-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process.executableURL = BuiltCommand.binary
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.environment = BuiltCommand.withCache(
      environment ?? ProcessInfo.processInfo.environment)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try Self.file(at: output)
    process.standardError = try Self.file(at: errors)
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
    try? FileManager.default.removeItem(at: folder)
  }

  private var output: URL { folder.appendingPathComponent("output") }
  private var errors: URL { folder.appendingPathComponent("errors") }

  private static func file(at url: URL) throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }

  private static func text(of url: URL) -> String {
    (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// What it wrote to standard output so far.
  package var said: String { Self.text(of: output) }

  /// What it wrote to standard error so far.
  package var warned: String { Self.text(of: errors) }

  /// Asks it to stop, as ctrl-C does.
  package func interrupt() { process.interrupt() }

  /// Ends it without a chance to clean up.
  package func kill() {
    _ = Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Waits for its end.
  package func finish() -> BuiltCommand.Outcome {
    process.waitUntilExit()
    return BuiltCommand.Outcome(
      code: process.terminationStatus, output: said, errors: warned)
  }
}
