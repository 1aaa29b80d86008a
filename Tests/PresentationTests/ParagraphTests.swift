import Foundation
import StrataRules
import StrataCode
import StrataModel
import StrataFeatures
import StrataPresentation
import Testing

@Suite("Running text, broken into lines")
struct ParagraphTests {
  /// A text as the page of a rule shows it, in lines of at most 40 columns.
  private func lines(_ text: String) -> [String] {
    let rule = Rule(
      "a.b", .error, summary: .empty, title: .empty, step: .empty, why: Phrase(verbatim: text),
      fix: .empty, examples: []
    ) { (_: Codebase) in [] }
    let style = TerminalStyle(isColoured: false, width: 40, language: .chinese)
    let page = RulePageText(style).text(RuleExplanation(rule))
    let body = page.components(separatedBy: "原因\n")[1].components(separatedBy: "\n\n")[0]
    return body.split(separator: "\n").map { String($0.dropFirst(2)) }
  }

  @Test func chineseBreaksBetweenCharactersAndFillsItsLines() {
    #expect(
      lines("了解外侧邻居的层离开它们就无法构建测试或替换外面的每次改动都可能破坏它") == [
        "了解外侧邻居的层离开它们就无法构建测试", "或替换外面的每次改动都可能破坏它",
      ])
  }

  @Test func noLineBeginsWithAClosingMarkOrEndsWithAnOpeningOne() {
    #expect(
      lines("一二三四五六七八九十一二三四五六七八九，十一二") == [
        "一二三四五六七八九十一二三四五六七八", "九，十一二",
      ])
    #expect(
      lines("一二三四五六七八九十一二三四五六七八（九十）") == [
        "一二三四五六七八九十一二三四五六七八", "（九十）",
      ])
  }

  @Test func latinWordsStayWholeWithinChinese() {
    #expect(
      lines("组合根了解所有的层，例如 'LiveFeedRepository' 和 Domain 的协议") == [
        "组合根了解所有的层，例如", "'LiveFeedRepository' 和 Domain 的协议",
      ])
  }

  @Test func aLineEndBetweenChineseCharactersIsNoBlank() {
    #expect(lines("第一行\n第二行 the third\nline") == ["第一行第二行 the third line"])
  }
}
