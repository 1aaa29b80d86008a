internal import StrataFeatures
internal import StrataCode
internal import StrataPresentation

/// Questions to the person at the terminal, on standard error.
struct TerminalQuestions: Asking {
  private let style: TerminalStyle

  /// Questions in a style.
  init(_ style: TerminalStyle) { self.style = style }

  func answer(to question: AdviceQuestion) -> String? {
    try? StandardStream.error.write(AdviceQuestionText(style).text(question))
    return readLine()
  }

  func tell(_ complaint: Phrase) {
    try? StandardStream.error.write(AdviceQuestionText(style).text(complaint))
  }
}
