internal import StrataCode

/// Which of the findings a document for programs holds, and what of each: all, unless asked otherwise.
package struct FindingExtract: Sendable, Equatable {
  /// The members that each finding keeps; nil for all.
  private let fields: [String]?
  /// How many findings stand before the first one.
  private let start: Int
  /// The most findings there are.
  private let limit: Int?

  /// Everything.
  package static let all = FindingExtract()

  private init() { (fields, start, limit) = (nil, 0, nil) }

  /// At most `limit` findings behind the place that `cursor` names, the `next` of an earlier document,
  /// with the members in `fields`, names with commas between them; nil asks for no limit.
  package init(fields: String?, limit: Int?, after cursor: String?) throws(Failure) {
    let names = fields?.split(separator: ",").map { $0.filter { $0 != " " } }
    if let unknown = names?.first(where: { !Self.names.contains($0) }) {
      throw Failure(
        kind: "arguments",
        message: Phrase(
          "a finding has no '\(unknown)'; it has \(Self.names.joined(separator: ", "))",
          zh: "问题没有 '\(unknown)' 这一项；可用的有 \(Self.names.joined(separator: "、"))"))
    }
    if let limit, limit < 1 {
      throw Failure(
        kind: "arguments",
        message: Phrase("--limit is at least 1, not \(limit)", zh: "--limit 至少为 1，不能是 \(limit)"))
    }
    guard let start = cursor.map(Int.init) ?? 0, start >= 0 else {
      throw Failure(
        kind: "arguments",
        message: Phrase(
          "--after takes the 'next' of an earlier document, a number, not '\(cursor ?? "")'",
          zh: "--after 的值是上一份输出中的 'next'，是一个数字，不能是 '\(cursor ?? "")'"))
    }
    self.fields = names
    self.start = start
    self.limit = limit
  }

  /// The members of a finding, as a document orders them.
  package static let names = [
    "id", "rule", "severity", "confidence", "location", "also", "subject", "from", "to", "message",
    "help", "path", "introduced", "baselined", "actions",
  ]

  /// The part of some findings that is in the document.
  package func page<T>(of findings: [T]) -> ArraySlice<T> {
    let rest = findings.dropFirst(start)
    return limit.map { rest.prefix($0) } ?? rest
  }

  /// A finding on a line.
  func row(_ members: [(String, JSONValue)]) -> JSONValue {
    guard let fields else { return .row(members) }
    return .row(members.filter { fields.contains($0.0) })
  }

  /// Which findings of how many these are, and what asks for those behind them; null for all.
  func json(of count: Int) -> JSONValue {
    if self == .all { return .null }
    let end = limit.map { min(start + $0, count) } ?? count
    return .object([
      ("from", .int(min(start, count) + (start < count ? 1 : 0))), ("to", .int(end)),
      ("of", .int(count)), ("next", .string(end < count ? String(end) : nil)),
      ("fields", fields.map { .strings($0) } ?? .null),
    ])
  }
}
