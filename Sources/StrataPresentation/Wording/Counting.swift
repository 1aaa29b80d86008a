internal import StrataCode

/// Numbers in sentences.
enum Counting {
  /// `512 bytes`, `3.1 KB`, `402.7 MB`, in thousands.
  static func bytes(_ number: Int) -> Phrase {
    if number < 1000 { return Noun("byte", zh: "字节").count(number) }
    var tenths = number / 100
    for unit in ["KB", "MB"] {
      if tenths < 10_000 { return size(tenths, unit) }
      tenths /= 1000
    }
    return size(tenths, "GB")
  }

  private static func size(_ tenths: Int, _ unit: String) -> Phrase {
    Phrase(verbatim: "\(tenths / 10).\(tenths % 10) \(unit)")
  }

  /// `98 %`, `98%`.
  static func percent(_ fraction: Double) -> Phrase {
    let percent = fraction.isFinite ? Int((min(max(fraction, 0), 1) * 100).rounded()) : 0
    return Phrase("\(percent) %", zh: "\(percent)%")
  }
}
