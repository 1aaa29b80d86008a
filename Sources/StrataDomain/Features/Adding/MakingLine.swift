internal import StrataCode

/// Who makes the files of a project, and how their headers say when: `Created by Ann on 14/01/2025.`
struct MakingLine: Equatable {
  private let author: String
  private let order: DayOrder
  /// Whether days and months below ten have two digits.
  private let isPadded: Bool
  private let today: Day

  /// What the headers of files say that one person made; nil where several did, since nobody knows which
  /// of them makes the next, or where their days can be read in several ways.
  init?(of headers: some Sequence<String>, today: Day) {
    let said = headers.compactMap { SaidMaking($0) }
    guard let first = said.first, said.allSatisfy({ $0.author == first.author }) else { return nil }
    let orders = DayOrder.allCases.filter { order in
      said.allSatisfy { said in
        guard let day = said.day(order), let earliest = Self.earliest else { return false }
        return day >= earliest && day <= today
      }
    }
    guard let order = orders.first, orders.count == 1 else { return nil }
    (author, self.order, self.today) = (first.author, order, today)
    isPadded = said.allSatisfy {
      $0.number(order.day).count > 1 && $0.number(order.month).count > 1
    }
  }

  /// A line of that kind for a file that is made today; nil for another kind, or another person.
  func line(like old: String) -> String? {
    guard let said = SaidMaking(old), said.author == author, said.day(order) != nil else {
      return nil
    }
    func digits(_ number: Int) -> String { (isPadded && number < 10 ? "0" : "") + String(number) }
    let year = String(today.year)
    return said.written([
      order.year: said.number(order.year).count < year.count ? String(year.suffix(2)) : year,
      order.month: digits(today.month), order.day: digits(today.day),
    ])
  }

  /// The lines of headers that say who made a file, in a text.
  static func lines(of text: [UInt8]) -> [String] {
    String(decoding: text.prefix(longest), as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .prefix { $0.hasPrefix("//") }.map { String($0) }.filter { $0.contains("Created by ") }
  }

  private static let longest = 2_000
  /// Before this, two digits of a year could be a day's.
  private static let earliest = Day("2008-01-01")
}

/// Where year, month and day are among three numbers.
private enum DayOrder: CaseIterable {
  case yearFirst, dayFirst, monthFirst

  var year: Int { self == .yearFirst ? 0 : 2 }
  var month: Int { self == .monthFirst ? 0 : 1 }
  var day: Int {
    switch self {
    case .yearFirst: 2
    case .dayFirst: 0
    case .monthFirst: 1
    }
  }
}

/// A line that says who made a file and when.
private struct SaidMaking {
  let author: String
  /// All up to the day.
  private let head: String
  /// What the rest says, numbers and what is between them apart.
  private let parts: [String]
  /// Which of these are numbers: three.
  private let numbers: [Int]

  init?(_ line: String) {
    guard let by = line.firstRange(of: "Created by "), let on = line.ranges(of: " on ").last,
      on.lowerBound >= by.upperBound
    else { return nil }
    let parts = Self.parts(of: line[on.upperBound...])
    numbers = parts.indices.filter { Int(parts[$0]) != nil }
    guard numbers.count == 3 else { return nil }
    author = String(line[by.upperBound..<on.lowerBound])
    head = String(line[..<on.upperBound])
    self.parts = parts
  }

  /// A text cut where numbers begin and end.
  private static func parts(of text: Substring) -> [String] {
    var parts: [String] = []
    var isNumber = false
    for character in text {
      let isDigit = character.isASCII && character.isNumber
      if parts.isEmpty || isDigit != isNumber { parts.append("") }
      parts[parts.count - 1].append(character)
      isNumber = isDigit
    }
    return parts
  }

  func number(_ position: Int) -> String { parts[numbers[position]] }

  /// The day that its numbers say in an order.
  func day(_ order: DayOrder) -> Day? {
    guard let year = Int(number(order.year)), let month = Int(number(order.month)),
      let day = Int(number(order.day)), [2, 4].contains(number(order.year).count)
    else { return nil }
    return Day(year: year < 100 ? 2_000 + year : year, month: month, day: day)
  }

  /// The line with other numbers, by their positions.
  func written(_ new: [Int: String]) -> String {
    var parts = parts
    for (position, text) in new { parts[numbers[position]] = text }
    return head + parts.joined()
  }
}
