import StrataCode
import Testing

@Suite("Phrases")
struct PhraseTests {
  @Test func `a phrase within a phrase speaks the language around it`() {
    let subject = Phrase("use case 'PlaceOrder'", zh: "UseCase 'PlaceOrder'")
    let phrase = Phrase("\(subject) has no test", zh: "\(subject) 没有测试")
    #expect(phrase.text(in: .english) == "use case 'PlaceOrder' has no test")
    #expect(phrase.text(in: .chinese) == "UseCase 'PlaceOrder' 没有测试")
  }

  @Test(arguments: [
    ("视图", "仓库", "名为视图的仓库"), ("DTO", "仓库", "名为 DTO 的仓库"),
    ("视图", "'Feed'", "名为视图的 'Feed'"), ("'A'", "'B'", "名为 'A' 的 'B'"),
  ])
  func `a space stands between Chinese and Latin letters only`(
    a: String, b: String, chinese: String
  ) {
    let (a, b) = (Phrase(verbatim: a), Phrase(verbatim: b))
    #expect(Phrase("", zh: "名为 \(a) 的 \(b)").text(in: .chinese) == chinese)
  }

  @Test(arguments: [(1, "1 file", "1 个文件"), (0, "0 files", "0 个文件"), (12, "12 files", "12 个文件")])
  func `a number stands with its noun`(number: Int, english: String, chinese: String) {
    #expect(Noun.file.count(number).text(in: .english) == english)
    #expect(Noun.file.count(number).text(in: .chinese) == chinese)
  }

  @Test(arguments: [
    ([], Int.max, "", ""), (["a"], .max, "a", "a"), (["a", "b"], .max, "a and b", "a 和 b"),
    (["a", "b", "c"], .max, "a, b and c", "a、b 和 c"),
    (["a", "b", "c"], 1, "a and 2 more", "a 等 3 个"),
  ])
  func `a list ends with its last item or with how many there are`(
    items: [String], limit: Int, english: String, chinese: String
  ) {
    let list = Phrase.list(items, limit: limit)
    #expect(list.text(in: .english) == english)
    #expect(list.text(in: .chinese) == chinese)
  }

  @Test func `a name that is written with blanks keeps them`() {
    #expect(Phrase("b", zh: "'\("文档 一")' 是").text(in: .chinese) == "'文档 一' 是")
  }

  @Test(arguments: [
    ([], "", ""), (["a"], "; did you mean 'a'?", "；是不是想写 'a'？"),
    (["a", "b", "c"], "; did you mean 'a', 'b' or 'c'?", "；是不是想写 'a'、'b' 或 'c'？"),
  ])
  func `an unknown name is followed by the nearest ones`(
    names: [String], english: String, chinese: String
  ) {
    #expect(Phrase.didYouMean(names).text(in: .english) == english)
    #expect(Phrase.didYouMean(names).text(in: .chinese) == chinese)
  }

  @Test(arguments: [
    ("zh_CN.UTF-8", Language.chinese), ("zh", .chinese), ("zh-Hans", .chinese),
    ("en_GB", .english), ("C", .english), ("zhuang", .english),
  ])
  func `the environment names a language`(name: String, language: Language) {
    #expect(Language(environment: ["LANG": name]) == language)
    #expect(Language(environment: ["LANG": "de", "LC_ALL": name]) == language)
  }
}
