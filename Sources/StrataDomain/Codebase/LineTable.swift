/// Where the lines of a file begin, to turn byte offsets into positions.
package struct LineTable: Sendable, Equatable {
  /// The byte offset of each line's first byte.
  package let starts: [UInt32]

  /// A table over the byte offsets at which lines start; the first is 0.
  package init(starts: [UInt32]) {
    self.starts = starts.isEmpty ? [0] : starts
  }

  /// The table of a text: lines end with LF, CRLF or CR.
  package init(of utf8: UnsafeBufferPointer<UInt8>) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(utf8.count / 32 + 1)
    var index = 0
    while index < utf8.count {
      let byte = utf8[index]
      index += 1
      if byte == 0x0A || (byte == 0x0D && !(index < utf8.count && utf8[index] == 0x0A)) {
        starts.append(UInt32(clamping: index))
      }
    }
    self.init(starts: starts)
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
