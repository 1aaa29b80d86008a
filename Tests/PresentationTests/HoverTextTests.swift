import StrataCode
import Testing

@testable import StrataFeatures
@testable import StrataPresentation

@Suite("What editors show beside the pointer")
struct HoverTextTests {
  private func pointed(_ layer: Layer?, _ others: [Layer], users: Int?) -> PointedAt {
    var pointed = PointedAt(.type, "My_Order<T>")
    pointed.layer = layer
    pointed.mayName = others
    pointed.users = users
    return pointed
  }

  private func lines(_ pointed: PointedAt, in language: Language = .english) -> [String] {
    HoverText(showsMarkdown: false, language: language).text(pointed).split(separator: "\n")
      .dropFirst().map { String($0) }
  }

  @Test func saysWhatTheLayerMayReferTo() {
    #expect(
      lines(pointed(.data, [.data, .domain], users: 1)) == [
        "Data may refer to itself and to Domain.", "Used in 1 other file.",
      ])
    #expect(
      lines(pointed(.domain, [.domain], users: 0)) == [
        "Domain may refer to itself only.", "Used in no other file.",
      ])
    #expect(
      lines(pointed(.domain, [.domain], users: 2), in: .chinese) == [
        "Domain 只可以引用它自己。", "被 2 个其他文件使用。",
      ])
  }

  @Test func namesAreNoMarkup() {
    #expect(HoverText.escaped("'My_Order<T>' [1] `a`") == "'My\\_Order\\<T\\>' \\[1\\] \\`a\\`")
    let text = HoverText(showsMarkdown: true, language: .english).text(PointedAt(.module, "A_B"))
    #expect(text == "`A_B`: a module from outside the project")
  }

  @Test(arguments: [(0, "used in 0 files"), (1, "used in 1 file"), (3, "used in 3 files")])
  func aLensCountsFiles(users: Int, words: String) {
    let lens = TypeLens(
      name: "A", line: 1, layer: .domain, confidence: 0.97, findings: 1, users: users)
    #expect(lens.title.line(in: .english) == "Domain 0.97 · 1 finding · " + words)
  }
}
