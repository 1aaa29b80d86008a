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
  private var texts: [WrittenText: UInt64] = [:]

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
    value.withUTF8 { bytes.append(contentsOf: $0) }
  }

  mutating func bytes(_ value: inout [UInt8]) {
    var count = value.count
    number(&count)
    bytes.append(contentsOf: value)
  }

  /// The first time 0 and the text, then its number.
  mutating func shared(_ value: inout String) {
    let key = WrittenText(text: value)
    if var known = texts[key] { return number(&known) }
    var mark: UInt64 = 0
    number(&mark)
    text(&value)
    texts[key] = UInt64(texts.count + 1)
  }
}

/// A text, told from others by eight bytes at a time: there are thousands of long ones.
private struct WrittenText: Hashable {
  var text: String

  func hash(into hasher: inout Hasher) {
    let digest = text.utf8.withContiguousStorageIfAvailable { bytes -> UInt64 in
      let bytes = UnsafeRawBufferPointer(bytes)
      var (digest, next) = (UInt64(bytes.count), 0)
      func add(_ word: UInt64) {
        let (high, low) = (digest ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        digest = high ^ low
      }
      while next + 8 <= bytes.count {
        add(bytes.loadUnaligned(fromByteOffset: next, as: UInt64.self))
        next += 8
      }
      for byte in bytes[next...] { add(UInt64(byte)) }
      return digest
    }
    if let digest { hasher.combine(digest) } else { hasher.combine(text) }
  }
}
