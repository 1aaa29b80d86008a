/// Numbers in sentences.
enum Counting {
  /// `1 file`, `2 files`; `plural` where it is not the noun with an s.
  static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(plural ?? noun + "s")"
  }

  /// `a`, `a and b`, `a, b and c`; what exceeds `limit` is only counted.
  static func list(_ items: [String], limit: Int = .max) -> String {
    if items.count > limit {
      return items.prefix(limit).joined(separator: ", ") + " and \(items.count - limit) more"
    }
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `512 bytes`, `3.1 KB`, `402.7 MB`, in thousands.
  static func bytes(_ number: Int) -> String {
    if number < 1000 { return count(number, "byte") }
    var tenths = number / 100
    for unit in ["KB", "MB", "GB"] {
      if tenths < 10_000 || unit == "GB" { return "\(tenths / 10).\(tenths % 10) \(unit)" }
      tenths /= 1000
    }
    return count(number, "byte")
  }

  /// `98 %`.
  static func percent(_ fraction: Double) -> String {
    fraction.isFinite ? "\(Int((min(max(fraction, 0), 1) * 100).rounded())) %" : "0 %"
  }
}
