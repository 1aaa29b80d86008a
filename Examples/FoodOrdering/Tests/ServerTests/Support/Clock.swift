import Foundation
import Synchronization

/// The time that a test says it is.
final class Clock: Sendable {
  private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000.125))

  var now: Date { time.withLock { $0 } }

  /// Lets time go by.
  func advance(by seconds: TimeInterval) { time.withLock { $0 += seconds } }
}
