package import StrataRules
package import StrataCode

/// A rule's page for the documentation.
package struct RuleMarkdown {
  private let rule: Rule
  private let language: Language

  /// The page; `output` is the tool's exact text on a bad example, nil to leave it out.
  package static func page(
    _ rule: Rule, in language: Language = .english, output: (Example) -> String?
  ) -> String {
    RuleMarkdown(rule: rule, language: language).page(output: output)
  }

  private func page(output: (Example) -> String?) -> String {
    var page = "# \(rule.id)\n\n\(prose(rule.summary))\n\n\(severities)\n"
    page += section(Phrase("Why", zh: "原因"), prose(rule.why)) + "\n"
    page += section(Phrase("What to do", zh: "建议"), prose(rule.fix))
    page += numbers
    for example in rule.examples {
      let title = example.title.map(\.singleLine)
      page += heading(
        example.isBad
          ? Phrase("Bad: \(title)", zh: "反例：\(title)") : Phrase("Good: \(title)", zh: "正例：\(title)")
      )
      for file in example.files {
        if let path = file.path { page += "\n`\(path)`\n" }
        page += "\n" + Self.block(Self.highlighting(of: file.path ?? ""), file.text)
      }
      if let place = example.place { page += "\n" + link(to: place) + "\n" }
      if example.isBad, let text = output(example) {
        page += "\n" + say("Strata says:", zh: "Strata 的输出：") + "\n\n" + Self.block("text", text)
      }
    }
    return page + heading(Phrase("Only this rule", zh: "只运行这条规则")) + "\n"
      + Self.block("sh", "strata \(rule.command) --only-rule \(rule.id)")
  }

  /// How each profile holds the rule and the cases of it that schools judge apart.
  private var severities: String {
    let rows = ProfileMatrix.rows.filter { $0.rule == rule.id }
    if rows.isEmpty {
      let level = rule.severity.word
      return say("**Severity:** \(level) in every profile\n", zh: "**级别：** 在各规则集中均为\(level)\n")
    }
    var table = "| \(say("case", zh: "情况")) | "
    table += Profile.allCases.map(\.rawValue).joined(separator: " | ") + " |\n"
    table += "|---" + String(repeating: "|---", count: Profile.allCases.count) + "|\n"
    if !rows.contains(where: { $0.aspect == nil }) {
      table += line(Phrase("all others", zh: "其余"), Profile.allCases.map { _ in rule.severity })
    }
    for row in rows {
      table += line(
        row.aspect?.title ?? Phrase("severity", zh: "级别"),
        Profile.allCases.map { row[$0].severity })
    }
    return table + raised(rows)
  }

  /// Where a profile makes more of the rule than the rule itself, which holds only if it is chosen.
  private func raised(_ rows: [ProfileMatrix.Row]) -> String {
    let isRaised = rows.contains { row in
      Profile.allCases.contains { row[$0].severity.map { $0 > rule.severity } ?? false }
    }
    if !isRaised { return "" }
    return "\n"
      + say(
        """
        An error in this table holds where the settings or `--profile` choose the profile. In a \
        detected profile it is a warning.
        """,
        zh: "表中的错误只在设置或 `--profile` 选定规则集时有效；规则集由 Strata 识别得出时是警告。") + "\n"
  }

  private func line(_ title: Phrase, _ levels: [Severity?]) -> String {
    let words = levels.map { ($0?.word ?? Phrase("off", zh: "关闭")).text(in: language) }
    return "| \(title.text(in: language)) | " + words.joined(separator: " | ") + " |\n"
  }

  /// What the rule measures by, where settings can change it.
  private var numbers: String {
    if rule.numbers.isEmpty { return "" }
    let rows = rule.numbers.map { number in
      let meaning = Phrase("the most \(number.noun)", zh: "\(number.noun)的上限")
      return "| `\(number.name)` | \(meaning.text(in: language)) | \(number.usual) |\n"
    }
    let example = rule.numbers.map { "\($0.name): \($0.usual)" }.joined(separator: ", ")
    return heading(Phrase("Numbers", zh: "数值")) + "\n"
      + say(
        "| in `.strata.yml` | means | usually |\n", zh: "| `.strata.yml` 中 | 含义 | 默认 |\n")
      + "|---|---|---|\n" + rows.joined() + "\n"
      + Self.block("yaml", "rules:\n  \(rule.id): {\(example)}")
  }
}

extension RuleMarkdown {
  private func say(_ english: Sentence<English>, zh chinese: Sentence<Chinese>) -> String {
    Phrase(english, zh: chinese).text(in: language)
  }

  /// The way from the page to a file below `Examples`.
  private func link(to place: String) -> String {
    let up = language == .english ? "../../" : "../../../"
    let link = "[`\(place.lastComponent)`](\(up)Examples/\(place))"
    let app = String(place.prefix { $0 != "/" })
    return say("In a whole app, \(app): \(link)", zh: "完整应用 \(app) 中的例子：\(link)")
  }

  private func heading(_ title: Phrase) -> String { "\n## \(title.text(in: language))\n" }

  private func section(_ title: Phrase, _ text: String) -> String {
    "## \(title.text(in: language))\n\n\(text)\n"
  }

  private func prose(_ text: Phrase) -> String { Self.trimmed(text.text(in: language)) }

  private static func highlighting(of path: String) -> String {
    if path.contains(".json") { return "json" }
    return path.contains(".yml") ? "yaml" : "swift"
  }

  /// A code block whose fence is longer than any in the text.
  private static func block(_ language: String, _ text: String) -> String {
    let longest = MarkdownText.longestRun(in: text)
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)\(language)\n\(trimmed(text))\n\(fence)\n"
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
