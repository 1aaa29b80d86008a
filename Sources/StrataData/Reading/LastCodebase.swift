package import StrataFeatures
internal import Synchronization

/// Holds on to what a process worked out that ends after its answer: the system takes its memory back
/// faster than the process could give it back piece by piece.
package final class LastCodebase: CodebaseRemembering {
  private let held = Mutex<Unmanaged<Holder>?>(nil)

  /// What is never let go.
  private final class Holder: Sendable {
    let codebase: RememberedCodebase

    init(_ codebase: RememberedCodebase) { self.codebase = codebase }
  }

  package let lives = false

  /// Nothing is held yet.
  package init() {}

  package func last(underOverlay: Bool) -> RememberedCodebase? { nil }

  /// Holds the newest one; the one before is let go, lest a process with many questions grows.
  package func remember(_ codebase: RememberedCodebase, underOverlay: Bool) {
    let old = held.withLock { held in
      let old = held
      held = Unmanaged.passRetained(Holder(codebase))
      return old
    }
    old?.release()
  }
}
