package import StrataFeatures
package import StrataCode

/// A question to the person at the terminal.
package struct AdviceQuestionText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// The question, what may be answered, and what an empty line means; the answer stands behind it.
  package func text(_ question: AdviceQuestion) -> String {
    let hint = style.say(
      "(\(question.choices); empty for \(question.usual))",
      zh: "（\(question.choices)；直接回车即 \(question.usual)）")
    return style.paint(style.say(question.text), .strong) + " " + style.paint(hint, .faint) + " "
  }

  /// Why an answer does not do.
  package func text(_ complaint: Phrase) -> String { style.say(complaint).printable + "\n" }
}
