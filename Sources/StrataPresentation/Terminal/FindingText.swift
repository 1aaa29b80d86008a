internal import StrataRules
internal import StrataCode

/// One finding as a compiler shows a diagnostic.
struct FindingText {
  private let style: TerminalStyle
  private let paths: PathsFromHere

  /// Text in a style, with paths shown in one way.
  init(_ style: TerminalStyle, _ paths: PathsFromHere) {
    self.style = style
    self.paths = paths
  }

  /// The finding with its source line, notes and help.
  func text(
    _ finding: Finding, source: String?, why: Phrase?, isBrief: Bool = false
  ) -> String {
    var text = headline(finding) + "\n"
    if let source {
      text += SourceExcerpt(finding.location, source: source).text(style, ink: finding.severity.ink)
    }
    if let also = Self.also(finding) { text += style.say(also) + "\n" }
    if isBrief { return text }
    for note in finding.notes {
      text +=
        place(note.location) + style.paint("note:", .note)
        + " \(note.text.line(in: style.language))\n"
    }
    for (index, step) in finding.path.map({ paths($0).text }).enumerated() {
      // The blanks are as wide as the label in either language.
      text +=
        index == 0
        ? labelled(Phrase("path", zh: "路径"), step, ink: .note)
        : style.paint("     ", .note) + " " + step.line(in: style.language) + "\n"
    }
    if let why { text += labelled(Phrase("why", zh: "原因"), why, ink: .note) }
    if !finding.help.isEmpty { text += labelled(Self.help, finding.help, ink: .good) }
    return text
  }

  /// `path:line:column: severity: message [rule]`.
  func headline(_ finding: Finding) -> String {
    place(finding.location) + style.paint(finding.severity.rawValue + ":", finding.severity.ink)
      + " " + style.paint(finding.message.line(in: style.language), .strong) + " "
      + style.paint("[\(finding.rule.text.printable)]", .faint)
  }

  private func place(_ location: Location) -> String {
    let start = location.start
    return style.paint(
      "\(paths(location.file).printablePath):\(start.line):\(start.column):", .strong)
      + " "
  }

  private func labelled(_ label: Phrase, _ text: Phrase, ink: TextColor) -> String {
    style.label(label, ink) + text.line(in: style.language) + "\n"
  }

  /// What stands before the way out of a finding.
  static let help = Phrase("help", zh: "建议")

  /// The further lines of the offence, if it has any.
  private static func also(_ finding: Finding) -> Phrase? {
    var lines = Set(finding.also.map(\.line))
    lines.remove(finding.location.start.line)
    if lines.isEmpty { return nil }
    let names = lines.sorted().map { String($0) }
    let shown = names.prefix(shownLines)
    return Phrase(
      "also at \(names.count == 1 ? "line" : "lines") \(Phrase.list(names, limit: shownLines))",
      zh: """
        另见第 \(shown.joined(separator: "、")) \
        \(shown.count < names.count ? "等 \(names.count) 行" : "行")
        """)
  }

  private static let shownLines = 12
}
