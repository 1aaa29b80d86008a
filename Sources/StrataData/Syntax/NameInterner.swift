internal import StrataCode
@_spi(RawSyntax) internal import SwiftSyntax

/// Gives each name of a file its index once.
///
/// Names are found by their bytes, so that a string is made of each only once.
struct NameInterner {
  private(set) var names: [String] = []
  /// Open addressing: the hash of a name's bytes, and its index plus one in the low half; or 0.
  private var slots: [UInt64]
  /// Names that are looked up by their text: those not all ASCII, as several rows of bytes can be
  /// the same text, and those for which the slots in reach were taken.
  private var strings: [String: Int] = [:]
  private var composed: [UInt8] = []

  /// How many slots are tried, so that names made up to share one hash cost no more than others.
  private static let reach = 32

  /// An interner for about as many names as a text of so many bytes has.
  init(length: Int) {
    var count = 64
    while count < length / 32 { count *= 2 }
    slots = [UInt64](repeating: 0, count: count)
  }

  /// The name of a token's text.
  mutating func name(_ text: SyntaxText) -> Name {
    text.withContiguousStorageIfAvailable { name($0) } ?? name("")
  }

  /// The name of a composed text.
  mutating func name(_ string: String) -> Name {
    var string = string
    return string.withUTF8 { name($0) }
  }

  /// The name of a dotted path.
  mutating func name(_ path: some Collection<SyntaxText>) -> Name {
    if path.count == 1, let text = path.first { return name(text) }
    var bytes = composed
    composed = []
    bytes.removeAll(keepingCapacity: true)
    var isFirst = true
    for text in path {
      if !isFirst { bytes.append(UInt8(ascii: ".")) }
      isFirst = false
      bytes.append(contentsOf: text)
    }
    defer { composed = bytes }
    return bytes.withUnsafeBufferPointer { name($0) }
  }

  /// The name of a piece of source code, with single spaces for the blanks in it.
  mutating func name(ofCode bytes: UnsafeBufferPointer<UInt8>) -> Name {
    var bytes = bytes[...]
    while let last = bytes.last, last.isBlank { bytes.removeLast() }
    bytes = bytes.drop(while: \.isBlank)
    var single = composed
    composed = []
    single.removeAll(keepingCapacity: true)
    defer { composed = single }
    var isAfterBlank = false
    var isSingle = true
    for byte in bytes {
      if byte.isBlank {
        isSingle = isSingle && byte == 0x20 && !isAfterBlank
        isAfterBlank = true
        continue
      }
      if isAfterBlank { single.append(0x20) }
      isAfterBlank = false
      single.append(byte)
    }
    if isSingle { return name(UnsafeBufferPointer(rebasing: bytes)) }
    return single.withUnsafeBufferPointer { name($0) }
  }

  /// The name of a text's bytes.
  mutating func name(_ bytes: UnsafeBufferPointer<UInt8>) -> Name {
    let hash = Self.hash(bytes)
    let mask = slots.count - 1
    let home = Int(truncatingIfNeeded: hash >> 32)
    for slot in home..<(home + Self.reach) {
      let entry = slots[slot & mask]
      if entry == 0 { return add(bytes, hash, at: slot & mask) }
      if (entry ^ hash) >> 32 == 0 {
        let index = Self.index(in: entry)
        if Self.holds(names[index], bytes) { return Name(index) }
      }
    }
    return add(bytes, hash, at: nil)
  }

  private mutating func add(
    _ bytes: UnsafeBufferPointer<UInt8>, _ hash: UInt64, at slot: Int?
  ) -> Name {
    let name = String(decoding: bytes, as: UTF8.self)
    if !strings.isEmpty, let index = strings[name] { return Name(index) }
    if slot == nil || !bytes.allSatisfy({ $0 < 0x80 }) { strings[name] = names.count }
    names.append(name)
    if let slot { slots[slot] = (hash >> 32) << 32 | UInt64(truncatingIfNeeded: names.count) }
    if names.count * 2 > slots.count { grow() }
    return Name(names.count - 1)
  }

  private static func index(in entry: UInt64) -> Int {
    Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) - 1
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    var larger = [UInt64](repeating: 0, count: mask + 1)
    for entry in slots where entry != 0 {
      let home = Int(truncatingIfNeeded: entry >> 32)
      if let slot = (home..<(home + Self.reach)).first(where: { larger[$0 & mask] == 0 }) {
        larger[slot & mask] = entry
      } else {
        strings[names[Self.index(in: entry)]] = Self.index(in: entry)
      }
    }
    slots = larger
  }

  private static func holds(_ name: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name.utf8.count == bytes.count else { return false }
    return name.utf8.withContiguousStorageIfAvailable { areEqual($0, bytes) }
      ?? name.utf8.elementsEqual(bytes)
  }

  /// Whether two texts of one length are the same, eight bytes at a time.
  private static func areEqual(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let (first, second) = (UnsafeRawBufferPointer(a), UnsafeRawBufferPointer(b))
    var offset = 0
    while offset + 8 <= first.count {
      let word = first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if word != second.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
      offset += 8
    }
    while offset < first.count {
      if first[offset] != second[offset] { return false }
      offset += 1
    }
    return true
  }

  /// Where a name begins to look for its slot.
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    var hash = UInt64(truncatingIfNeeded: raw.count) &* 0x9E37_79B9_7F4A_7C15
    var offset = 0
    while offset + 8 <= raw.count {
      mix(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self), into: &hash)
      offset += 8
    }
    if offset < raw.count {
      var rest: UInt64 = 0
      while offset < raw.count {
        rest = rest << 8 | UInt64(raw[offset])
        offset += 1
      }
      mix(rest, into: &hash)
    }
    return hash
  }

  private static func mix(_ word: UInt64, into hash: inout UInt64) {
    hash = (hash ^ word) &* 0xD6E8_FEB8_6659_FD93
    hash ^= hash >> 29
  }
}

extension UInt8 {
  /// A space, a tab or the end of a line.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
