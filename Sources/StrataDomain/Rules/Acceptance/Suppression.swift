package import StrataCode

/// What a comment `strata:allow` says: which rule, why, until when, and of which lines.
package struct Suppression: Sendable, Equatable {
  package var file: Int
  /// The comment from `strata:` on.
  package var span: Span
  /// As written; it may name no rule.
  package var rule: RuleID
  /// Empty if none is given.
  package var reason: String
  /// The last day it holds, as written.
  package var until: String?
  /// The lines it speaks of; nil for the whole file.
  package var lines: ClosedRange<Int>?

  /// A suppression by its parts.
  package init(
    file: Int, span: Span, rule: RuleID, reason: String, until: String?, lines: ClosedRange<Int>?
  ) {
    self.file = file
    self.span = span
    self.rule = rule
    self.reason = reason
    self.until = until
    self.lines = lines
  }

  /// The last day it holds; nil where none, or no day, is written.
  package var lastDay: Day? { until.flatMap { Day($0) } }

  /// Whether it holds no more, or its day is none.
  package func isExpired(on today: Day?) -> Bool {
    guard let until else { return false }
    guard let last = Day(until) else { return true }
    return today.map { $0 > last } ?? false
  }

  /// Whether it speaks of a line.
  package func covers(_ line: Int) -> Bool { lines?.contains(line) ?? true }

  /// Reads `strata:allow RULE — REASON until 2027-03-01` and `strata:allow-file …`.
  /// `nameLines` are those of the same file.
  init?(_ directive: Directive, file: Int, in facts: FileFacts, nameLines: [UInt32: Int]) {
    var words = facts[directive.text].split(whereSeparator: \.isWhitespace)
    guard let head = words.first, head == "strata:allow" || head == "strata:allow-file" else {
      return nil
    }
    words.removeFirst()
    rule = RuleID(words.first.map { String($0.hasSuffix(":") ? $0.dropLast() : $0) } ?? "")
    words = Array(words.dropFirst())
    if let index = words.lastIndex(of: "until"), index + 1 < words.count,
      words[index + 1].first?.isNumber == true
    {
      until = String(words[index + 1].prefix { $0.isNumber || $0 == "-" })
      words.removeSubrange(index...(index + 1))
    }
    while let first = words.first, first.allSatisfy({ "—–-:,;(".contains($0) }) {
      words.removeFirst()
    }
    while let last = words.last, last.allSatisfy({ "—–-:,;)(".contains($0) }) { words.removeLast() }
    reason = words.joined(separator: " ")
    self.file = file
    span = directive.span
    lines = head == "strata:allow-file" ? nil : Self.lines(of: directive, in: facts, nameLines)
  }

  /// The line of the code behind the comment; for a declaration, on to the line of its name.
  private static func lines(
    of directive: Directive, in facts: FileFacts, _ nameLines: [UInt32: Int]
  ) -> ClosedRange<Int> {
    let line = facts.lines.position(of: directive.target).line
    return line...max(line, nameLines[directive.target] ?? line)
  }

  /// By the offset at which declarations begin: the first line with the name of one.
  static func nameLines(in facts: FileFacts) -> [UInt32: Int] {
    Dictionary(
      facts.declarations.map { ($0.extent.start, facts.position(of: $0.span).line) },
      uniquingKeysWith: min)
  }
}
