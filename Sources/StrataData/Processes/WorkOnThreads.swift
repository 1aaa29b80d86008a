internal import StrataCode

/// Work on several threads at a time.
package struct WorkOnThreads: WorkSharing {
  /// It holds no state.
  package init() {}

  package func map<Result: Sendable>(
    count: Int, jobs: Int?, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    DeepThreads.map(count: count, jobs: jobs ?? DeepThreads.cores, work)
  }
}
