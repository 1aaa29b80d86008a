internal import StrataModel
package import StrataFeatures
internal import StrataRules
internal import StrataCode

/// A rule's page in the terminal.
package struct RulePageText: Sendable {
  private let style: TerminalStyle
  private let page: PageText

  /// Text in a style, about a project at its root.
  package init(_ style: TerminalStyle, root: String = "") {
    self.style = style
    page = PageText(style, style.paths(from: root))
  }

  /// What the rule says of itself, its examples, and how to run it alone.
  package func text(_ explanation: RuleExplanation) -> String {
    let rule = explanation.rule
    var text = style.paint(rule.id.text.printable, .strong) + style.say(" — ", zh: "：")
    text += held(explanation) + "\n"
    text += Paragraph.text(style.say(rule.summary), indent: 0, width: measure)
    text += section(Phrase("Why", zh: "原因"), rule.why)
    text += section(Phrase("What to do", zh: "建议"), rule.fix)
    text += numbers(explanation)
    text += here(explanation)
    for example in rule.examples { text += self.example(example) }
    text += "\n" + style.paint(style.say("Only this rule", zh: "只运行这条规则"), .strong)
    return text + "\n  strata \(rule.command) --only-rule \(rule.id.text.printable)\n"
  }

  /// How gravely the rule speaks here.
  private func held(_ explanation: RuleExplanation) -> String {
    let level = explanation.setting?.level
    let file = explanation.settingsFile?.printable ?? ""
    let origin = level == nil ? Phrase.empty : Phrase(" by '\(file)'", zh: "（由 '\(file)' 设定）")
    let profile = explanation.profile ?? .standard
    let usual = explanation.rule.severity(in: profile)
    switch level ?? usual.map({ .at($0) }) ?? .off {
    case .at(let severity):
      return style.paint(style.say(severity.word), severity.ink) + style.say(origin)
    case .off where level == nil:
      return style.say("off in the profile \(profile.name)", zh: "在规则集 \(profile.name) 中关闭")
    case .off: return style.say("off\(origin)", zh: "关闭\(origin)")
    }
  }

  /// What the rule measures by.
  private func numbers(_ explanation: RuleExplanation) -> String {
    page.section(
      Phrase("Numbers, to be changed in .strata.yml", zh: "数值，可在 .strata.yml 中修改"),
      explanation.rule.numbers.map { number in
        let value = explanation.setting?.numbers[number.name] ?? number.usual
        return style.say(
          "\(number.name): the most \(number.noun), \(value) here",
          zh: "\(number.name)：\(number.noun)的上限，此处为 \(value)")
      })
  }

  /// What the examined project has to show.
  private func here(_ explanation: RuleExplanation) -> String {
    guard explanation.profile != nil, !explanation.rule.isAboutChanges else { return "" }
    var lines: [String] = []
    if let worst = explanation.worst {
      let count = Noun.finding.count(explanation.count)
      let example = page.place(worst.location) + " " + worst.message.line(in: style.language)
      lines.append(style.say("\(count), such as \(example)", zh: "\(count)，例如 \(example)"))
    }
    if let model = explanation.model {
      let (name, place) = (page.named(model), page.place(model.location))
      lines.append(
        style.say("\(name) does what the rule asks for: \(place)", zh: "\(name) 符合规则的要求：\(place)"))
    }
    if lines.isEmpty { lines = [style.say("No finding.", zh: "没有问题。")] }
    return page.section(Phrase("In this project", zh: "在本项目中"), lines)
  }

  private var measure: Int { min(style.width, 100) }

  private func section(_ title: Phrase, _ body: Phrase) -> String {
    "\n" + style.paint(style.say(title), .strong) + "\n"
      + Paragraph.text(style.say(body), indent: 2, width: measure)
  }

  private func example(_ example: Example) -> String {
    let word = example.isBad ? Phrase("Bad", zh: "反例") : Phrase("Good", zh: "正例")
    let label = style.paint(style.say(word), example.isBad ? .error : .good)
    let title = example.title.line(in: style.language)
    return style.say("\n\(label): \(title)\n", zh: "\n\(label)：\(title)\n")
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
