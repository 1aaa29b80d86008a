internal import StrataCode

/// The lines of a file that are comments from their start. Where texts of several lines are, none are:
/// such a line may be code.
struct CommentedLines {
  /// By line: where it starts, ascending, of those that are comments, and where it ends.
  private var lines: [Span] = []

  init(_ source: UnsafeBufferPointer<UInt8>) {
    let (quote, star, slash) = (UInt8(ascii: "\""), UInt8(ascii: "*"), UInt8(ascii: "/"))
    var (start, isInBlock) = (0, false)
    while start < source.count {
      // Marks are looked for on the way to the end of the line: each byte is read once.
      var (end, quotes, isClosed) = (start, 0, false)
      var code: Int?
      while end < source.count, source[end] != 0x0A, source[end] != 0x0D {
        let byte = source[end]
        if code == nil, byte != 0x20, byte != 0x09 { code = end }
        quotes = byte == quote ? quotes + 1 : 0
        if quotes == 3 {
          lines = []
          return
        }
        if byte == slash, let code, end > code, source[end - 1] == star { isClosed = true }
        end += 1
      }
      if let code, code + 1 < end, source[code] == slash {
        isInBlock = isInBlock || source[code + 1] == star
        if isInBlock || source[code + 1] == slash {
          lines.append(Span(start: start, length: end - start))
        }
      } else if isInBlock {
        lines.append(Span(start: start, length: end - start))
      }
      if isClosed { isInBlock = false }
      start = end + 1
    }
  }

  func contains(_ offset: UInt32) -> Bool {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low < lines.count && lines[low].start <= offset
  }
}
