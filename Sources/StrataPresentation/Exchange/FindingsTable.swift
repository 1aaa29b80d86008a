internal import StrataCode
internal import StrataRules

/// Findings as the rows of a table: the first in sight, the rest folded away.
struct FindingsTable {
  /// The table; empty if there is nothing to show.
  private(set) var markdown = ""

  /// So many rows are in sight, and so many of one rule: the same again and again tells no more.
  private static let inSight = 20
  private static let inSightOfRule = 3

  /// Rows for as many findings as there is room for, so that some is left for reasons.
  init(_ entries: [FindingsReport.Entry], in report: FindingsReport, _ room: inout MarkdownRoom) {
    if entries.isEmpty { return }
    let hasInherited = entries.contains { $0.standing == .inherited }
    let say = report.plain
    let head =
      say.say(
        "\n| level |\(hasInherited ? " since |" : "") where | what | rule |\n",
        zh: "\n| 级别 |\(hasInherited ? " 状态 |" : "") 位置 | 内容 | 规则 |\n")
      + "|---|\(hasInherited ? "---|" : "")---|---|---|\n"
    let reserve = min(room.bytes / 4, 20_000)
    guard room.takes(head + head + say.say(Self.fold(entries.count)), reserve: reserve) else {
      markdown = "\n\(say.say(Self.left(entries.count, report)))\n"
      return
    }
    var shown: [String] = []
    var folded: [String] = []
    let first = Self.first(of: entries)
    let order =
      entries.indices.filter(first.contains) + entries.indices.filter { !first.contains($0) }
    for index in order {
      let row = Self.row(entries[index], report, tellsStanding: hasInherited)
      guard room.takes(row, reserve: reserve) else { break }
      if first.contains(index) { shown.append(row) } else { folded.append(row) }
    }
    markdown = head + shown.joined()
    if !folded.isEmpty {
      markdown += say.say(Self.fold(folded.count)) + head + folded.joined() + "\n</details>\n"
    }
    let rest = entries.count - shown.count - folded.count
    if rest > 0 { markdown += "\n\(say.say(Self.left(rest, report)))\n" }
  }

  /// The indices of what is in sight: all, if it is few.
  private static func first(of entries: [FindingsReport.Entry]) -> Set<Int> {
    if entries.count <= inSight { return Set(entries.indices) }
    var counts: [RuleID: Int] = [:]
    let spread = entries.indices.filter { index in
      counts[entries[index].finding.rule, default: 0] += 1
      return counts[entries[index].finding.rule, default: 0] <= inSightOfRule
    }
    return Set(spread.prefix(inSight))
  }

  private static func fold(_ count: Int) -> Phrase {
    let more = Noun("more finding", zh: "个问题").count(count)
    return Phrase(
      "\n<details><summary>\(more)</summary>\n", zh: "\n<details><summary>还有 \(more)</summary>\n")
  }

  private static func left(_ count: Int, _ report: FindingsReport) -> Phrase {
    let findings = Noun.finding.count(count)
    return Phrase(
      "\(findings) left out for want of room: `\(report.listing)` lists them all.",
      zh: "篇幅所限，略去 \(findings)：`\(report.listing)` 列出全部问题。")
  }

  private static func row(
    _ entry: FindingsReport.Entry, _ report: FindingsReport, tellsStanding: Bool
  ) -> String {
    let finding = entry.finding
    let severity = finding.severity.word.text(in: entry.language)
    let level = finding.severity == .error ? "**\(severity)**" : severity
    let standing =
      entry.standing == .inherited ? Phrase("before", zh: "已有") : Phrase("now", zh: "新引入")
    let since = tellsStanding ? " \(standing.text(in: entry.language)) |" : ""
    return "| \(level) |\(since) \(place(finding.location, report.place)) | "
      + MarkdownText.prose(entry.message, inTable: true)
      + " | \(MarkdownText.code(finding.rule.text, inTable: true)) |\n"
  }

  /// `[FeedView.swift:14](…)`.
  static func place(_ location: Location, _ links: ReportPlace) -> String {
    let line = location.start.line
    let name = MarkdownText.escaped("\(location.file.lastComponent):\(line)")
    return "[\(name)](\(links.linkPrefix)\(PercentEncoding.path(location.file))#L\(line))"
  }
}
