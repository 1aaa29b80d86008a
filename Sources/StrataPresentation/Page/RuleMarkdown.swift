package import StrataDomain

/// A rule's page for the documentation.
package enum RuleMarkdown {
  /// The page; `output` is the tool's exact text on a bad example, nil to leave it out.
  package static func page(
    _ rule: Rule, in language: Language = .english, output: (Example) -> String?
  ) -> String {
    var page = "# \(rule.id)\n\n\(trimmed(rule.summary.text(in: language)))\n\n"
    page += severities(rule) + "\n"
    page +=
      "## Why\n\n\(trimmed(rule.why.text(in: language)))\n\n## What to do\n\n\(trimmed(rule.fix.text(in: language)))\n"
    page += numbers(rule, in: language)
    for example in rule.examples {
      page +=
        "\n## \(example.isBad ? "Bad" : "Good"): \(example.title.text(in: language).singleLine)\n"
      for file in example.files {
        if let path = file.path { page += "\n`\(path)`\n" }
        page += "\n" + block(highlighting(of: file.path ?? ""), file.text)
      }
      if example.isBad, let text = output(example) {
        page += "\nStrata says:\n\n" + block("text", text)
      }
    }
    return page + "\n## Only this rule\n\n"
      + block("sh", "strata \(rule.command) --only-rule \(rule.id)")
  }

  /// How each profile holds the rule and the cases of it that schools judge apart.
  private static func severities(_ rule: Rule) -> String {
    let rows = ProfileMatrix.rows.filter { $0.rule == rule.id }
    if rows.isEmpty { return "**Severity:** \(rule.severity.rawValue) in every profile\n" }
    var table = "| case | " + Profile.allCases.map(\.rawValue).joined(separator: " | ") + " |\n"
    table += "|---" + String(repeating: "|---", count: Profile.allCases.count) + "|\n"
    if !rows.contains(where: { $0.aspect == nil }) {
      table += line("all others", Profile.allCases.map { _ in rule.severity })
    }
    for row in rows {
      table += line(
        row.aspect?.rawValue ?? "severity", Profile.allCases.map { row.levels[$0] ?? nil })
    }
    return table
  }

  private static func line(_ title: String, _ levels: [Severity?]) -> String {
    "| \(title) | " + levels.map { $0?.rawValue ?? "off" }.joined(separator: " | ") + " |\n"
  }

  /// What the rule measures by, where settings can change it.
  private static func numbers(_ rule: Rule, in language: Language) -> String {
    if rule.numbers.isEmpty { return "" }
    let rows = rule.numbers.map {
      "| `\($0.name)` | the most \($0.noun.text(in: language)) | \($0.usual) |\n"
    }
    let example = rule.numbers.map { "\($0.name): \($0.usual)" }.joined(separator: ", ")
    return "\n## Numbers\n\n| in `.strata.yml` | means | usually |\n|---|---|---|\n" + rows.joined()
      + "\n" + block("yaml", "rules:\n  \(rule.id): {\(example)}")
  }

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
