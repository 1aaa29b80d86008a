/// What some bytes are called by: the id that git gives a blob of them. The first 20 bytes of it,
/// which is all of a SHA-1, are enough to tell contents apart.
struct ContentID: Hashable, Sendable {
  /// The bytes, high ones first, as three numbers.
  let words: (UInt64, UInt64, UInt32)

  /// The hash that a repository names its blobs by.
  enum Hash: Sendable {
    case sha1, sha256

    /// The hash whose ids have so many hexadecimal digits.
    init(digits: Int) { self = digits == 64 ? .sha256 : .sha1 }
  }

  /// The id of a blob of these bytes.
  init(of bytes: UnsafeBufferPointer<UInt8>, by hash: Hash = .sha1) {
    let header = Array("blob \(bytes.count)\0".utf8)
    let bytes = UnsafeRawBufferPointer(bytes)
    switch hash {
    case .sha1: self.init(SHA1.digest(of: bytes, behind: header))
    case .sha256: self.init(SHA256.digest(of: bytes, behind: header))
    }
  }

  /// The id of a blob of these bytes.
  init(of bytes: [UInt8], by hash: Hash = .sha1) {
    self = bytes.withUnsafeBufferPointer { ContentID(of: $0, by: hash) }
  }

  private init(_ digest: some Sequence<UInt8>) {
    var words: (UInt64, UInt64, UInt32) = (0, 0, 0)
    for (index, byte) in digest.prefix(Self.size).enumerated() {
      switch index {
      case ..<8: words.0 = words.0 << 8 | UInt64(byte)
      case ..<16: words.1 = words.1 << 8 | UInt64(byte)
      default: words.2 = words.2 << 8 | UInt32(byte)
      }
    }
    self.words = words
  }

  /// An id as git writes it, in 40 or 64 hexadecimal digits.
  init?(hex: some Collection<UInt8>) {
    guard hex.count == 40 || hex.count == 64 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(32)
    var high: UInt8?
    for digit in hex {
      let value: UInt8
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
      default: return nil
      }
      if let first = high {
        bytes.append(first << 4 | value)
        high = nil
      } else {
        high = value
      }
    }
    self.init(bytes)
  }

  /// The id in hexadecimal digits.
  var digits: String {
    func padded(_ number: some BinaryInteger & FixedWidthInteger) -> String {
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: number.bitWidth / 4 - digits.count) + digits
    }
    return padded(words.0) + padded(words.1) + padded(words.2)
  }

  /// How many bytes an id has.
  static let size = 20

  static func == (a: ContentID, b: ContentID) -> Bool { a.words == b.words }

  func hash(into hasher: inout Hasher) {
    // Already as good as random.
    hasher.combine(words.0)
  }
}

extension ContentID: Comparable {
  static func < (a: ContentID, b: ContentID) -> Bool { a.words < b.words }
}
