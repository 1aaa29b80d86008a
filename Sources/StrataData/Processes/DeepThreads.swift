internal import CSpawn
internal import Dispatch
internal import Foundation
internal import Synchronization

/// Threads with stacks deep enough for deep syntax trees.
enum DeepThreads {
  /// The results of `work` for 0 ..< `count`, by index, computed on `jobs` threads.
  /// `order` says which index to begin with; it does not change the results.
  static func map<Result: Sendable>(
    count: Int, jobs: Int, order: [Int]? = nil, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    if count == 0 { return [] }
    let board = Board(work, order: order, count: count)
    let group = DispatchGroup()
    for _ in 0..<max(1, min(jobs, count)) {
      group.enter()
      let hasBegun = begin {
        board.takeTurns()
        group.leave()
      }
      if hasBegun { continue }
      // The machine has no more threads, or no more memory for one: those there are do the work.
      group.leave()
      board.takeTurns()
      break
    }
    group.wait()
    return board.finish()
  }

  /// How many cores there are; asked once, since the answer stands in files of the system.
  static let cores = ProcessInfo.processInfo.activeProcessorCount

  /// Has a thread do some work; false if the system has none.
  private static func begin(_ work: @escaping @Sendable () -> Void) -> Bool {
    let turn = Unmanaged.passRetained(Turn(work))
    let failure = employ_thread(stackSize, run, turn.toOpaque())
    if failure != 0 { turn.release() }
    return failure == 0
  }

  /// What a thread is there for.
  private final class Turn: Sendable {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }

  private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    if let turn = $0 { Unmanaged<Turn>.fromOpaque(turn).takeRetainedValue().work() }
    return nil
  }

  /// The stack of each thread, in bytes: address space, of which only what is used costs memory.
  /// The parser needs up to 6 KiB a level of nesting, as deep as `NestingGuard` lets it go.
  static let stackSize = 512 << 20

  /// What the threads share: whose turn it is, and what is done.
  private final class Board<Result: Sendable>: Sendable {
    private let work: Mutex<(@Sendable (Int) -> Result)?>
    private let order: [Int]?
    private let count: Int
    private let next = Atomic<Int>(0)
    private let results: Mutex<[Result?]>

    init(_ work: @escaping @Sendable (Int) -> Result, order: [Int]?, count: Int) {
      self.work = Mutex(work)
      self.order = order
      self.count = count
      results = Mutex(Array(repeating: nil, count: count))
    }

    func takeTurns() {
      guard let work = work.withLock({ $0 }) else { return }
      var own: [(index: Int, result: Result)] = []
      while true {
        let turn = next.wrappingAdd(1, ordering: .relaxed).oldValue
        if turn >= count { break }
        let index = order?[turn] ?? turn
        own.append((index, work(index)))
      }
      results.withLock { results in
        for (index, result) in own { results[index] = result }
      }
    }

    /// All results, by index. Threads may take a moment more to go; what the work holds on to is let
    /// go now.
    func finish() -> [Result] {
      work.withLock { $0 = nil }
      return results.withLock { $0.compactMap { $0 } }
    }
  }
}
