internal import Foundation
package import StrataFeatures
internal import Synchronization

/// Notices changes by looking at the files again and again, as seldom as that costs next to nothing.
package final class PollingChanges: ChangeNoticing {
  private let glance = Mutex<TreeGlance?>(nil)
  private let shortest: Duration
  private let isUnheard: @Sendable () -> Bool

  /// Looks at most every `shortest`, until nobody listens any more.
  package init(
    every shortest: Duration = .milliseconds(250),
    until isUnheard: @escaping @Sendable () -> Bool = { false }
  ) {
    self.shortest = shortest
    self.isUnheard = isUnheard
  }

  package func note(_ request: CodebaseRequest) {
    guard let root = try? ProjectRoot(for: request).path else { return }
    glance.withLock { $0 = TreeGlance(of: root) }
  }

  package func waitForChange(of request: CodebaseRequest) -> Bool {
    if glance.withLock({ $0 == nil }) { note(request) }
    var isMoving = false
    while !isUnheard() {
      let start = Self.work
      let isChanged = glance.withLock { $0?.look() ?? false }
      let cost = Self.work - start
      if isMoving && !isChanged { return true }
      isMoving = isMoving || isChanged
      // Once something moves the next look comes soon; else looking takes one part in forty of a
      // core, unless that would make people wait.
      sleep(isMoving ? max(Self.rest, cost) : max(shortest, min(cost * 40, Self.longest)))
    }
    return false
  }

  /// Files that are written one after another lie this far apart at most.
  private static let rest: Duration = .milliseconds(120)

  private static let longest: Duration = .seconds(2)

  /// How long this thread has worked, which other processes do not add to.
  private static var work: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(Int(time.tv_sec)) + .nanoseconds(Int(time.tv_nsec))
  }

  private func sleep(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    Thread.sleep(forTimeInterval: Double(seconds) + Double(attoseconds) / 1e18)
  }
}
