internal import StrataCode
internal import StrataFeatures
internal import StrataRules

/// What an agent looks up: layers, rules, tests, settings.
struct SkillReferences {
  private let language: Language

  init(_ language: Language) { self.language = language }

  /// What goes where, and where protocols stand.
  var layers: String {
    heading(1, Phrase("Layers", zh: "分层"))
      + table(
        [Phrase("layer", zh: "层"), Phrase("holds", zh: "包含"), Phrase("does not hold", zh: "不包含")],
        CodePlaces.layers)
      + heading(2, Phrase("Where protocols stand", zh: "协议放在哪里"))
      + table(
        [
          Phrase("protocol", zh: "协议"), Phrase("declared in", zh: "声明于"),
          Phrase("fulfilled in", zh: "实现于"),
        ], CodePlaces.protocols)
      + heading(2, Phrase("How many use cases", zh: "需要多少 UseCase"))
      + list(CodePlaces.useCases)
      + heading(2, Phrase("Whether layers are worth it", zh: "分层是否值得"))
      + list(CodePlaces.worth)
      + heading(2, Phrase("Schools", zh: "规则集"))
      + table(
        [Phrase("school", zh: "规则集"), Phrase("stands for", zh: "主张")],
        Profile.allCases.map { [Phrase(verbatim: $0.rawValue), $0.summary] })
  }

  /// Every rule: what is wrong, what it costs, how to fix it.
  func rules(_ rules: [Rule]) -> String {
    heading(1, Phrase("Rules", zh: "规则"))
      + "\n"
      + say(
        Phrase(
          "`strata explain RULE` has examples, and what each school makes of it.",
          zh: "`strata explain RULE` 给出示例，以及各规则集的严重程度。")) + "\n"
      + table(
        [
          Phrase("rule", zh: "规则"), Phrase("what is wrong", zh: "问题"), Phrase("why", zh: "原因"),
          Phrase("fix", zh: "改法"),
        ],
        rules.map { [Phrase(verbatim: "`\($0.id)`"), $0.summary, $0.why, $0.fix] })
  }

  /// What is tested where, by school.
  func tests(_ strategies: [TestingStrategy]) -> String {
    strategies.reduce(heading(1, Phrase("Tests", zh: "测试"))) { text, strategy in
      let columns = TestingWords.columns.filter { $0.key != .count }
      return text + heading(2, Phrase(verbatim: strategy.profile.rawValue))
        + table(
          columns.map(\.title),
          strategy.rows.map { row in columns.map { TestingWords.cell($0.key, row) } })
    }
  }

  /// The keys of the settings, to be read and not to be changed.
  var settings: String {
    heading(1, Phrase("Settings", zh: "设置"))
      + "\n"
      + say(
        Phrase(
          """
          `.strata.yml` corrects what Strata reads wrongly. An agent does not write it: propose the \
          line, and let a person decide.
          """,
          zh: "`.strata.yml` 用来纠正 Strata 读错之处。Agent 不修改它：提出建议的那一行，由人决定。")) + "\n\n"
      + SettingsKeyTable.text(in: language)
  }

  private func say(_ phrase: Phrase) -> String { phrase.text(in: language) }

  private func heading(_ level: Int, _ title: Phrase) -> String {
    (level == 1 ? "" : "\n") + String(repeating: "#", count: level) + " " + say(title) + "\n"
  }

  private func list(_ rows: [BilingualPage.Row]) -> String {
    "\n" + rows.map { "- \(MarkdownText.prose(say($0.text), inTable: false))\n" }.joined()
  }

  private func table(_ heads: [Phrase], _ rows: [[Phrase]]) -> String {
    "\n"
      + ([heads] + [heads.map { _ in Phrase(verbatim: "---") }] + rows).map { row in
        "| " + row.map { MarkdownText.prose(say($0), inTable: true) }.joined(separator: " | ")
          + " |\n"
      }.joined()
  }
}
