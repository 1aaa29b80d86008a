/// One part after another.
package struct WorkInTurn: WorkSharing {
  /// It holds no state.
  package init() {}

  package func map<Result: Sendable>(
    count: Int, jobs: Int?, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    (0..<count).map(work)
  }
}
