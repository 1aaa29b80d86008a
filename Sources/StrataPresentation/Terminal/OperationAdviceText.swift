internal import StrataFeatures
internal import StrataCode

/// Whether one operation is to have a use case of its own, for a terminal.
struct OperationAdviceText {
  private let style: TerminalStyle
  private let paths: PathsFromHere

  /// Text in a style, with paths shown in one way.
  init(_ style: TerminalStyle, _ paths: PathsFromHere) {
    self.style = style
    self.paths = paths
  }

  func text(_ operation: OperationAdvice) -> String {
    let title = style.paint(
      style.say(
        "\(operation.name): \(operation.end.phrase)",
        zh: "\(operation.name)：\(operation.end.phrase)"
      ).printable, .strong)
    let place = operation.location.map { location in
      style.paint("\(paths(location.file)):\(location.start.line)".printablePath, .faint) + "\n"
    }
    let rows = operation.turns.map { turn in
      [style.say(turn.question.phrase), style.say(turn.answer), style.say(turn.fact).printable]
    }
    return title + "\n" + (place ?? "") + "\n" + TextTable.text(rows, indent: 2)
      + Paragraph.text("→ " + style.say(operation.advice).printable, indent: 2, width: style.width)
  }
}
