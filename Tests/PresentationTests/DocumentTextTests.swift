import StrataCode
import Testing

@testable import StrataPresentation

@Suite("Texts of editors")
struct DocumentTextTests {
  private func change(_ start: (Int, Int), _ end: (Int, Int), _ text: String) -> JSONValue {
    func place(_ place: (Int, Int)) -> JSONValue {
      TextPosition(line: place.0, character: place.1).json
    }
    let range = JSONValue.object([("start", place(start)), ("end", place(end))])
    return .object([("range", range), ("text", .string(text))])
  }

  private func changed(
    _ text: String, _ changes: [JSONValue], _ encoding: PositionEncoding = .utf16
  ) -> String {
    var document = DocumentText(text)
    for change in changes { #expect(document.take(change, encoding) != nil) }
    return String(decoding: document.bytes, as: UTF8.self)
  }

  @Test func columnsAreCountedInTheUnitsThatWereAgreedOn() {
    let line = "let 😀é = 1"
    #expect(changed(line, [change((0, 6), (0, 7), "e")]) == "let 😀e = 1")
    #expect(changed(line, [change((0, 8), (0, 10), "e")], .utf8) == "let 😀e = 1")
    // In the middle of a character.
    #expect(changed(line, [change((0, 5), (0, 5), "x")]) == "let x😀é = 1")
    #expect(changed(line, [change((0, 6), (0, 6), "x")], .utf8) == "let x😀é = 1")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func linesEndInThreeForms(end: String) {
    let text = "a\u{2028}b\(end)c\(end)"
    #expect(changed(text, [change((1, 0), (1, 1), "x")]) == "a\u{2028}b\(end)x\(end)")
    #expect(changed(text, [change((0, 0), (1, 0), "")]) == "c\(end)")
    #expect(changed(text, [change((0, 99), (0, 99), "!")]) == "a\u{2028}b!\(end)c\(end)")
    #expect(changed(text, [change((9, 9), (9, 9), "d")]) == text + "d")
  }

  @Test func changesComeOneAfterTheOtherAndAWholeTextReplacesAll() {
    #expect(
      changed("ab", [change((0, 1), (0, 1), "x\n"), change((1, 0), (1, 1), "c")]) == "ax\nc")
    #expect(changed("ab", [.object([("text", .string("new"))])]) == "new")
  }

  @Test func whatIsNoChangeIsRefused() {
    var document = DocumentText("a")
    #expect(document.take(.object([]), .utf8) == nil)
    #expect(document.take(change((-1, 0), (0, 0), ""), .utf8) == nil)
    // An end before the start is an empty stretch.
    #expect(document.take(change((0, 1), (0, 0), "b"), .utf8) != nil)
    #expect(document.bytes == Array("ab".utf8))
  }

  @Test func bytesAndPlacesAreTurnedIntoEachOther() {
    let text = DocumentText("é😀x\r\ny")
    for encoding in [PositionEncoding.utf8, .utf16] {
      for offset in [0, 2, 6, 7, 9, 10] {
        let place = text.place(of: offset, encoding)
        #expect(text.offset(of: place, encoding) == offset)
      }
    }
    #expect(text.place(of: 6, .utf16) == TextPosition(line: 0, character: 3))
    #expect(text.offset(of: Position(line: 2, column: 2)) == 10)
    #expect(text.position(of: 9) == Position(line: 2, column: 1))
  }

  @Test(
    arguments: [
      ("file:///a%20b/C%2B%2B/%E9%97%AE.swift", "/a b/C++/问.swift"),
      ("file://localhost/a/b/", "/a/b"), ("FILE:/a", "/a"), ("file:///a%2", "/a%2"),
      ("file:///a?b#c", "/a"),
    ])
  func addressesAreDecoded(address: String, path: String) {
    #expect(DocumentURI(address).path == path)
  }

  @Test(arguments: ["untitled:Untitled-1", "file:relative", "git:/a", "file:///a%00b", ""])
  func whatIsNoFileHasNoPath(address: String) { #expect(DocumentURI(address).path == nil) }

  @Test func addressesOfPathsAreReadBack() {
    let path = "/a b/%/问 😀.swift"
    #expect(DocumentURI(path: path).path == path)
    #expect(DocumentURI(path: "/a b").text == "file:///a%20b")
  }
}
