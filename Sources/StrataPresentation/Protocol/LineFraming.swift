/// Cuts a stream of bytes into messages that each stand on a line.
package struct LineFraming {
  private var rest: [UInt8] = []
  private var isSkipping = false
  private let limit: Int

  /// A stream whose messages have at most `limit` bytes.
  package init(limit: Int) { self.limit = limit }

  /// Takes what came, and gives what is whole by now; blank lines are nothing.
  package mutating func take(_ bytes: some Sequence<UInt8>) -> [FramedMessage] {
    var pieces: [FramedMessage] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        if let piece = end() { pieces.append(piece) }
      } else if !isSkipping {
        rest.append(byte)
        if rest.count > limit {
          rest = []
          isSkipping = true
        }
      }
    }
    return pieces
  }

  /// What the stream holds behind its last line end.
  package mutating func end() -> FramedMessage? {
    defer { (rest, isSkipping) = ([], false) }
    if isSkipping { return .tooLong([]) }
    let isBlank = rest.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    return isBlank ? nil : .message(rest)
  }
}
