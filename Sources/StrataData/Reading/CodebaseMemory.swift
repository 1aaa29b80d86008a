package import StrataFeatures
internal import StrataModel
internal import Synchronization

/// The code bases that a process worked out last: as they are saved, and under an overlay.
package final class CodebaseMemory: CodebaseRemembering {
  private let last = Mutex<[Bool: RememberedCodebase]>([:])

  package let lives = true

  /// A memory that is empty. What a process keeps that ends after its answer is never let go: the
  /// system takes its memory back faster than the process could give it back piece by piece.
  package init(untilOneAnswer: Bool = false) {
    if untilOneAnswer { _ = Unmanaged.passRetained(self) }
  }

  package func last(underOverlay: Bool) -> RememberedCodebase? {
    last.withLock { $0[underOverlay] ?? $0[false] }
  }

  package func remember(_ codebase: RememberedCodebase, underOverlay: Bool) {
    last.withLock { $0[underOverlay] = codebase }
  }
}
