/// Where the lines of a file begin, to turn byte offsets into positions.
package struct LineTable: Sendable, Equatable {
  /// The byte offsets at which lines start; the first is 0.
  package let starts: [UInt32]

  /// A table over the byte offsets at which lines start; the first is 0.
  package init(starts: [UInt32]) {
    self.starts = starts.isEmpty ? [0] : starts
  }

  /// The table of a text: lines end with LF, CRLF or CR.
  package init(of utf8: UnsafeBufferPointer<UInt8>) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(utf8.count / 32 + 1)
    let bytes = UnsafeRawBufferPointer(utf8)
    func endLine(with index: Int) {
      let isFirstOfTwo =
        bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if !isFirstOfTwo { starts.append(UInt32(clamping: index + 1)) }
    }
    // Eight bytes at a time: most of them end no line.
    let words = bytes.count / 8 * 8
    for index in stride(from: 0, to: words, by: 8) {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      var ends = Self.places(of: 0x0A, in: word) | Self.places(of: 0x0D, in: word)
      while ends != 0 {
        endLine(with: index + ends.trailingZeroBitCount / 8)
        ends &= ends &- 1
      }
    }
    for index in words..<bytes.count where bytes[index] == 0x0A || bytes[index] == 0x0D {
      endLine(with: index)
    }
    self.init(starts: starts)
  }

  /// The highest bit of each byte of a word that is `byte`.
  private static func places(of byte: UInt64, in word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let rest = word ^ byte &* 0x0101_0101_0101_0101
    return ~((rest & low) &+ low | rest | low)
  }

  /// The number of lines.
  package var count: Int { starts.count }

  /// The line and column of a byte offset; an offset after the end belongs to the last line.
  package func position(of offset: UInt32) -> Position {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: Int(offset - starts[low]) + 1)
  }

  /// The byte offset of a line and column, both from 1; nil for a line that is not there.
  package func offset(line: Int, column: Int) -> UInt32? {
    guard line >= 1, line <= starts.count, column >= 1 else { return nil }
    return UInt32(exactly: Int(starts[line - 1]) + column - 1)
  }
}
