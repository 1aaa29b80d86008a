/// One entry of a pack: what it is of, and where its bytes lie.
struct PackEntry: Sendable {
  /// What an entry holds.
  enum Kind: UInt8, Sendable, CaseIterable {
    /// The facts of a Swift file, by its content.
    case facts
    /// What the manifests say of a code base, by the paths that there are.
    case projects
    /// What was found in a code base, by all that it was found from.
    case verdict
    /// What texts are placed by in a code base, by all that it was concluded from.
    case place
    /// What the files of a code base held when it was read last, by all else that was read.
    case contents
    /// What was gone through on the way to a verdict, by all that it was found from.
    case course
    /// What files looked like and what they were called, by their paths.
    case stamps
  }

  /// By what an entry is looked up.
  struct Key: Hashable, Comparable, Sendable {
    var kind: Kind
    var id: ContentID

    static func < (a: Key, b: Key) -> Bool { (a.kind.rawValue, a.id) < (b.kind.rawValue, b.id) }
  }

  var key: Key
  /// Bytes from the start of the file.
  var offset: UInt64
  /// How many bytes.
  var length: UInt32
  /// How many bytes the file has whose facts these are.
  var sourceSize: UInt32
  /// Over the entry's bytes.
  var checksum: UInt64
}

extension PackEntry {
  /// How many bytes an entry takes in a table.
  static let size = 48

  /// The entry as a table holds it.
  func write(to table: inout [UInt8]) {
    table.append(key.kind.rawValue)
    table.append(contentsOf: [0, 0, 0])
    table.append(bigEndian: key.id.words.0)
    table.append(bigEndian: key.id.words.1)
    table.append(bigEndian: key.id.words.2)
    table.append(bigEndian: offset)
    table.append(bigEndian: length)
    table.append(bigEndian: sourceSize)
    table.append(bigEndian: checksum)
  }

  /// The entry at an index of a table; nil if it is of a kind that there is none of.
  init?(_ index: Int, of table: [UInt8]) {
    let start = index * Self.size
    guard let key = Key(index, of: table) else { return nil }
    self.init(
      key: key, offset: table.number(at: start + 24), length: table.number(at: start + 32),
      sourceSize: table.number(at: start + 36), checksum: table.number(at: start + 40))
  }
}

extension PackEntry.Key {
  /// The key at an index of a table.
  init?(_ index: Int, of table: [UInt8]) {
    let start = index * PackEntry.size
    guard let kind = PackEntry.Kind(rawValue: table[start]) else { return nil }
    self.init(
      kind: kind,
      id: ContentID(
        words: (
          table.number(at: start + 4), table.number(at: start + 12), table.number(at: start + 20)
        )))
  }
}

extension ContentID {
  init(words: (UInt64, UInt64, UInt32)) { self.words = words }
}

extension [UInt8] {
  /// Adds a number, its high bytes first.
  mutating func append(bigEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
  }

  /// The number whose bytes begin at an index, high ones first.
  func number<Number: FixedWidthInteger>(at index: Int) -> Number {
    withUnsafeBytes { Number(bigEndian: $0.loadUnaligned(fromByteOffset: index, as: Number.self)) }
  }
}

/// A number that differs when bytes do; it guards against accidents, not against forgery.
func checksum(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
  let raw = UnsafeRawBufferPointer(bytes)
  var sum = UInt64(raw.count) &+ 0x9E37_79B9_7F4A_7C15
  var index = 0
  while index + 8 <= raw.count {
    sum = (sum ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* 0xFF51_AFD7_ED55_8CCD
    sum ^= sum >> 32
    index += 8
  }
  while index < raw.count {
    sum = (sum ^ UInt64(raw[index])) &* 0xFF51_AFD7_ED55_8CCD
    sum ^= sum >> 32
    index += 1
  }
  return sum
}
