package import StrataFeatures
internal import Synchronization

/// A code base in memory that takes one state after another, a change apart.
package final class ScriptedCodebase: CodebaseReading, SourceTextReading, ChangeNoticing {
  private let states: [InMemoryCodebase]
  private let current = Mutex(0)

  /// A code base that is each of these in turn.
  package init(_ states: [InMemoryCodebase]) { self.states = states }

  private var state: InMemoryCodebase { states[current.withLock { $0 }] }

  package func read(_ request: CodebaseRequest) throws(CodebaseReadError) -> CodebaseReadResult {
    try state.read(request)
  }

  package func lines(_ numbers: Set<Int>, of file: String, in root: String) -> [Int: String] {
    state.lines(numbers, of: file, in: root)
  }

  package func note(_ request: CodebaseRequest) {}

  package func waitForChange(of request: CodebaseRequest) -> Bool {
    current.withLock { index in
      index += 1
      if index < states.count { return true }
      index -= 1
      return false
    }
  }
}
