internal import StrataCode
internal import StrataRules

/// Findings in so few words that an agent reads them before each write.
struct BriefFindings {
  private let style: TerminalStyle
  private let paths: PathsFromHere

  /// Text in a style, with paths shown in one way.
  init(_ style: TerminalStyle, _ paths: PathsFromHere) {
    self.style = style
    self.paths = paths
  }

  /// Each with its help, as many as so many characters hold; the first is told however long it is.
  func text(_ findings: [Finding], within limit: Int) -> String {
    var text = ""
    var shown = 0
    for finding in findings {
      let part = self.part(finding)
      if shown > 0, text.count + part.count > limit { break }
      text += part
      shown += 1
    }
    if shown < findings.count {
      let rest = Noun("more finding", zh: "个问题").count(findings.count - shown)
      text += style.say("and \(rest)", zh: "另有 \(rest)") + "\n"
    }
    return text
  }

  private func part(_ finding: Finding) -> String {
    let one = FindingText(style, paths)
    let help =
      finding.help.isEmpty
      ? ""
      : style.label(FindingText.help, .good) + finding.help.line(in: style.language) + "\n"
    return one.headline(finding) + "\n" + help
  }
}
