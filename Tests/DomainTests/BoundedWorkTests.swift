import StrataCode
@testable import StrataModel
import TestSupport
import Testing

@Suite struct BoundedWorkTests {
  @Test(
    "choices in braces are what they say",
    arguments: [
      ("a/{b,c}/d", ["a/b/d", "a/c/d"]), ("{a,{b,c}}", ["a", "b", "c"]),
      ("{a,b}{c,d}", ["ac", "ad", "bc", "bd"]), ("{NAME}/{a,b}", ["{NAME}/a", "{NAME}/b"]),
      ("{a,{b,c}", ["{a,b", "{a,c"]), ("a,b}", ["a,b}"]), ("x{,y}", ["x", "xy"]),
    ])
  func choices(text: String, expected: [String]) {
    #expect(BraceChoices(of: text).texts == expected)
    #expect(!BraceChoices(of: text).isCut)
  }

  @Test(
    "patterns with more choices than are made say so, at once",
    arguments: [
      String(repeating: "{a,b}", count: 50_000),
      String(repeating: "{a,", count: 50_000) + "b" + String(repeating: "}", count: 50_000),
      "{" + String(repeating: "a,", count: 50_000) + "}",
    ])
  func manyChoices(text: String) {
    let choices = BraceChoices(of: text)
    #expect(choices.isCut)
    #expect((1...BraceChoices.limit).contains(choices.texts.count))
  }

  @Test("braces that pair up with nothing cost nothing")
  func looseBraces() {
    for text in ["{a,", "}", "{", "{a}"].map({ String(repeating: $0, count: 50_000) }) {
      #expect(BraceChoices(of: text).texts == [text])
    }
  }

  @Test("code under conditions inside others is as likely as the least likely")
  func conditions() {
    var values = FileFacts.Values()
    values.names = ["os(Windows)", "FLAG", "DEBUG", "compiler(>=5.9)"]
    func region(_ name: Int, _ range: Range<Int>) -> Region {
      Region(
        kind: .conditional, condition: Name(name),
        span: Span(start: range.lowerBound, length: range.count))
    }
    values.regions = [
      region(2, 20..<30), region(1, 10..<40), region(0, 40..<50), region(3, 0..<5),
      region(1, 60..<70), region(2, 60..<70),
    ]
    let conditions = BuildConditions(FileFacts(values))
    let expected: [(UInt32, Likelihood)] = [
      (0, .always), (9, .always), (10, .unlikely), (25, .unlikely), (30, .unlikely),
      (39, .unlikely),
      (40, .never), (49, .never), (50, .always), (65, .unlikely), (70, .always),
    ]
    for (offset, likelihood) in expected {
      #expect(conditions.likelihood(at: offset) == likelihood, "\(offset)")
    }
  }

  @Test("types beside many others are found by their names")
  func manyNested() {
    var types = NestedTypes()
    for index in 0..<40 { types.append(SymbolID(index), named: NameID(index: Int32(index % 20))) }
    #expect(types[NameID(index: 3)] == [SymbolID(3), SymbolID(23)])
    #expect(types[NameID(index: 20)] == [])
  }

  @Test("of many types of one name a file means its own, and else all that it sees")
  func namesakes() throws {
    let others = (0..<100).map { "//- F\($0).swift\nstruct Item {}\n" }.joined()
    let source =
      others + "//- Own.swift\nstruct Item {}\nlet a: ↓Item\n//- Use.swift\nlet a: ↓Item\n"
    #expect(try meanings(source) == ["Item in Own.swift", "ambiguous: 101"])
  }

  @Test("among many nested types, generic parameters and local types the right one is found")
  func manyLocals() throws {
    let nested = (0..<40).map { "struct N\($0) {}\n" }.joined()
    let parameters = (0..<40).map { "P\($0)" }.joined(separator: ", ")
    let source = """
      //- A.swift
      struct L1 {}
      struct A<\(parameters)> {
      \(nested)
      let a: ↓N30
      let b: ↓P30
      func f<Q>(c: ↓Q) { struct L1 {}; let d: ↓L1; let e: ↓N3 }
      let g: ↓L1
      }
      """
    #expect(
      try meanings(source) == [
        "A.N30 in A.swift", "parameter", "parameter", "L1 in A.swift", "A.N3 in A.swift",
        "L1 in A.swift",
      ])
  }

  @Test("a path of more parts than types nest is foreign, and one of fewer is followed")
  func longPaths() throws {
    func types(_ count: Int) -> String {
      let path = (0...count).map { "T\($0)" }.joined(separator: ".")
      let heads = (0...count).map { "struct T\($0) { " }.joined()
      let tails = String(repeating: "}", count: count + 1)
      return "//- A.swift\n\(heads)\(tails)\nlet a: ↓\(path)\n"
    }
    #expect(try meanings(types(200)) == ["external"])
    #expect(try meanings(types(20))[0].contains("T0.T1.T2"))
  }
}
