/// What it costs the lexer to look ahead, which it does without remembering what it saw.
///
/// A `#` may begin a raw string, a conflict mark a region to skip: each time it looks for the end, and
/// where there is none, it goes back. Texts made of nothing else take the square of their length.
enum LexerEffort {
  /// How many bytes the lexer may look over in vain, about a second's worth. Of sources that people
  /// or tools write, none comes near: a line of 1,000 `#` costs half a million.
  private static let limit = 500_000_000

  /// How much more a byte takes in a literal than in a row of `#`.
  private static let literalWeight = 10

  /// Whether the lexer would look over more bytes than that.
  static func isTooMuch(for bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { text in
      var effort = 0
      var lineEnd = text.count
      var pounds = 0
      // Backwards, so that it is known how far each line and each row of `#` goes on.
      var index = text.count
      while index > 0 {
        index -= 1
        let byte = text[index]
        guard byte == UInt8(ascii: "#") else {
          switch byte {
          case 0x0A, 0x0D:
            if marksConflict(text, lineAt: index + 1) {
              effort += (text.count - index) * literalWeight
            }
            lineEnd = index
          case UInt8(ascii: "<") where pounds > 0: effort += (lineEnd - index) * literalWeight
          case 0xE2 where opensCurlyQuote(text, at: index):
            effort += (lineEnd - index) * literalWeight
          default: break
          }
          pounds = 0
          if effort > limit { return true }
          continue
        }
        pounds += 1
        let reach = reach(text, behind: index + 1, lineEnd: lineEnd)
        effort += pounds + reach * literalWeight
      }
      return effort > limit
    }
  }

  /// How far the lexer looks for the end of what begins with the last of some `#`.
  private static func reach(
    _ text: UnsafeBufferPointer<UInt8>, behind index: Int, lineEnd: Int
  ) -> Int {
    guard index < text.count else { return 0 }
    switch text[index] {
    case UInt8(ascii: "\""): return lineEnd - index
    case UInt8(ascii: "/"):
      var next = index + 1
      while next < lineEnd, text[next] == 0x20 || text[next] == 0x09 { next += 1 }
      return next - index + (next == lineEnd ? text.count - next : 0)
    default: return 0
    }
  }

  private static func marksConflict(
    _ text: UnsafeBufferPointer<UInt8>, lineAt start: Int
  ) -> Bool {
    guard start < text.count else { return false }
    switch text[start] {
    case UInt8(ascii: "<"): return holds("<<<<<<< ", in: text, at: start)
    case UInt8(ascii: ">"): return holds(">>>> ", in: text, at: start)
    default: return false
    }
  }

  private static func opensCurlyQuote(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] == 0x9C
  }

  private static func holds(
    _ mark: StaticString, in text: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Bool {
    let count = mark.utf8CodeUnitCount
    guard start + count <= text.count else { return false }
    for offset in 0..<count where mark.utf8Start[offset] != text[start + offset] { return false }
    return true
  }
}
