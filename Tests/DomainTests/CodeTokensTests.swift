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
}
