extension Finding {
  /// What the finding is recognised by: rule, file, source and target, and no line number; for a
  /// circle its members, wherever it shows.
  ///
  /// Equal on every machine; baselines and editors store it.
  package var identity: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let parts =
      path.isEmpty
      ? [rule, location.file, from.symbol, to?.symbol ?? subject] : [rule, subject]
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
      hash = (hash ^ 0xFF) &* 0x0000_0100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
