/// Which lines of a file hold more than blanks and comments.
package struct CodeLines: Sendable, Equatable {
  /// One bit a line, the first line lowest.
  package private(set) var bits: [UInt64] = []

  package init() {}

  /// Lines by their bits.
  package init(bits: [UInt64]) { self.bits = bits }

  /// The code lines of a text; a block comment counts as one that begins its line.
  package init(of utf8: UnsafeBufferPointer<UInt8>, lines: LineTable) {
    var isComment = false
    bits.reserveCapacity(lines.count / 64 + 1)
    for (line, start) in lines.starts.enumerated() {
      var first = Int(start)
      while first < utf8.count, utf8[first] == 0x20 || utf8[first] == 0x09 { first += 1 }
      guard first < utf8.count else { break }
      let mark =
        first + 1 < utf8.count && utf8[first] == UInt8(ascii: "/") ? utf8[first + 1] : 0
      if !isComment, mark == UInt8(ascii: "*") { isComment = true }
      if isComment {
        let end = line + 1 < lines.count ? Int(lines.starts[line + 1]) : utf8.count
        isComment = !Self.endsComment(utf8, first, end)
      } else if mark != UInt8(ascii: "/"), utf8[first] != 0x0A, utf8[first] != 0x0D {
        insert(line)
      }
    }
  }

  private static func endsComment(
    _ utf8: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Bool {
    var index = start + 1
    while index < end {
      if utf8[index] == UInt8(ascii: "/"), utf8[index - 1] == UInt8(ascii: "*") { return true }
      index += 1
    }
    return false
  }

  private mutating func insert(_ line: Int) {
    while bits.count <= line / 64 { bits.append(0) }
    bits[line / 64] |= 1 << UInt64(line % 64)
  }

  /// The number of code lines among these, counted from 1.
  package func count(in lines: ClosedRange<Int>) -> Int {
    lines.reduce(into: 0) { count, line in
      let index = line - 1
      guard index / 64 < bits.count else { return }
      if bits[index / 64] & (1 << UInt64(index % 64)) != 0 { count += 1 }
    }
  }
}
