/// The hash that git calls contents by, unless a repository has chosen SHA-256 (FIPS 180-4).
///
/// It tells contents apart and proves nothing: who wants two texts of one hash can make them.
struct SHA1: BlockDigest {
  private var (h0, h1, h2, h3, h4): (UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0
  )

  init() {}

  var bytes: [UInt8] { [h0, h1, h2, h3, h4].bigEndianBytes }

  mutating func add(_ block: UnsafeRawPointer) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words in
      for index in 0..<16 { words[index] = block.word(index) }
      for index in 16..<80 {
        words[index] =
          (words[index &- 3] ^ words[index &- 8] ^ words[index &- 14] ^ words[index &- 16])
          .rotated(by: 1)
      }
      var (a, b, c, d, e) = (h0, h1, h2, h3, h4)
      func step(_ mixed: UInt32, _ index: Int, _ constant: UInt32) {
        let next = a.rotated(by: 5) &+ mixed &+ e &+ constant &+ words[index]
        (a, b, c, d, e) = (next, a, b.rotated(by: 30), c, d)
      }
      for index in 0..<20 { step(b & c | ~b & d, index, 0x5a82_7999) }
      for index in 20..<40 { step(b ^ c ^ d, index, 0x6ed9_eba1) }
      for index in 40..<60 { step(b & c | b & d | c & d, index, 0x8f1b_bcdc) }
      for index in 60..<80 { step(b ^ c ^ d, index, 0xca62_c1d6) }
      (h0, h1, h2, h3, h4) = (h0 &+ a, h1 &+ b, h2 &+ c, h3 &+ d, h4 &+ e)
    }
  }
}
