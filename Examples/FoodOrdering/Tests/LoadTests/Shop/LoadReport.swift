import Foundation
import Synchronization

/// What all shoppers have seen together.
final class LoadReport: Sendable {
  /// What was asked for.
  enum Kind: String, Sendable, CaseIterable {
    case account, browse, order, look
  }

  /// All that was seen.
  struct State: Sendable {
    var times: [Kind: [Duration]] = [:]
    var acknowledged: [PlannedOrder] = []
    var complaints: [String] = []
    var soldOut = 0
    var postponed = 0
    var lostConnections = 0
  }

  private let state = Mutex(State())

  var current: State { state.withLock { $0 } }

  /// Notes how long an answer took.
  func count(_ kind: Kind, _ time: Duration) {
    state.withLock { $0.times[kind, default: []].append(time) }
  }

  /// Notes an order that the server says it has.
  func acknowledge(_ order: PlannedOrder) { state.withLock { $0.acknowledged.append(order) } }
  /// Notes an answer that should not have been.
  func complain(_ text: String) { state.withLock { $0.complaints.append(text) } }
  /// Notes that somebody was faster.
  func countSoldOut() { state.withLock { $0.soldOut += 1 } }
  /// Notes that the server asked to come back later.
  func countPostponed() { state.withLock { $0.postponed += 1 } }
  /// Notes that a request had no answer.
  func countLostConnection() { state.withLock { $0.lostConnections += 1 } }

  /// Forgets the times of what was only preparation.
  func beginMeasuring() { state.withLock { $0.times = [:] } }
}

extension LoadReport.State {
  /// A few lines for the person who has started the test.
  func summary(sessions: Int, seconds: Double) -> String {
    let requests = times.values.reduce(0) { $0 + $1.count }
    var lines = [
      "\(sessions) sessions, \(Int(seconds.rounded())) s: "
        + "\(requests) requests (\(rate(requests, seconds))/s), "
        + "\(acknowledged.count) orders (\(rate(acknowledged.count, seconds))/s), "
        + "\(soldOut) sold out, \(postponed) postponed, \(lostConnections) connections lost, "
        + "\(complaints.count) errors"
    ]
    for kind in LoadReport.Kind.allCases {
      let sorted = times[kind, default: []].sorted()
      guard let last = sorted.last else { continue }
      lines.append(
        "\(kind.rawValue): \(sorted.count), p50 \(milliseconds(sorted[sorted.count / 2])), "
          + "p99 \(milliseconds(sorted[sorted.count * 99 / 100])), most \(milliseconds(last))")
    }
    return lines.joined(separator: "\n")
  }

  private func rate(_ count: Int, _ seconds: Double) -> Int { Int(Double(count) / seconds) }

  private func milliseconds(_ time: Duration) -> String {
    String(
      format: "%.1f ms",
      Double(time.components.attoseconds) / 1e15
        + Double(time.components.seconds) * 1000)
  }
}
