internal import StrataFeatures
package import StrataModel
internal import Synchronization

/// The code bases that a process worked out last: as they are saved, and under an overlay.
package final class CodebaseMemory: CodebaseRemembering {
  private let last = Mutex<[Bool: Codebase]>([:])

  /// A memory that is empty.
  package init() {}

  package func last(underOverlay: Bool) -> Codebase? {
    last.withLock { $0[underOverlay] ?? $0[false] }
  }

  package func remember(_ codebase: Codebase, underOverlay: Bool) {
    last.withLock { $0[underOverlay] = codebase }
  }
}
