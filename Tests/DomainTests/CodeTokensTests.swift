import Testing

@testable import StrataFeatures

@Suite("words and marks of a text")
struct CodeTokensTests {
  private func tokens(_ text: String) throws -> CodeTokens {
    try #require(CodeTokens(Array(text.utf8)))
  }

  @Test func commentsAndWhatLiteralsSayAreNoWords() throws {
    let read = try tokens(
      """
      /* feed /* feed */ */ let a = "feed \\" feed" // feed
      let b = #"feed " \\(feed)"# + \"""
        feed " feed
        \""" + feed
      """)
    #expect(read.positions(of: "feed").count == 1)
  }

  @Test func whatIsComputedInALiteralIsRead() throws {
    let read = try tokens(#"let a = "x \(feed.map { "(\($0))" }) y" + feed"#)
    #expect(read.positions(of: "feed").count == 2)
    #expect(read.phrase(3..<read.all.count) == #""x \(feed.map { "(\($0))" }) y" + feed"#)
  }

  @Test(arguments: ["f(", "f(]", "let a = \"b", "let a = /x\"/", "let a = #/x/#", "/* a"])
  func aTextThatDoesNotAddUpIsNotRead(_ text: String) {
    #expect(CodeTokens(Array(text.utf8)) == nil)
  }

  @Test func aDivisionIsReadAsOne() throws {
    #expect(try tokens("let a = (b) / c / d").all.count == 10)
  }

  @Test func argumentsAreCutAtTheirOwnCommas() throws {
    let read = try tokens(#"make(a: [1, 2], f(3, 4), b: { x, y in x }, "c, d") { }"#)
    let call = try #require(CodeCall(at: 1, in: read))
    #expect(call.labels == ["a", "_", "b", "_"])
    #expect(call.hasTrailingClosure)
  }

  /// What a text is once a call in it is given more.
  private func adding(_ texts: [String], at position: Int, to text: String) throws -> String {
    let read = try tokens(text)
    let open = try #require(read.all.indices.first { read.isAt($0, "(") })
    let call = try #require(CodeCall(at: open, in: read))
    var bytes = Array(text.utf8)
    for change in call.adding(texts, at: position, in: read).reversed() {
      bytes.replaceSubrange(change.bytes, with: Array(change.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func aCallThatGetsTooLongHasALineForEachArgument() throws {
    let name = String(repeating: "n", count: 90)
    let call = "    let \(name) = Store(limit: 10, f(1, 2))\n"
    func lines(_ arguments: String...) -> String {
      let inner = arguments.map { "        \($0)" }.joined(separator: ",\n")
      return "    let \(name) = Store(\n\(inner)\n    )\n"
    }
    #expect(
      try adding(["core: .shared"], at: 0, to: call)
        == lines("core: .shared", "limit: 10", "f(1, 2)"))
    #expect(
      try adding(["core: .shared"], at: 2, to: call)
        == lines("limit: 10", "f(1, 2)", "core: .shared"))
    #expect(
      try adding(["a: .b", "c: .d"], at: 1, to: call)
        == lines("limit: 10", "a: .b", "c: .d", "f(1, 2)"))
    let noted = "    let \(name) = Store(limit: 10, /* of each */ f(1, 2))\n"
    #expect(
      try adding(["core: .shared"], at: 2, to: noted).contains(
        "limit: 10, /* of each */ f(1, 2), core: .shared)"))
  }

  @Test func aCallKeepsItsLinesWhereItGetsMore() throws {
    #expect(try adding(["c: 3"], at: 1, to: "make(a: 1, b: 2)") == "make(a: 1, c: 3, b: 2)")
    #expect(try adding(["c: 3"], at: 0, to: "make()") == "make(c: 3)")
    let lines = "make(\n  a: 1,\n  b: 2\n)"
    #expect(try adding(["c: 3"], at: 2, to: lines) == "make(\n  a: 1,\n  b: 2,\n  c: 3\n)")
  }
}
