internal import StrataCode
package import StrataRules

/// Clean Architecture on one page, English on the left and Chinese on the right: what a team that works
/// in both languages reads together.
package enum BilingualPage {
  /// The page; prohibitions and red flags are those of the catalogue.
  package static func page(_ rules: [Rule]) -> String {
    let rules = rules.filter { $0.family != "upkeep" }
    return "# Clean Architecture in Swift · Swift 中的 Clean Architecture\n"
      + section(Phrase("Where does this code go?", zh: "这段代码该放在哪里？"), CodePlaces.questions)
      + section(
        Phrase("Is an architecture of layers worth it?", zh: "分层架构值得吗？"), CodePlaces.worth)
      + section(Phrase("How many use cases?", zh: "需要多少 UseCase？"), CodePlaces.useCases)
      + table(
        Phrase("What goes where", zh: "什么放在哪一层"),
        [Phrase("layer", zh: "层"), Phrase("holds", zh: "包含"), Phrase("does not hold", zh: "不包含")],
        CodePlaces.layers)
      + table(
        Phrase("Where protocols stand", zh: "协议放在哪里"),
        [
          Phrase("protocol", zh: "协议"), Phrase("declared in", zh: "声明于"),
          Phrase("fulfilled in", zh: "实现于"),
        ], CodePlaces.protocols)
      + section(Phrase("What is forbidden", zh: "禁止的做法"), rules.map { Row($0.summary, link: $0) })
      + table(
        Phrase("Red flags", zh: "危险信号"),
        [Phrase("smell", zh: "坏味道"), Phrase("problem", zh: "问题"), Phrase("fix", zh: "改法")],
        rules.map { [$0.title, $0.why, $0.step] })
  }

  /// A line of the page, with the rule that holds it.
  struct Row {
    var text: Phrase
    var link: Rule?

    init(_ text: Phrase, link: Rule? = nil) {
      self.text = text
      self.link = link
    }
  }

  private static func section(_ title: Phrase, _ rows: [Row]) -> String {
    heading(title) + "| English | 中文 |\n|---|---|\n"
      + rows.map { row in
        let code = row.link.map { rule in
          Language.allCases.map { language in
            let folder = language == .english ? "" : "\(language.rawValue)/"
            return " [\(rule.id)](../Rules/\(folder)\(rule.id).md)"
          }
        }
        return "| \(cell(row.text, .english))\(code?[0] ?? "") "
          + "| \(cell(row.text, .chinese))\(code?[1] ?? "") |\n"
      }.joined()
  }

  private static func table(_ title: Phrase, _ heads: [Phrase], _ rows: [[Phrase]]) -> String {
    let columns = heads.map { cell($0, .english) } + heads.map { cell($0, .chinese) }
    return heading(title) + "| " + columns.joined(separator: " | ") + " |\n"
      + String(repeating: "|---", count: columns.count) + "|\n"
      + rows.map { row in
        let cells = row.map { cell($0, .english) } + row.map { cell($0, .chinese) }
        return "| " + cells.joined(separator: " | ") + " |\n"
      }.joined()
  }

  private static func heading(_ title: Phrase) -> String {
    "\n## \(title.text(in: .english)) · \(title.text(in: .chinese))\n\n"
  }

  private static func cell(_ phrase: Phrase, _ language: Language) -> String {
    MarkdownText.prose(phrase.text(in: language), inTable: true)
  }
}
