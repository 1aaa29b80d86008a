internal import StrataDomain

/// Why findings matter and what to do about them, a rule at a time, folded away.
struct FindingReasons {
  /// The fold; empty if there is nothing to show.
  private(set) var markdown = ""

  /// So many places are named of one way out.
  private static let places = 3
  /// So many ways out are told of one rule.
  private static let waysOfRule = 5

  /// The reasons of as many rules as there is room for, in the order of the findings.
  init(_ entries: [FindingsReport.Entry], _ report: FindingsReport, in room: inout MarkdownRoom) {
    let reasons = Dictionary(
      report.check.rules.map { ($0.id, $0.why) }, uniquingKeysWith: { a, _ in a })
    let groups = Self.groups(entries) { $0.finding.rule }
    let head = "\n<details><summary>Why, and what to do</summary>\n"
    let tail = "\n</details>\n"
    guard !groups.isEmpty, room.takes(head + tail) else { return }
    var body = ""
    var left: [String] = []
    for (rule, own) in groups {
      var text = "\n**\(MarkdownText.code(rule))**"
      if let why = reasons[rule] {
        text += " — " + MarkdownText.prose(why.text(in: report.language))
      }
      text += "\n"
      guard room.takes(text) else {
        left.append(rule)
        continue
      }
      body += text + Self.ways(own, report.place, in: &room)
    }
    if body.isEmpty { return }
    if let first = left.first {
      body +=
        "\n\(Counting.count(left.count, "more rule")) left out for want of room: "
        + MarkdownText.code("strata explain \(first)")
        + (left.count == 1 ? " tells of it.\n" : " tells of the first.\n")
    }
    markdown = head + body + tail
  }

  /// A line a way out, with where it leads on.
  private static func ways(
    _ entries: [FindingsReport.Entry], _ links: ReportPlace, in room: inout MarkdownRoom
  ) -> String {
    var text = ""
    var left = 0
    var told = 0
    for (help, own) in groups(entries, by: \.help) where !help.isEmpty {
      var line = "- " + MarkdownText.prose(help) + ": "
      let shown = own.prefix(places).map { FindingsTable.place($0.finding.location, links) }
      line += shown.joined(separator: ", ")
      if own.count > places { line += " and \(own.count - places) more" }
      line += "\n"
      guard told < waysOfRule, room.takes(line) else {
        left += 1
        continue
      }
      text += line
      told += 1
    }
    if left > 0 { text += "- \(Counting.count(left, "more way")) out\n" }
    return text.isEmpty ? "" : "\n" + text
  }

  /// Entries by a key, in the order of the first of each.
  private static func groups(
    _ entries: [FindingsReport.Entry], by key: (FindingsReport.Entry) -> String
  ) -> [(String, [FindingsReport.Entry])] {
    var order: [String] = []
    var groups: [String: [FindingsReport.Entry]] = [:]
    for entry in entries {
      let key = key(entry)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(entry)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }
}

/// What a change fixed, folded away.
struct FixedFindings {
  /// The fold; empty if nothing was fixed.
  private(set) var markdown = ""

  /// As many as there is room for.
  init(_ report: FindingsReport, in room: inout MarkdownRoom) {
    let fixed = report.entries.filter { $0.standing == .fixed }
    let head = "\n<details><summary>\(Counting.count(fixed.count, "finding")) fixed</summary>\n\n"
    let tail = "\n</details>\n"
    guard !fixed.isEmpty, room.takes(head + tail) else { return }
    var lines: [String] = []
    for entry in fixed {
      let finding = entry.finding
      let line =
        "- \(MarkdownText.code(finding.location.file.lastComponent)): "
        + "\(MarkdownText.prose(entry.message)) (\(MarkdownText.code(finding.rule)))\n"
      guard room.takes(line) else { break }
      lines.append(line)
    }
    let rest = fixed.count - lines.count
    if rest > 0 { lines.append("- \(rest) more\n") }
    markdown = head + lines.joined() + tail
  }
}
