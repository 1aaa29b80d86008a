package import StrataDomain

/// A rule's page in the terminal.
package struct RulePageText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// What the rule says of itself, its examples, and how to run it alone.
  package func text(_ explanation: RuleExplanation) -> String {
    let rule = explanation.rule
    var text = style.paint(rule.id.printable, .strong) + " — "
    text += held(explanation) + "\n"
    text += Paragraph.text(style.say(rule.summary), indent: 0, width: measure)
    text += section("Why", style.say(rule.why)) + section("What to do", style.say(rule.fix))
    text += numbers(explanation)
    text += here(explanation)
    for example in rule.examples { text += self.example(example) }
    text += "\n" + style.paint("Only this rule", .strong)
    return text + "\n  strata \(rule.command) --only-rule \(rule.id.printable)\n"
  }

  /// How gravely the rule speaks here.
  private func held(_ explanation: RuleExplanation) -> String {
    let level = explanation.setting?.level
    let origin = level == nil ? "" : " by '\(explanation.settingsFile?.printable ?? "")'"
    let profile = explanation.profile?.profile ?? .standard
    let usual = explanation.rule.severity(in: profile)
    switch level ?? usual.map({ .at($0) }) ?? .off {
    case .at(let severity): return style.paint(severity.rawValue, severity.ink) + origin
    case .off: return level == nil ? "off in the profile \(profile.rawValue)" : "off" + origin
    }
  }

  /// What the rule measures by.
  private func numbers(_ explanation: RuleExplanation) -> String {
    PageText(style).section(
      "Numbers, to be changed in .strata.yml",
      explanation.rule.numbers.map { number in
        let value = explanation.setting?.numbers[number.name] ?? number.usual
        return "\(number.name): the most \(style.say(number.noun)), \(value) here"
      })
  }

  /// What the examined project has to show.
  private func here(_ explanation: RuleExplanation) -> String {
    guard explanation.profile != nil, !explanation.rule.isAboutChanges else { return "" }
    let page = PageText(style)
    var lines: [String] = []
    if let worst = explanation.worst {
      lines.append(
        Counting.count(explanation.count, "finding") + ", such as "
          + page.place(worst.location) + " " + worst.message.line(in: style.language))
    }
    if let model = explanation.model {
      lines.append(
        "\(page.named(model)) does what the rule asks for: \(page.place(model.location))")
    }
    if lines.isEmpty { lines = ["No finding."] }
    return page.section("In this project", lines)
  }

  private var measure: Int { min(style.width, 100) }

  private func section(_ title: String, _ body: String) -> String {
    "\n" + style.paint(title, .strong) + "\n" + Paragraph.text(body, indent: 2, width: measure)
  }

  private func example(_ example: Example) -> String {
    let label = style.paint(example.isBad ? "Bad" : "Good", example.isBad ? .error : .good)
    return "\n\(label): \(example.title.line(in: style.language))\n"
      + example.files.map(file).joined()
  }

  private func file(_ file: ExampleFile) -> String {
    let heading = file.path.map { "  " + style.paint($0.printable, .note) + "\n" } ?? ""
    return heading + file.lines.map(line).joined()
  }

  private func line(_ line: ExampleFile.Line) -> String {
    let shown = DisplayLine(line.text)
    var text = "    " + shown.text(in: 0..<shown.width)
    var column = 0
    var carets = ""
    for mark in line.marks {
      let columns = shown.columns(from: mark.lowerBound, to: mark.upperBound)
      carets += String(repeating: " ", count: max(0, columns.lowerBound - column))
      carets += String(repeating: "^", count: columns.count)
      column = columns.upperBound
    }
    while text.last == " " { text.removeLast() }
    return text + "\n" + (carets.isEmpty ? "" : "    " + style.paint(carets, .error) + "\n")
  }
}

extension Rule {
  /// The command that runs the rule.
  var command: String { isAboutChanges ? "audit" : "check" }
}
