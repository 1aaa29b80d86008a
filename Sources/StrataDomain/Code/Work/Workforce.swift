/// Who does the work of one run, and how many at a time.
package struct Workforce: Sendable {
  @usableFromInline let sharing: any WorkSharing
  @usableFromInline let jobs: Int?

  /// Those whom `sharing` employs, at most `jobs`; nil is one a core.
  package init(_ sharing: any WorkSharing = WorkInTurn(), jobs: Int? = nil) {
    self.sharing = sharing
    self.jobs = jobs
  }

  /// The results of two pieces of work of which neither needs to know of the other.
  package func both<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let results = sharing.map(count: 2, jobs: jobs) { turn -> (First?, Second?) in
      turn == 0 ? (first(), nil) : (nil, second())
    }
    guard let one = results[0].0, let other = results[1].1 else { return (first(), second()) }
    return (one, other)
  }

  /// The results of `work` for 0 ..< `count`, by index; neighbours in stretches of `stretch`, so
  /// that handing out costs less than the work.
  @inlinable package func map<Result: Sendable>(
    _ count: Int, inStretchesOf stretch: Int = 64,
    _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    if count <= stretch { return (0..<count).map(work) }
    return [Result](unsafeUninitializedCapacity: count) { room, filled in
      // Each result is put where it belongs: to gather them later costs who waits for them.
      nonisolated(unsafe) let room = room
      let turns = sharing.map(count: (count + stretch - 1) / stretch, jobs: jobs) { turn in
        let indices = turn * stretch..<min(count, (turn + 1) * stretch)
        for index in indices { room.initializeElement(at: index, to: work(index)) }
        return indices.count
      }
      filled = turns.reduce(0, +)
      precondition(filled == count, "every turn is taken once")
    }
  }
}
