/// Shares out work of which no part needs to know of another.
package protocol WorkSharing: Sendable {
  /// The results of `work` for 0 ..< `count`, by index, by at most `jobs` at a time; nil is one a
  /// core.
  func map<Result: Sendable>(
    count: Int, jobs: Int?, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result]
}
