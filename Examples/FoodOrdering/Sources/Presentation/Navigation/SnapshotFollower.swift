import FoodDomain

/// Shows what is known as it comes: at once what was kept, later what is true now.
@MainActor
final class SnapshotFollower {
  private let grace: Duration
  private var work: Task<Void, Never>?

  /// - Parameter grace: How long whoever follows waits for more than what was kept: a page that is
  ///   made once has the truth, if that is near.
  init(grace: Duration = .milliseconds(250)) {
    self.grace = grace
  }

  deinit { work?.cancel() }

  /// Returns with the first true answer, or when there is no more, or some time after a kept one;
  /// what comes later is shown all the same.
  ///
  /// Following something else ends this: an answer that is late never replaces a newer one.
  ///
  /// - Returns: Whether nothing else is followed by now.
  @discardableResult
  func follow<Value: Sendable>(
    _ snapshots: AsyncThrowingStream<Snapshot<Value>, any Error>,
    show: @escaping @MainActor (Snapshot<Value>) -> Void,
    fail: @escaping @MainActor (any Error) -> Void
  ) async -> Bool {
    work?.cancel()
    let wait = Wait(for: grace)
    let begun = Task {
      do {
        for try await snapshot in snapshots {
          if Task.isCancelled { break }
          show(snapshot)
          snapshot.savedAt == nil ? wait.end() : wait.endSoon()
        }
      } catch {
        if !Task.isCancelled { fail(error) }
      }
      wait.end()
    }
    work = begun
    await wait.value()
    return work == begun
  }
}

/// Somebody who waits, once.
@MainActor
private final class Wait {
  private let grace: Duration
  private var continuation: CheckedContinuation<Void, Never>?
  private var hasEnded = false
  private var timer: Task<Void, Never>?

  init(for grace: Duration) {
    self.grace = grace
  }

  func value() async {
    if hasEnded { return }
    await withCheckedContinuation { continuation = $0 }
  }

  func endSoon() {
    timer =
      timer
      ?? Task { [grace] in
        try? await Task.sleep(for: grace)
        end()
      }
  }

  func end() {
    hasEnded = true
    timer?.cancel()
    continuation?.resume()
    continuation = nil
  }
}
