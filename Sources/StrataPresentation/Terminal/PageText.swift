internal import StrataCode
internal import StrataRules
internal import StrataFeatures

/// What the pages of `explain` share.
struct PageText {
  let style: TerminalStyle
  /// How paths of the project are shown.
  let paths: PathsFromHere

  /// Text in a style, with paths shown in one way.
  init(_ style: TerminalStyle, _ paths: PathsFromHere) {
    self.style = style
    self.paths = paths
  }

  /// The first line.
  func title(_ text: String) -> String {
    style.paint(text.singleLine.printablePath, .strong) + "\n"
  }

  /// A headed section; nothing if it has no lines.
  func section(_ title: Phrase, _ lines: [String]) -> String {
    lines.isEmpty
      ? ""
      : "\n" + style.paint(style.say(title), .strong) + "\n"
        + lines.map { "  \($0)\n" }.joined()
  }

  /// Findings with their way out.
  func findings(_ findings: [Finding]) -> [String] {
    if findings.isEmpty { return [style.say("None.", zh: "没有。")] }
    let text = FindingText(style, paths)
    return findings.flatMap { finding in
      let help = finding.help.line(in: style.language)
      return [text.headline(finding)]
        + (help.isEmpty ? [] : [style.label(FindingText.help, .good) + help])
    }
  }

  /// `path:line:column:`, which terminals and editors open.
  func place(_ location: Location) -> String {
    "\(paths(location.file).printablePath):\(location.start.line):\(location.start.column):"
  }

  /// `view model 'FeedViewModel'`.
  func named(_ type: PlacedType) -> Phrase {
    let name = type.name.printable
    return type.noun.map { Phrase("\($0) '\(name)'", zh: "\($0) '\(name)'") }
      ?? Phrase(verbatim: "'\(name)'")
  }

  /// `view model 'FeedViewModel' of Presentation`.
  func placed(_ type: PlacedType) -> Phrase {
    let named = named(type)
    guard let layer = type.layer?.rawValue else {
      return Phrase("\(named) of no layer", zh: "未归层的 \(named)")
    }
    return Phrase("\(named) of \(layer)", zh: "\(layer) 中的 \(named)")
  }

  /// What is to be said of a naming beyond that it is; empty where the table allows it.
  func remark(_ naming: ExplainedDependency) -> Phrase {
    var remark = Phrase.empty
    if naming.places > 1 {
      remark = Phrase("; \(naming.places) places", zh: "；共 \(naming.places) 处")
    }
    if !naming.isCertain {
      remark = Phrase(
        "\(remark); the name may mean another type of that name", zh: "\(remark)；这个名称也可能指另一个同名类型")
    }
    switch naming.verdict {
    case .allowed, .unplaced: return remark
    case .excused(let reason):
      return Phrase("\(remark) — no rule objects: \(reason)", zh: "\(remark)——不算问题：\(reason)")
    case .forbidden(let rule, let severity, _): return remark + objection(rule, severity)
    }
  }

  /// ` — error [dependency.layer-reference]`.
  func objection(_ rule: RuleID, _ severity: Severity) -> Phrase {
    let word = severity.word.map { style.paint($0, severity.ink) }
    return Phrase(" — \(word) [\(rule.text.printable)]", zh: "——\(word) [\(rule.text.printable)]")
  }
}
