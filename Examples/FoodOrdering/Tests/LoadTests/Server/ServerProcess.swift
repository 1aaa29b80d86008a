import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// The server as a process of its own, which can be killed.
struct ServerProcess {
  let port: Int
  private let process: Process

  /// Starts it on a file, and waits until it answers.
  static func start(port: Int, folder: URL) async throws -> ServerProcess {
    let log = folder.appending(path: "log.txt")
    if !FileManager.default.fileExists(atPath: log.path) {
      _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    }
    let handle = try FileHandle(forWritingTo: log)
    try handle.seekToEnd()
    let process = Process()
    process.executableURL = ServerCommand.executable
    process.arguments = ServerCommand.arguments(
      port: port, database: folder.appending(path: "food.sqlite").path)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    let server = ServerProcess(port: port, process: process)
    try await server.waitUntilReady()
    return server
  }

  /// A port that nobody listens on.
  static func freePort() async throws -> Int {
    let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .bind(host: "127.0.0.1", port: 0).get()
    let port = channel.localAddress?.port
    try await channel.close()
    return port ?? 0
  }

  /// Ends it at once, whatever it is doing.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Asks it to end, and says how it has.
  func stop() -> Int32 {
    process.terminate()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func waitUntilReady() async throws {
    for _ in 1...600 {
      if let connection = try? await LoadConnection.open(port: port) {
        let answer = try? await connection.send(LoadRequest(.GET, "/health"))
        try? await connection.close()
        if answer?.status == 200 { return }
      }
      guard process.isRunning else { break }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw NotReady()
  }

  /// The server does not answer.
  struct NotReady: Error {}
}
