internal import StrataDomain

/// What the pages of `explain` share.
struct PageText {
  let style: TerminalStyle

  /// Text in a style.
  init(_ style: TerminalStyle) { self.style = style }

  /// The first line.
  func title(_ text: String) -> String {
    style.paint(text.singleLine.printable, .strong) + "\n"
  }

  /// A headed section; nothing if it has no lines.
  func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty
      ? "" : "\n" + style.paint(title, .strong) + "\n" + lines.map { "  \($0)\n" }.joined()
  }

  /// Findings with their way out.
  func findings(_ findings: [Finding]) -> [String] {
    if findings.isEmpty { return ["None."] }
    let text = FindingsText(style)
    return findings.flatMap { finding in
      let help = finding.help.line(in: style.language)
      return [text.headline(finding)]
        + (help.isEmpty ? [] : [style.paint("help:", .good) + " \(help)"])
    }
  }

  /// `path:line:column:`, which terminals and editors open.
  func place(_ location: Location) -> String {
    "\(location.file.printable):\(location.start.line):\(location.start.column):"
  }

  /// `view model 'FeedViewModel'`.
  func named(_ type: PlacedType) -> String {
    (type.noun.map { style.say($0) + " " } ?? "") + "'\(type.name.printable)'"
  }

  /// `view model 'FeedViewModel' of Presentation`.
  func placed(_ type: PlacedType) -> String {
    named(type) + " of \(type.layer?.rawValue ?? "no layer")"
  }

  /// What is to be said of a naming beyond that it is; empty where the table allows it.
  func remark(_ naming: Naming) -> String {
    var remark = naming.places > 1 ? "; \(naming.places) places" : ""
    if !naming.isCertain { remark += "; the name may mean another type of that name" }
    switch naming.verdict {
    case .allowed, .unplaced: return remark
    case .excused(let reason): return remark + " — no rule objects: \(style.say(reason))"
    case .forbidden(let rule, let severity, _):
      return remark + " — " + style.paint(severity.rawValue, severity.ink)
        + " [\(rule.printable)]"
    }
  }
}
