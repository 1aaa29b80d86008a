internal import Foundation
internal import StrataCode
internal import StrataFeatures

/// A line that tells a waiting person after one second that work is going on.
struct ProgressLine: Sendable {
  let label: Phrase
  /// False in a pipe.
  let isShown: Bool

  /// Does the work; the line is gone when it is done.
  func during<Value, Failure: Error>(
    _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard isShown else { return try work() }
    let queue = DispatchQueue(label: "strata.progress")
    let timer = DispatchSource.makeTimerSource(queue: queue)
    let start = DispatchTime.now()
    timer.setEventHandler { [label] in
      let seconds = (DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000_000
      let text = Phrase("\(label) … \(String(seconds)) s", zh: "\(label)……\(String(seconds)) 秒")
        .ofRun
      try? StandardStream.error.write("\r\u{1B}[K\(text)")
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

extension Phrase {
  static let checking = Phrase("checking", zh: "正在检查")
  static let drawing = Phrase("drawing", zh: "正在绘制")
  static let placing = Phrase("placing", zh: "正在归层")
  static let reading = Phrase("reading", zh: "正在读取")
}
