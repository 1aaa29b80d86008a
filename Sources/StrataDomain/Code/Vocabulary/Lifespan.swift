/// A length of time, as `6m` or `2y` writes it.
package struct Lifespan: Sendable, Hashable, Comparable {
  package var days: Int

  /// So many days.
  package init(days: Int) { self.days = days }

  /// Reads `90d`, `8w`, `6m` or `2y`; nil for anything else, and for more than a century.
  package init?(_ text: some StringProtocol) {
    guard let unit = text.last, let length = Self.units[unit], let count = Int(text.dropLast()),
      (1...36_500).contains(count),
      text.utf8.allSatisfy({ (48...57).contains($0) || (97...122).contains($0) })
    else { return nil }
    let days = count * length
    guard days <= 36_525 else { return nil }
    self.days = days
  }

  private static let units: [Character: Int] = ["d": 1, "w": 7, "m": 30, "y": 365]

  package static func < (a: Lifespan, b: Lifespan) -> Bool { a.days < b.days }

  /// As settings and options write it.
  package var text: String {
    for (unit, length) in [("y", 365), ("m", 30), ("w", 7)] where days >= length {
      if days % length == 0 { return "\(days / length)\(unit)" }
    }
    return "\(days)d"
  }

  /// As people say it: `8 years`, `5 months`, `36 days`.
  package var phrase: Phrase {
    if days >= 730 || days == 365 { return Self.years.count(days / 365) }
    if days >= 90 { return Self.months.count((days * 12 + 182) / 365) }
    return Noun("day", zh: "天").count(days)
  }

  private static let years = Noun("year", zh: "年")
  private static let months = Noun("month", zh: "个月")
}

extension Day {
  /// The days from a fixed day long ago to this one.
  package var number: Int {
    let shifted = month < 3 ? year - 1 : year
    let months = (month + 9) % 12
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400
      + (months * 153 + 2) / 5 + day
  }
}
