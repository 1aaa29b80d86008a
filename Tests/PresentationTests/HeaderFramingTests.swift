import Testing

@testable import StrataPresentation

@Suite("Messages with headers")
struct HeaderFramingTests {
  private func pieces(_ text: String, by size: Int = 1 << 20, limit: Int = 100) -> [FramedMessage] {
    var framing = HeaderFraming(limit: limit)
    var rest = Array(text.utf8)[...]
    var pieces: [FramedMessage] = []
    while !rest.isEmpty {
      pieces += framing.take(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    return pieces
  }

  private func message(_ text: String) -> FramedMessage { .message(Array(text.utf8)) }

  @Test(arguments: [1, 2, 7, 1000])
  func messagesAreWholeHoweverTheyCome(size: Int) {
    let text =
      "Content-Length: 2\r\n\r\n{}Content-Type: x\r\ncontent-length:8\r\n\r\n{\"😀\"}"
      + "Content-Length: 3\n\n[1]Content-Length: 5\r\n\r\n[1"
    #expect(pieces(text, by: size) == [message("{}"), message("{\"😀\"}"), message("[1]")])
  }

  @Test(arguments: [1, 50, 1000])
  func whatIsTooLongIsSteppedOver(size: Int) {
    let long = String(repeating: "x", count: 200)
    let text = "Content-Length: 200\r\n\r\n\(long)Content-Length: 2\r\n\r\n{}"
    #expect(pieces(text, by: size) == [.tooLong(Array(long.utf8)), message("{}")])
  }

  @Test func whatIsNoHeaderIsSteppedOver() {
    #expect(
      pieces("GET / HTTP/1.1\r\n\r\nContent-Length: 2\r\n\r\n{}") == [.damaged, message("{}")])
    #expect(pieces("garbageContent-Length: 2\r\n\r\n{}") == [message("{}")])
    #expect(pieces("Content-Length: -5\r\n\r\nContent-Length: 2\r\n\r\n{}").last == message("{}"))
    let noise = String(repeating: "\u{1}z", count: 5000)
    let found = pieces(noise + "\r\n\r\nContent-Length: 2\r\n\r\n{}")
    #expect(found.first == .damaged && found.last == message("{}"))
  }

  @Test func aLengthThatIsNoNumberOfBytesIsNone() {
    let text = "Content-Length: 99999999999999999999999\r\n\r\nContent-Length: 2\r\n\r\n{}"
    #expect(pieces(text) == [.damaged, message("{}")])
  }
}
