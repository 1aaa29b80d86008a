import Foundation

/// The built `food`, running.
final class FoodProcess: @unchecked Sendable {
  private let process = Process()
  /// Where it can be reached, as it says itself.
  let address: URL

  /// Starts it, and waits until it says that it is there.
  init(_ arguments: [String]) async throws {
    let output = Pipe()
    process.executableURL = Self.binary
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    address = try await Self.address(saidTo: output.fileHandleForReading)
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// Ends it at once, as a power cut would.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private static func address(saidTo output: FileHandle) async throws -> URL {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        var said = Data()
        while !said.contains(UInt8(ascii: "\n")) {
          let more = output.availableData
          if more.isEmpty { break }
          said += more
        }
        let words = String(decoding: said, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        if let url = words.lazy.compactMap({ URL(string: String($0)) }).first(where: {
          $0.scheme == "http"
        }) {
          continuation.resume(returning: url)
        } else {
          continuation.resume(throwing: Silence())
        }
      }
    }
  }

  /// It ended without having said where it is.
  struct Silence: Error {}

  /// The products stand beside the test bundle.
  private static var binary: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let tests = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appendingPathComponent("food")
  }
}
