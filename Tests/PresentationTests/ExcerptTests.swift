import StrataRules
import StrataFeatures
import StrataCode
import StrataPresentation
import Testing

struct ExcerptTests {
  /// The excerpt of a line whose `‹…›` stands for the span.
  private func excerpt(_ marked: String, width: Int = 120) throws -> [String] {
    let open = try #require(marked.firstIndex(of: "‹"))
    let close = try #require(marked.firstIndex(of: "›"))
    let start = marked[..<open].utf8.count + 1
    let length = marked[marked.index(after: open)..<close].utf8.count
    var finding = Finding.samplePassThrough
    finding.location = .at("A.swift", 7, start..<start + length)
    var result = CheckResult.sample([finding])
    result.excerpts = ["A.swift": [7: marked.filter { $0 != "‹" && $0 != "›" }]]
    let text = FindingsText(TerminalStyle(isColoured: false, width: width)).text(result)
    return text.split(separator: "\n").dropFirst().prefix(2).map { String($0) }
  }

  @Test func caretsStandBelowTheSpan() throws {
    #expect(
      try excerpt("  let a: ‹Feed›?") == [
        " 7 │   let a: Feed?",
        "   │          ^^^^",
      ])
  }

  @Test func tabsAreShownAsBlanks() throws {
    #expect(
      try excerpt("\tlet\ta: ‹Feed›") == [
        " 7 │     let a: Feed",
        "   │            ^^^^",
      ])
  }

  @Test func emojiTakeTwoColumns() throws {
    #expect(
      try excerpt("/* 👩‍👩‍👧🇨🇳❤️ */ let a: ‹Feed›") == [
        " 7 │ /* 👩‍👩‍👧🇨🇳❤️ */ let a: Feed",
        "   │                     ^^^^",
      ])
  }

  @Test func chineseTakesTwoColumnsACharacter() throws {
    #expect(
      try excerpt("let 名前: ‹型名›?") == [
        " 7 │ let 名前: 型名?",
        "   │           ^^^^",
      ])
  }

  @Test func combiningMarksTakeNone() throws {
    #expect(
      try excerpt("let cafe\u{301}: ‹Feed›") == [
        " 7 │ let cafe\u{301}: Feed",
        "   │           ^^^^",
      ])
  }

  @Test func anEmptySpanHasOneCaret() throws {
    #expect(try excerpt("let a‹›")[1] == "   │      ^")
  }

  @Test func aLongLineIsTrimmedAroundTheSpan() throws {
    let blanks = String(repeating: "x", count: 200)
    let lines = try excerpt("\(blanks) ‹Feed› \(blanks)", width: 40)
    #expect(lines[0] == " 7 │ …xxxxxxxxxxxxx Feed xxxxxxxxxxxxxx…")
    #expect(lines[1] == "   │                ^^^^")
    let wide = try excerpt("\(String(repeating: "名", count: 90)) ‹Feed› \(blanks)", width: 40)
    let before = try #require(wide[0].firstRange(of: "Feed"))
    let columns = wide[0][..<before.lowerBound].reduce(0) { $0 + ($1 == "名" ? 2 : 1) }
    #expect(wide[1].prefix { $0 != "^" }.count == columns)
  }

  @Test(arguments: ["x", "名", "👩‍👩‍👧"])
  func anEndlessLineIsTrimmedTheSameWay(filling: String) throws {
    let filling = String(repeating: filling, count: 50_000)
    let lines = try excerpt("\(filling)\(filling) ‹Feed› \(filling)", width: 40)
    let before = try #require(lines[0].firstRange(of: "Feed"))
    let columns = lines[0][..<before.lowerBound].reduce(0) {
      $0 + ($1.isASCII || "│…".contains($1) ? 1 : 2)
    }
    #expect(lines[1].prefix { $0 != "^" }.count == columns)
    #expect(lines[0].count <= 40)
    #expect(lines[1].hasSuffix("^^^^"))
  }

  @Test func aLongLineKeepsItsStartWhereTheSpanIsNear() throws {
    let tail = String(repeating: "y", count: 200)
    let lines = try excerpt("let a: ‹Feed› = \(tail)", width: 40)
    #expect(lines[0].hasPrefix(" 7 │ let a: Feed = yyy"))
    #expect(lines[0].hasSuffix("y…"))
    #expect(lines[0].count == 40)
  }

  @Test func aSpanOverSeveralLinesIsMarkedToTheEndOfItsFirst() {
    var finding = Finding.samplePassThrough
    finding.location = Location(
      file: "A.swift", start: Position(line: 7, column: 3), end: Position(line: 9, column: 2))
    var result = CheckResult.sample([finding])
    result.excerpts = ["A.swift": [7: "  call(  "]]
    let text = FindingsText(.plain).text(result)
    #expect(text.contains(" 7 │   call(\n   │   ^^^^^\n"))
  }

  @Test func aColumnBehindTheLineIsStillMarked() {
    var finding = Finding.samplePassThrough
    finding.location = .at("A.swift", 7, 500..<510)
    var result = CheckResult.sample([finding])
    result.excerpts = ["A.swift": [7: "let a"]]
    #expect(FindingsText(.plain).text(result).contains("   │      ^\n"))
  }
}
