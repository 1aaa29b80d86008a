internal import StrataCode

extension Finding {
  /// The finding's key in sixteen digits, equal on every machine: people and editors quote it.
  package var identity: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let key = key
    for part in [key.rule.text, key.file, key.source, key.target].compactMap({ $0 }) {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
      hash = (hash ^ 0xFF) &* 0x0000_0100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
