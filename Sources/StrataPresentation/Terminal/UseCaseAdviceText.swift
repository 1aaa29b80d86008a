internal import StrataFeatures
internal import StrataCode

/// What is to be said of use cases, one by one.
struct UseCaseAdviceText {
  private let style: TerminalStyle
  private let paths: PathsFromHere
  private let showsAll: Bool

  /// Text in a style, with paths shown in one way; long lists are cut unless all is asked for.
  init(_ style: TerminalStyle, _ paths: PathsFromHere, showsAll: Bool) {
    self.style = style
    self.paths = paths
    self.showsAll = showsAll
  }

  private static let shown = 6

  func text(_ advice: UseCaseAdvice) -> String {
    if advice.total == 0, advice.entries.isEmpty { return "" }
    let title =
      style.paint(style.say("use cases, one by one", zh: "逐个看 UseCase"), .strong) + "\n"
    let entries = showsAll ? advice.entries[...] : advice.entries.prefix(Self.shown)
    let rest = advice.entries.count - entries.count
    let more =
      rest > 0
      ? "  " + style.say("… \(rest) more with --all", zh: "… 另有 \(rest) 项，见 --all") + "\n" : ""
    return title + entries.map(entry).joined() + more + end(advice)
  }

  private func entry(_ entry: UseCaseAdvice.Entry) -> String {
    let names = Phrase.list(entry.names, limit: showsAll ? .max : 4)
    let proposal =
      entry.proposal.map { Phrase(" → \($0)", zh: " → \($0)") } ?? .empty
    let line = style.say(
      "\(entry.action.word) \(names)\(proposal): \(entry.evidence)",
      zh: "\(entry.action.word) \(names)\(proposal)：\(entry.evidence)")
    let place = "\(paths(entry.location.file)):\(entry.location.start.line)".printablePath
    return Paragraph.text(line, indent: 2, width: style.width)
      + "     " + style.paint(place, .faint) + "\n"
  }

  private func end(_ advice: UseCaseAdvice) -> String {
    var lines: [String] = []
    if let keeping = advice.keeping {
      lines.append(
        style.say(
          "\(advice.forwarding) of \(advice.total) only hand on: \(keeping)",
          zh: "\(advice.total) 个中有 \(advice.forwarding) 个只做转发：\(keeping)"))
    }
    if advice.kept > 0 {
      lines.append(
        style.say(
          "\(advice.kept) of \(advice.total) stay as they are",
          zh: "\(advice.total) 个中有 \(advice.kept) 个保持原样"))
    }
    return lines.map { Paragraph.text($0, indent: 2, width: style.width) }.joined()
  }
}
