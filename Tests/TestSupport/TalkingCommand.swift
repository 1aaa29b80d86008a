package import Foundation

/// The built `strata` while it answers one line with another.
package final class TalkingCommand {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Starts the command in a folder.
  package init(_ arguments: [String], in directory: URL) throws {
    process.executableURL = BuiltCommand.binary
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.environment = BuiltCommand.withCache(ProcessInfo.processInfo.environment)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// The line that answers a line; empty if the command ends before it answers.
  package func ask(_ line: String) throws -> String {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    var answer = Data()
    while answer.last != UInt8(ascii: "\n") {
      let piece = output.fileHandleForReading.availableData
      if piece.isEmpty { break }
      answer += piece
    }
    return String(decoding: answer, as: UTF8.self)
  }

  /// Asks it to stop, as ctrl-C does.
  package func interrupt() { process.interrupt() }

  /// Ends its input, and says how it ended.
  package func end() -> Int32 {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
