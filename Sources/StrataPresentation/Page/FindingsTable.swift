internal import StrataDomain

/// Findings as the rows of a table: the first in sight, the rest folded away.
struct FindingsTable {
  /// The table; empty if there is nothing to show.
  private(set) var markdown = ""

  /// So many rows are in sight.
  private static let inSight = 20

  /// Rows for as many findings as there is room for, so that some is left for reasons.
  init(_ entries: [FindingsReport.Entry], links: ReportPlace, in room: inout MarkdownRoom) {
    if entries.isEmpty { return }
    let hasInherited = entries.contains { $0.standing == .inherited }
    let head =
      "\n| |\(hasInherited ? " since |" : "") where | what | rule |\n"
      + "|---|\(hasInherited ? "---|" : "")---|---|---|\n"
    let reserve = min(room.bytes / 4, 16_000)
    guard room.takes(head + head + Self.fold(entries.count), reserve: reserve) else { return }
    var rows: [String] = []
    for entry in entries {
      let row = Self.row(entry, links, tellsStanding: hasInherited)
      guard room.takes(row, reserve: reserve) else { break }
      rows.append(row)
    }
    let rest = entries.count - rows.count
    markdown = head + rows.prefix(Self.inSight).joined()
    let folded = rows.dropFirst(Self.inSight)
    if !folded.isEmpty {
      markdown += Self.fold(folded.count) + head + folded.joined() + "\n</details>\n"
    }
    if rest > 0 { markdown += "\n\(Self.left(rest))\n" }
  }

  private static func fold(_ count: Int) -> String {
    "\n<details><summary>\(Counting.count(count, "more finding"))</summary>\n"
  }

  private static func left(_ count: Int) -> String {
    "\(Counting.count(count, "more finding")) left out for want of room: `strata` in a terminal "
      + "lists every one."
  }

  private static func row(
    _ entry: FindingsReport.Entry, _ links: ReportPlace, tellsStanding: Bool
  ) -> String {
    let finding = entry.finding
    let severity = finding.severity.rawValue
    let level = finding.severity == .error ? "**\(severity)**" : severity
    let since = tellsStanding ? " \(entry.standing == .inherited ? "before" : "now") |" : ""
    return "| \(level) |\(since) \(place(finding.location, links)) | "
      + MarkdownText.prose(finding.message, inTable: true)
      + " | \(MarkdownText.code(finding.rule, inTable: true)) |\n"
  }

  /// `[FeedView.swift:14](…)`.
  static func place(_ location: Location, _ links: ReportPlace) -> String {
    let line = location.start.line
    let name = MarkdownText.escaped("\(location.file.lastComponent):\(line)")
    return "[\(name)](\(links.linkPrefix)\(PercentEncoding.path(location.file))#L\(line))"
  }
}
