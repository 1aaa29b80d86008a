package import StrataDomain

/// Warnings about the run itself, such as a folder that could not be read.
package struct RunWarningsText: Sendable {
  private let style: TerminalStyle
  private static let limit = 10

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// One line each; of many only the first.
  package func text(_ warnings: [Phrase]) -> String {
    let label = style.paint("warning:", .warning)
    let shown = warnings.prefix(Self.limit).map { "\(label) \($0.line(in: style.language))\n" }
    let rest = warnings.count - shown.count
    let more = rest > 0 ? "\(label) \(Counting.count(rest, "more warning")) about this run\n" : ""
    return shown.joined() + more
  }
}
