internal import Foundation

/// One line of the table.
struct Row {
  var name: String
  var files: Int
  var lines: Int
  var facts: Int
  var floor: Usage
  var cold: Usage
  var warm: Usage
  var status: Usage
  var comment: Usage
  var edit: Usage
  /// A text that is not saved, judged by a process of its own.
  var overlay: Usage
  /// Seconds of a process that lives on.
  var body: Double
  var signature: Double
  var audit: Usage?
  var cacheBytes: Int
  /// Peak memory in MiB.
  var memory: (cold: Double, warm: Double)

  private static let columns = [
    "lines", "files", "parse s", "cold s", "c/parse", "warm s", "w/status", "comment", "edit",
    "overlay", "audit", "body", "signature", "B/l cold", "B/l warm", "facts/l", "cacheB/l",
  ]

  /// The names of the columns.
  static var heading: String {
    "code base".padding(toLength: 28, withPad: " ", startingAt: 0)
      + columns.map { right($0) }.joined()
  }

  /// The figures.
  var text: String {
    let cells = [
      "\(lines)", "\(files)", Self.number(floor.seconds), Self.number(cold.seconds),
      Self.number(cold.seconds / floor.seconds), Self.number(warm.seconds, 3),
      Self.number(warm.seconds / status.seconds), share(comment.seconds), share(edit.seconds),
      share(overlay.seconds), audit.map { share($0.seconds) } ?? "-", share(body),
      share(signature),
      perLine(max(0, memory.cold - 60) * 1_048_576), perLine(max(0, memory.warm - 30) * 1_048_576),
      Self.number(Double(facts) / Double(max(lines, 1))), perLine(Double(cacheBytes)),
    ]
    return name.padding(toLength: 28, withPad: " ", startingAt: 0)
      + cells.map { Self.right($0) }.joined()
  }

  private func perLine(_ bytes: Double) -> String { Self.number(bytes / Double(max(lines, 1)), 0) }

  /// A number with so many decimals.
  static func number(_ value: Double, _ decimals: Int = 2) -> String {
    value.isFinite ? String(format: "%.\(decimals)f", value) : "-"
  }

  /// Milliseconds, and how much that is of a first check.
  private func share(_ seconds: Double) -> String {
    Self.number(seconds * 1_000, 0) + "=" + Self.number(seconds / cold.seconds * 100, 1) + "%"
  }

  private static func right(_ text: String) -> String {
    String(repeating: " ", count: max(1, 12 - text.count)) + text
  }
}
