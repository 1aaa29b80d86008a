internal import Foundation
internal import StrataDomain

/// A line that tells a waiting person after one second that work is going on.
struct ProgressLine: Sendable {
  let label: String
  /// False in a pipe.
  let isShown: Bool

  /// Does the work; the line is gone when it is done.
  func during<Value>(
    _ work: () throws(UseCaseError) -> Value
  ) throws(UseCaseError) -> Value {
    guard isShown else { return try work() }
    let queue = DispatchQueue(label: "strata.progress")
    let timer = DispatchSource.makeTimerSource(queue: queue)
    let start = DispatchTime.now()
    timer.setEventHandler { [label] in
      let seconds = (DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000_000
      try? StandardStream.error.write("\r\u{1B}[K\(label) … \(seconds) s")
    }
    timer.schedule(deadline: start + 1, repeating: 1)
    timer.resume()
    defer {
      timer.cancel()
      queue.sync {}
      if DispatchTime.now() >= start + 1 { try? StandardStream.error.write("\r\u{1B}[K") }
    }
    return try work()
  }
}
