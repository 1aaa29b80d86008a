/// Puts values into bytes.
struct PackWriter: Packing {
  private(set) var bytes: [UInt8] = []
  let isReading = false
  var isBroken = false
  var lastOffset: UInt32 = 0
  var names = 0
  var declarations = 0
  let fileSize = UInt32.max
  let room = 0
  private var texts: [String: UInt64] = [:]

  /// The bytes of one value.
  static func bytes(of value: some Packed) -> [UInt8] {
    var writer = PackWriter()
    var value = value
    value.pack(in: &writer)
    return writer.bytes
  }

  /// Seven bits a byte, the lowest first; the high bit says that more follow.
  mutating func number(_ value: inout UInt64) {
    var rest = value
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func byte(_ value: inout UInt8) { bytes.append(value) }

  mutating func text(_ value: inout String) {
    var count = value.utf8.count
    number(&count)
    bytes.append(contentsOf: value.utf8)
  }

  /// The first time 0 and the text, then its number.
  mutating func shared(_ value: inout String) {
    if var known = texts[value] { return number(&known) }
    var mark: UInt64 = 0
    number(&mark)
    text(&value)
    texts[value] = UInt64(texts.count + 1)
  }
}
