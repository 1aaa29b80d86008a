import Testing

@testable import StrataData

@Suite("JSON that is changed in places")
struct JSONTextTests {
  @Test(
    arguments: [
      ("{}", "{\n  \"b\": 1\n}"),
      ("{ }\n", "{\n  \"b\": 1\n}\n"),
      ("{\n    \"a\": [1, 2]\n}\n", "{\n    \"a\": [1, 2],\n    \"b\": 1\n}\n"),
      ("{ \"a\": \"}\\\",\" }", "{ \"a\": \"}\\\",\", \"b\": 1 }"),
      ("\u{FEFF}{\r\n\t\"a\": {}\r\n}", "\u{FEFF}{\r\n\t\"a\": {},\r\n\t\"b\": 1\r\n}"),
    ])
  func aPartIsAddedBehindTheLast(text: String, expected: String) throws {
    var json = try JSONText(text)
    json.append("\"b\": 1", to: json.root)
    #expect(json.text == expected)
  }

  @Test func anEmptyPlaceIsFilledAtItsOwnDepth() throws {
    var json = try JSONText("{\n  \"a\": {\n    \"b\": []\n  }\n}\n")
    let inner = try #require(json.member("a", of: json.root)?.value)
    let list = try #require(json.member("b", of: inner)?.value)
    json.append("{}", to: list)
    #expect(json.text == "{\n  \"a\": {\n    \"b\": [\n      {}\n    ]\n  }\n}\n")
  }

  @Test(
    arguments: [
      ("[1, 2, 3]", 0, "[2, 3]"), ("[1, 2, 3]", 1, "[1, 3]"), ("[1, 2, 3]", 2, "[1, 2]"),
      ("[\n  1\n]", 0, "[]"), ("[\n  1,\n  [2]\n]", 1, "[\n  1\n]"),
    ])
  func aPartIsTakenOutWithItsComma(text: String, index: Int, expected: String) throws {
    var json = try JSONText(text)
    json.remove(json.parts(of: json.root)[index], from: json.root)
    #expect(json.text == expected)
  }

  @Test func whatIsNoJSONIsRefusedWithItsLine() {
    #expect(throws: LinedJSON.Mistake.self) { try JSONText("{\n  // a comment\n}") }
  }
}
