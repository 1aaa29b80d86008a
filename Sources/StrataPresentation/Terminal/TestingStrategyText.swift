internal import StrataFeatures
internal import StrataCode

/// What is tested where, as a table.
struct TestingStrategyText {
  private let style: TerminalStyle

  /// Text in a style.
  init(_ style: TerminalStyle) { self.style = style }

  func text(_ testing: TestingStrategy) -> String {
    if testing.rows.isEmpty { return "" }
    let hasCounts = testing.rows.contains { $0.count != nil }
    let head = TestingWords.columns.filter { hasCounts || $0.key != .count }
    let rows = testing.rows.map { row in
      head.map { style.say(TestingWords.cell($0.key, row)) }
    }
    let title = style.say(
      "Tests, in the profile \(testing.profile.rawValue)",
      zh: "测试策略（规则集 \(testing.profile.rawValue)）")
    return style.paint(title, .strong) + "\n"
      + TextTable.text(
        [head.map { style.say($0.title) }] + rows, indent: 2)
  }
}
