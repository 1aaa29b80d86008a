internal import StrataCode
package import StrataFeatures
internal import StrataRules

/// Whether something may be written, in so few words that an agent reads them before each write.
package struct GuardText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// The verdict, the layer of the file, what the write adds, and the next command; of many findings
  /// only the first.
  package func text(_ answer: GuardAnswer) -> String {
    let words = GuardWords(answer, style.paths(from: answer.root))
    var text = verdict(answer, words)
    if let layer = words.layer {
      text += style.label(Phrase("layer", zh: "分层"), .note) + say(layer)
    }
    for note in words.notes { text += style.label(Phrase("note", zh: "说明"), .note) + say(note) }
    text += BriefFindings(style, words.paths).text(
      answer.loosened + answer.added, within: Self.limit - text.count)
    return text + (words.next.map { NextCommandText(style).text($0) } ?? "")
  }

  /// About 400 tokens with the next command.
  private static let limit = 1_400

  private func verdict(_ answer: GuardAnswer, _ words: GuardWords) -> String {
    let ink: TextColor =
      switch answer.verdict {
      case .allow: .good
      case .ask: .warning
      case .deny: .error
      }
    return style.paint(answer.verdict.rawValue + ":", ink) + " " + say(words.headline)
  }

  private func say(_ phrase: Phrase) -> String { phrase.line(in: style.language) + "\n" }
}
