internal import StrataCode
internal import StrataFeatures
internal import StrataRules

/// Findings in pages that an agent reads at once: one line each, and a mark for the rest.
struct FindingPage {
  /// The lines, each with its end.
  let text: String
  /// The same for programs.
  let rows: [JSONValue]
  /// Where the next page begins; nil after the last.
  let nextCursor: String?
  /// `1–20 of 57`; nil where all is shown.
  let range: Phrase?

  /// The page of some findings that begins at a cursor, with at most `limit` of them and as many as
  /// there is room for.
  init(
    _ findings: [Finding], from cursor: String?, limit: Int, in language: Language
  ) throws(Failure) {
    let start = try Self.start(cursor, of: findings.count)
    var (text, rows): (String, [JSONValue]) = ("", [])
    for finding in findings.dropFirst(start).prefix(limit) {
      let line = Self.line(finding, in: language)
      if !rows.isEmpty, text.utf8.count + line.utf8.count > Self.room { break }
      text += line
      rows.append(Self.row(finding))
    }
    let end = start + rows.count
    self.text = text
    self.rows = rows
    nextCursor = end < findings.count ? String(end) : nil
    range =
      rows.count == findings.count
      ? nil
      : Phrase(
        "\(start + 1)–\(end) of \(findings.count)",
        zh: "\(findings.count) 个中的第 \(start + 1)–\(end) 个")
  }

  /// Bytes. With the counts before it about 2,000 tokens, in pages of which half is for programs; what
  /// is not Latin has more bytes, and as many more tokens.
  private static let room = 6_000

  private static func start(_ cursor: String?, of count: Int) throws(Failure) -> Int {
    guard let cursor else { return 0 }
    guard let start = Int(cursor), start >= 0, start <= count else {
      throw Failure(
        kind: "arguments",
        message: Phrase(
          "'cursor' is the 'nextCursor' of the last page, a number up to \(count)",
          zh: "'cursor' 是上一页的 'nextCursor'，不大于 \(count)"))
    }
    return start
  }

  /// `path:line:column: error: message [rule] 12ab34cd56`.
  private static func line(_ finding: Finding, in language: Language) -> String {
    FindingText(TerminalStyle(isColoured: false, language: language), .fromRoot).headline(finding)
      + " \(id(finding))\n"
  }

  private static func row(_ finding: Finding) -> JSONValue {
    .object([
      ("id", .string(id(finding))), ("rule", .string(finding.rule.text)),
      ("severity", .string(finding.severity.rawValue)), ("at", .string(place(finding))),
      ("message", .phrase(finding.message)),
    ])
  }

  /// So much of the identity as `explain` needs.
  static func id(_ finding: Finding) -> String { String(finding.identity.prefix(10)) }

  /// `path:line:column`.
  static func place(_ finding: Finding) -> String {
    let start = finding.location.start
    return "\(finding.location.file):\(start.line):\(start.column)"
  }
}
