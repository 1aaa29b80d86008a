internal import Foundation
internal import Synchronization

/// Ends the process in good order when somebody asks for it, never in the middle of a text.
final class Interruption: Sendable {
  private let writing = Mutex(())

  /// From here on ctrl-C, and being asked to end, ends the process with 0.
  init() {
    var signals = Self.signals
    // Every thread that is started from here on leaves the signals to the one that waits for them.
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    Thread { [self] in
      var signals = Self.signals
      var signal: Int32 = 0
      sigwait(&signals, &signal)
      end()
    }.start()
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    return signals
  }

  /// Writes something that is to be whole.
  func writing(_ work: () throws -> Void) rethrows { try writing.withLock { _ in try work() } }

  private func end() {
    // A reader that takes nothing does not keep the process for ever.
    for _ in 0..<100 where writing.withLockIfAvailable({ _ in _exit(0) }) == nil {
      usleep(10_000)
    }
    _exit(0)
  }
}
