import Dispatch
import Foundation
import UsersPresentation

/// The terminal, or whatever standard input and output are connected to.
@MainActor
final class StandardTerminal: TerminalDevice {
  let isInteractive = isatty(STDIN_FILENO) == 1
  private let queue = DispatchQueue(label: "users.standard-input")
  private var isClosed = false

  /// Reads off the pool of Swift's tasks, which a waiting thread would hold up.
  func readLine() async -> String? {
    guard !isClosed else { return nil }
    return await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: Swift.readLine()) }
    }
  }

  /// Writes at once; when nobody reads the output any more, there is no next line either.
  func write(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      isClosed = true
    }
  }
}
