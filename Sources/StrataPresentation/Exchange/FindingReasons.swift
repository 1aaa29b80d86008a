internal import StrataFeatures
internal import StrataRules
internal import StrataCode

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
      report.check.rules.map { ($0.id.text, $0.why) }, uniquingKeysWith: { a, _ in a })
    let groups = Self.groups(entries) { $0.finding.rule.text }
    let title = Phrase("Why, and what to do", zh: "原因与建议").text(in: report.language)
    let head = "\n<details><summary>\(title)</summary>\n"
    let tail = "\n</details>\n"
    guard !groups.isEmpty, room.takes(head + tail) else { return }
    var body = ""
    var left: [String] = []
    for (rule, own) in groups {
      var text = "\n**\(MarkdownText.code(rule))**"
      if let why = reasons[rule] {
        let reason = MarkdownText.prose(why.text(in: report.language))
        text += Phrase(" — \(reason)", zh: "：\(reason)").text(in: report.language)
      }
      text += "\n"
      guard room.takes(text) else {
        left.append(rule)
        continue
      }
      body += text + Self.ways(own, report, in: &room)
    }
    if body.isEmpty { return }
    if let first = left.first {
      body += "\n\(Self.rest(left.count, first).text(in: report.language))\n"
    }
    markdown = head + body + tail
  }

  private static func rest(_ count: Int, _ first: String) -> Phrase {
    let rules = Noun("more rule", zh: "条规则").count(count)
    let command = MarkdownText.code("strata explain \(first)")
    return Phrase(
      """
      \(rules) left out for want of room: \(command) tells of \(count == 1 ? "it" : "the first").
      """,
      zh: "篇幅所限，略去 \(rules)：\(count == 1 ? "见" : "第一条见") \(command)。")
  }

  /// A line a way out, with where it leads on.
  private static func ways(
    _ entries: [FindingsReport.Entry], _ report: FindingsReport, in room: inout MarkdownRoom
  ) -> String {
    var text = ""
    var left = 0
    var count = 0
    for (help, own) in groups(entries, by: \.help) where !help.isEmpty {
      let way = MarkdownText.prose(help)
      let shown = own.prefix(places).map { FindingsTable.place($0.finding.location, report.place) }
      let more = own.count - shown.count
      let told = Phrase(
        "- \(way): \(shown.joined(separator: ", "))\(more > 0 ? " and \(more) more" : "")\n",
        zh: "- \(way)：\(shown.joined(separator: "、"))\(more > 0 ? " 等 \(own.count) 处" : "")\n")
      let line = told.text(in: report.language)
      guard count < waysOfRule, room.takes(line) else {
        left += 1
        continue
      }
      text += line
      count += 1
    }
    if left > 0 {
      let ways = Noun("more way", zh: "条建议").count(left)
      text += Phrase("- \(ways) out\n", zh: "- 还有 \(ways)\n").text(in: report.language)
    }
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
    let count = Noun.finding.count(fixed.count)
    let title = Phrase("\(count) fixed", zh: "已修复 \(count)").text(in: report.language)
    let head = "\n<details><summary>\(title)</summary>\n\n"
    let tail = "\n</details>\n"
    guard !fixed.isEmpty, room.takes(head + tail) else { return }
    var lines: [String] = []
    for entry in fixed {
      let finding = entry.finding
      let file = MarkdownText.code(finding.location.file.lastComponent)
      let (message, rule) = (
        MarkdownText.prose(entry.message), MarkdownText.code(finding.rule.text)
      )
      let line = Phrase(
        "- \(file): \(message) (\(rule))\n", zh: "- \(file)：\(message)（\(rule)）\n"
      ).text(in: report.language)
      guard room.takes(line) else { break }
      lines.append(line)
    }
    let rest = fixed.count - lines.count
    if rest > 0 {
      lines.append(Phrase("- \(rest) more\n", zh: "- 还有 \(rest) 个\n").text(in: report.language))
    }
    markdown = head + lines.joined() + tail
  }
}
