internal import Foundation
internal import Synchronization

/// Ends the process with 0 when there is no more time, never in the middle of a text.
final class Deadline: Sendable {
  private let writing = Mutex(())

  /// From here on, `late` is done after some seconds, and the process ends.
  init(seconds: Double, _ late: @escaping @Sendable () -> Void) {
    Thread { [self] in
      Thread.sleep(forTimeInterval: seconds)
      writing.withLock { _ in
        late()
        _exit(0)
      }
    }.start()
  }

  /// Writes something that is to be whole.
  func writing(_ work: () throws -> Void) rethrows { try writing.withLock { _ in try work() } }
}
