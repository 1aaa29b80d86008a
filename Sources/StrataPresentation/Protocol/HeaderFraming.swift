/// Cuts a stream of bytes into messages that each have a header with their length, as editors write
/// them. What is no header is stepped over, up to the next one.
package struct HeaderFraming {
  private var rest: [UInt8] = []
  /// How many bytes of a message that is too long are still to come.
  private var skipped = 0
  private let limit: Int

  /// A stream whose messages have at most `limit` bytes.
  package init(limit: Int) { self.limit = limit }

  /// Takes what came, and gives what is whole by now.
  package mutating func take(_ bytes: some Collection<UInt8>) -> [FramedMessage] {
    let dropped = min(skipped, bytes.count)
    skipped -= dropped
    rest += bytes.dropFirst(dropped)
    var pieces: [FramedMessage] = []
    var start = rest.startIndex
    while let piece = next(&start) { pieces.append(piece) }
    rest.removeFirst(start)
    return pieces
  }

  /// The next message behind an index, which is moved behind it; nil if it is not whole yet.
  private mutating func next(_ start: inout Int) -> FramedMessage? {
    guard let header = headerEnd(from: start) else {
      guard rest.count - start > Self.longestHeader else { return nil }
      // The end of it may be the start of a header.
      start += Self.longestHeader - Self.name.count
      return .damaged
    }
    guard let length = Self.length(in: rest[start..<header]) else {
      start = header
      return .damaged
    }
    let available = rest.count - header
    if length > limit {
      let kept = min(length, Self.longestHead)
      guard available >= kept else { return nil }
      let head = Array(rest[header..<header + kept])
      skipped = max(0, length - available)
      start = header + min(length, available)
      return .tooLong(head)
    }
    guard available >= length else { return nil }
    start = header + length
    return .message(Array(rest[header..<start]))
  }

  /// The index behind the blank line that ends a header.
  private func headerEnd(from start: Int) -> Int? {
    var index = start
    let last = min(rest.count, start + Self.longestHeader)
    while index < last {
      if rest[index] == 0x0A {
        if index + 1 < rest.count, rest[index + 1] == 0x0A { return index + 2 }
        if index + 2 < rest.count, rest[index + 1] == 0x0D, rest[index + 2] == 0x0A {
          return index + 3
        }
      }
      index += 1
    }
    return nil
  }

  /// The number behind the last `Content-Length:`; what stands before it is no header.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    let lower = header.map { (65...90).contains($0) ? $0 + 32 : $0 }
    guard let name = lower.ranges(of: Self.name).last else { return nil }
    let digits = lower[name.upperBound...].drop { $0 == 0x20 }.prefix { (48...57).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  private static let name = Array("content-length:".utf8)
  private static let longestHeader = 4096
  /// What a message begins with: enough for a method and an address.
  private static let longestHead = 4096
}
