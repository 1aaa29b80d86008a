package import StrataCode

/// Warnings about the run itself, such as a folder that could not be read.
package struct RunWarningsText: Sendable {
  private let style: TerminalStyle
  private static let limit = 10

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// One line each; of many only the first.
  package func text(_ warnings: [Phrase]) -> String {
    let shown = warnings.prefix(Self.limit).map {
      style.warning + $0.line(in: style.language) + "\n"
    }
    let rest = warnings.count - shown.count
    return shown.joined() + (rest > 0 ? style.warning + style.say(more(rest)) + "\n" : "")
  }

  private func more(_ count: Int) -> Phrase {
    Phrase(
      "\(Noun("more warning", zh: "个警告").count(count)) about this run",
      zh: "本次运行还有 \(count) 个警告")
  }
}
