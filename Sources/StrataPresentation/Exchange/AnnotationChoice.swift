internal import StrataCode
internal import StrataRules

/// Which findings are shown where only a few of each severity can be: what a change introduces
/// before what it inherits, every rule before one rule again, and of a rule every folder before one
/// folder again.
struct AnnotationChoice {
  /// A finding that is shown.
  struct Annotation {
    var entry: FindingsReport.Entry
    /// How many more of its rule are not shown; told once a rule.
    var more = 0
  }

  /// So many of a severity are shown.
  static let limit = 10

  /// How many findings there are.
  let all: Int
  /// How many of them are not shown.
  private(set) var rest: Int
  private var bySeverity: [Severity: [Annotation]] = [:]

  /// A choice among findings.
  init(_ entries: [FindingsReport.Entry]) {
    all = entries.count
    rest = 0
    let left = Severity.allCases.reversed().map { severity in
      (severity, entries.filter { $0.finding.severity == severity })
    }
    // What says how many are left out takes the place of the last notice.
    let isCut = left.contains { $1.count > Self.limit }
    var told: Set<String> = []
    for (severity, candidates) in left {
      let room = Self.limit - (isCut && severity == .info ? 1 : 0)
      let places = Self.places(in: candidates, room: room)
      rest += candidates.count - places.count
      var hidden = candidates.reduce(into: [:]) { $0[$1.finding.rule, default: 0] += 1 }
      for place in places { hidden[candidates[place].finding.rule, default: 0] -= 1 }
      bySeverity[severity] = places.map { place in
        let rule = candidates[place].finding.rule
        let isFirst = told.insert("\(rule) \(severity)").inserted
        return Annotation(entry: candidates[place], more: isFirst ? hidden[rule] ?? 0 : 0)
      }
    }
  }

  /// The findings of a severity that are shown, in their order.
  func chosen(_ severity: Severity) -> [Annotation] { bySeverity[severity] ?? [] }

  /// The indices of the chosen, in order.
  private static func places(in entries: [FindingsReport.Entry], room: Int) -> [Int] {
    if entries.count <= room { return Array(entries.indices) }
    let new = entries.indices.filter { entries[$0].standing != .inherited }
    let old = entries.indices.filter { entries[$0].standing == .inherited }
    let ranked = spread(new, of: entries) + spread(old, of: entries)
    return ranked.prefix(room).sorted()
  }

  /// The indices in the order in which they are worth showing: of every rule the first, each from
  /// another folder, before the second of any.
  private static func spread(_ indices: [Int], of entries: [FindingsReport.Entry]) -> [Int] {
    let rules = groups(of: indices) { entries[$0].finding.rule.text }
    return inTurn(
      rules.map { own in inTurn(groups(of: own) { entries[$0].finding.location.file.folder }) })
  }

  /// Groups by a key, the largest first, and of equal ones that whose first comes first.
  private static func groups(of indices: [Int], by key: (Int) -> String) -> [[Int]] {
    Dictionary(grouping: indices, by: key).values
      .sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }

  /// The first of every row, then the second of every row, and so on.
  private static func inTurn(_ rows: [[Int]]) -> [Int] {
    var columns: [[Int]] = []
    for row in rows {
      for (column, value) in row.enumerated() {
        if column == columns.count { columns.append([]) }
        columns[column].append(value)
      }
    }
    return columns.flatMap(\.self)
  }
}
