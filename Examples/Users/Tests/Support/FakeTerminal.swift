import Foundation
import UsersPresentation

/// Types what the test says, and keeps what is written.
@MainActor
package final class FakeTerminal: TerminalDevice {
  package let isInteractive: Bool
  /// All that was written.
  package private(set) var output = ""
  private var lines: [String]

  /// Types the lines, then is at its end.
  package init(lines: [String], isInteractive: Bool = false) {
    self.lines = lines
    self.isInteractive = isInteractive
  }

  package func readLine() async -> String? {
    lines.isEmpty ? nil : lines.removeFirst()
  }

  package func write(_ text: String) {
    output += text
  }

  /// What was written after a line was repeated, up to the next prompt.
  package func answer(to line: String) -> String? {
    guard let start = output.range(of: "> \(line)\n")?.upperBound else { return nil }
    let rest = output[start...]
    return String(rest[..<(rest.range(of: "\n> ")?.lowerBound ?? rest.endIndex)])
  }
}
