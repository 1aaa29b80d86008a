import StrataPresentation
import Testing

@Suite("Reading JSON")
struct JSONReaderTests {
  private func read(_ text: String, deepest: Int = 64) throws -> JSONValue {
    try JSONReader.value(Array(text.utf8), deepest: deepest)
  }

  @Test func readsWhatMessagesHold() throws {
    let value = try read(
      #" {"a": [1, -2, true, null], "b": {"c": "x\n\u00e9\ud83d\ude00\/"}, "d": 1.5e1} "#)
    #expect(value["a"]?.items?.map(\.integer) == [1, -2, nil, nil])
    #expect(value["b"]?["c"]?.text == "x\né😀/")
    guard case .number(let number, _)? = value["d"] else {
      Issue.record("no number")
      return
    }
    #expect(number == 15)
    #expect(value["e"] == nil)
  }

  @Test func halfACharacterIsLost() throws {
    #expect(try read(#""\ud83dx""#).text == "\u{FFFD}x")
    #expect(try read(#""\ud83d\u0041""#).text == "\u{FFFD}A")
    #expect(try read(#""\ude00""#).text == "\u{FFFD}")
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\" 1}", "{a: 1}", "\"", "\"\n\"", "\"\\x\"", "\"\\u12\"", "01x", "+1",
    "nul", "1 2", "[1}", "\"\\", ".5",
  ])
  func refusesWhatIsNone(_ text: String) {
    #expect(throws: JSONReader.Mistake.self) { try read(text) }
  }

  @Test func refusesWhatIsTooDeep() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONReader.Mistake.self) { try read(deep) }
    #expect(throws: JSONReader.Mistake.self) { try read("[[[1]]]", deepest: 3) }
    #expect(try read("[[1]]", deepest: 3).items?.count == 1)
  }

  @Test func refusesBytesThatAreNoText() {
    #expect(throws: JSONReader.Mistake.self) { try JSONReader.value([0x22, 0xFF, 0x22]) }
  }
}
