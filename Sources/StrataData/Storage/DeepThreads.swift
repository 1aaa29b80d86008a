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
    let board = Board<Result>()
    let group = DispatchGroup()
    for _ in 0..<max(1, min(jobs, count)) {
      group.enter()
      let thread = Thread {
        var results: [(index: Int, result: Result)] = []
        while true {
          let turn = board.next.wrappingAdd(1, ordering: .relaxed).oldValue
          if turn >= count { break }
          let index = order?[turn] ?? turn
          results.append((index, work(index)))
        }
        board.results.withLock { $0 += results }
        group.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    group.wait()
    return board.results.withLock { all in
      all.sorted { $0.index < $1.index }.map(\.result)
    }
  }

  /// The stack of each thread, in bytes: address space, of which only what is used costs memory.
  /// The parser needs up to 6 KiB a level of nesting, as deep as `NestingGuard` lets it go.
  static let stackSize = 512 << 20

  /// What the threads share: whose turn it is, and what is done.
  private final class Board<Result: Sendable>: Sendable {
    let next = Atomic<Int>(0)
    let results = Mutex<[(index: Int, result: Result)]>([])
  }
}
