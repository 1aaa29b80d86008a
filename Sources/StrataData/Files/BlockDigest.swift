/// A hash that takes 64 bytes at a time, as the Secure Hash Standard describes its family (FIPS 180-4).
protocol BlockDigest {
  /// The hash of nothing yet.
  init()

  /// Takes the 64 bytes from an address.
  mutating func add(_ block: UnsafeRawPointer)

  /// The state as it is, high bytes first.
  var bytes: [UInt8] { get }
}

extension BlockDigest {
  /// The hash of some bytes behind a head of fewer than 64.
  static func digest(of body: UnsafeRawBufferPointer, behind head: [UInt8] = []) -> [UInt8] {
    var digest = Self()
    var rest = head
    var next = 0
    if !head.isEmpty {
      next = min(64 - head.count, body.count)
      rest += body[..<next]
      if rest.count == 64 {
        digest.add(all: rest)
        rest = []
      }
    }
    if let start = body.baseAddress {
      while body.count - next >= 64 {
        digest.add(start + next)
        next += 64
      }
    }
    rest += body[next...]
    // A one, zeros up to a whole block, and how many bits there were.
    rest.append(0x80)
    while rest.count % 64 != 56 { rest.append(0) }
    let bits = UInt64(head.count + body.count) * 8
    for byte in 0..<8 { rest.append(UInt8(truncatingIfNeeded: bits >> UInt64(56 - byte * 8))) }
    digest.add(all: rest)
    return digest.bytes
  }

  private mutating func add(all bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      for block in stride(from: 0, to: bytes.count, by: 64) { add(start + block) }
    }
  }
}

extension UnsafeRawPointer {
  /// The word at an index of a block, whose high byte is the first.
  func word(_ index: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
  }
}

extension UInt32 {
  /// The bits moved up, those that fall out at the top put in at the bottom.
  func rotated(by bits: UInt32) -> UInt32 { self &<< bits | self &>> (32 &- bits) }
}

extension [UInt32] {
  /// High bytes first.
  var bigEndianBytes: [UInt8] {
    flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - $0 * 8)) } }
  }
}
