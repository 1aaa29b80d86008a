internal import StrataCode
package import StrataFeatures
internal import StrataModel
internal import StrataRules

/// How a code base is, on one screen: the verdict, the layers, what to fix first, what to decide.
package struct OverviewText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// At most twenty-five lines in a terminal of usual width.
  package func text(_ result: CheckResult, _ overview: Overview) -> String {
    let head = verdict(overview) + "\n" + layers(overview)
    func restOf(_ throughout: Int) -> String {
      folders(overview) + question(overview) + notes(result, overview, throughout: throughout)
    }
    var rest = restOf(Self.mostThroughout)
    var room = Self.lines - head.lineCount - rest.lineCount
    if room < Self.roomForCauses, overview.causes.count > 1 {
      rest = restOf(1)
      room = Self.lines - head.lineCount - rest.lineCount
    }
    return head + causes(overview, lines: room) + (rest.isEmpty ? "" : "\n") + rest
  }

  private func verdict(_ overview: Overview) -> String {
    let ink: TextColor =
      overview.errors > 0 ? .error : overview.warnings > 0 ? .warning : .good
    let sentence = style.paint(style.say(OverviewWords.verdict(overview)), ink)
    let remarks = OverviewWords.remarks(overview).map(style.say)
      .joined(separator: style.say(" ", zh: ""))
    return style.say("\(sentence).", zh: "\(sentence)。") + "\n"
      + (remarks.isEmpty ? "" : Paragraph.text(remarks, indent: 0, width: style.width))
  }

  private func layers(_ overview: Overview) -> String {
    let doubtful = overview.doubtfulFiles
    var text = style.say(OverviewWords.layers(overview.project))
    if doubtful > 0 {
      text += style.say(
        "; \(doubtful) uncertain (strata layers --doubtful)",
        zh: "；其中 \(doubtful) 个不确定（strata layers --doubtful）")
    }
    return row(Phrase("Files", zh: "文件"), text)
  }

  /// As many causes as fit into some lines: one line each, or two where that would be too wide.
  private func causes(_ overview: Overview, lines: Int) -> String {
    guard overview.errors + overview.warnings > 0 else { return "" }
    let rows = overview.causes.prefix(Self.mostCauses).map { CauseRow($0, in: style) }
    let widths = [rows.map(\.count), rows.map(\.titles[0]), rows.map(\.step)].map { column in
      column.map(\.displayWidth).max() ?? 0
    }
    let isWide = widths.reduce(Self.gaps, +) <= style.width
    let texts =
      isWide
      ? zip(rows, TextTable.text(rows.map { [$0.count, $0.titles[0], $0.step] }, indent: 2).lines)
        .map { painted($1, $0) }
      : rows.map(twoLines)
    // A blank line before and behind them, the heading, and how many more there are.
    var room = lines - 4
    let shown = texts.enumerated().prefix { index, text in
      room -= text.lineCount
      return room >= 0 || index < Self.fewestCauses
    }.map(\.element)
    let rest = overview.causes.count - shown.count
    return "\n" + style.paint(style.say("Fix first", zh: "优先修复"), .strong) + "\n" + shown.joined()
      + (rest > 0 ? more(rest) : "")
  }

  private func twoLines(_ row: CauseRow) -> String {
    let heads = row.titles.map {
      style.say("\(row.count): \($0)", zh: "\(row.count)：\($0)")
    }
    let text = heads.first { $0.displayWidth + 2 <= style.width } ?? heads[heads.count - 1]
    return painted(Paragraph.text(text, indent: 2, width: style.width), row)
      + Paragraph.text("→ " + row.step, indent: 4, width: style.width)
  }

  /// A line with its count in the color of its severity.
  private func painted(_ line: String, _ row: CauseRow) -> String {
    "  " + style.paint(row.count, row.ink) + line.dropFirst(2 + row.count.count)
  }

  private func more(_ rest: Int) -> String {
    style.say(
      "  and \(Noun("more cause", zh: "个原因").count(rest)): strata check --statistics\n",
      zh: "  另有 \(rest) 类问题：strata check --statistics\n")
  }

  private func folders(_ overview: Overview) -> String {
    if overview.folders.isEmpty { return "" }
    let list = overview.folders.map { "\($0.path.printablePath) \($0.findings)" }
    return row(Phrase("Mostly in", zh: "集中在"), list.joined(separator: style.say(", ", zh: "、")))
  }

  private func question(_ overview: Overview) -> String {
    guard let question = overview.question, question.findings >= Self.worthAsking else {
      return ""
    }
    return row(Phrase("Decide", zh: "请决定"), style.say(OverviewWords.question(question)))
      + style.say(
        "           To change that, add to .strata.yml: ",
        zh: "           要改变这一点，请在 .strata.yml 中加入：")
      + OverviewWords.answer(question.layers) + "\n"
  }

  /// By what was judged, and what is not shown.
  private func notes(
    _ result: CheckResult, _ overview: Overview, throughout: Int
  ) -> String {
    let profile = result.project.profile
    let rules = result.rules.count - overview.idleRules
    let name = profile.name.printable
    let reason = profile.reason.map { $0.singleLine.printable }
    var text = row(
      Phrase("Checked", zh: "检查依据"),
      style.say(
        "\(rules) rules, profile '\(name)' (\(reason))",
        zh: "\(rules) 条规则，规则集 '\(name)'（\(reason)）"))
    if let baseline = result.baseline {
      text += BaselineStateText(style, .fromRoot).text(baseline)
    }
    text += habits(overview.throughout.prefix(throughout))
    let hidden = hidden(result)
    if !hidden.isEmpty {
      text += row(
        Phrase("Not shown", zh: "未显示"),
        hidden.map(style.say).joined(separator: style.say("; ", zh: "；")))
    }
    return text
  }

  private func hidden(_ result: CheckResult) -> [Phrase] {
    var parts: [Phrase] = []
    if !result.hiddenInfos.isEmpty {
      let count = Severity.info.noun.count(result.hiddenInfos.count)
      parts.append(Phrase("\(count) (--info)", zh: "\(count)（--info）"))
    }
    if result.hiddenUnsure > 0 {
      let count = CheckSummaryText.unsure.count(result.hiddenUnsure)
      parts.append(Phrase("\(count) (--min-confidence 0)", zh: "\(count)（--min-confidence 0）"))
    }
    if result.suppressed > 0 {
      let count = Noun.finding.count(result.suppressed)
      parts.append(
        Phrase("\(count) accepted by comments or settings", zh: "\(count)已由注释或设置豁免"))
    }
    return parts + [result.skipped.summary].compactMap(\.self)
  }

  /// What most of the project does alike.
  private func habits(_ causes: ArraySlice<Cause>) -> String {
    causes.enumerated().map { index, cause in
      let infos = Severity.info.noun.count(cause.findings.count)
      let (title, step) = (OverviewWords.title(cause, examples: 1), cause.rule.step)
      return row(
        index == 0 ? Phrase("Throughout", zh: "普遍") : .empty,
        style.say("\(title) (\(infos)) → \(step)", zh: "\(title)（\(infos)）→ \(step)"))
    }.joined()
  }

  /// A label and what stands behind it, wrapped below itself.
  private func row(_ label: Phrase, _ text: String) -> String {
    let wrapped = Paragraph.text(text, indent: Self.labelWidth, width: style.width)
    let head = style.say(label).padded(to: Self.labelWidth)
    return style.paint(head, .strong) + wrapped.dropFirst(Self.labelWidth)
  }

  private static let labelWidth = 11
  private static let lines = 25
  private static let mostCauses = 10
  private static let fewestCauses = 2
  /// Lines for four causes with all that is around them.
  private static let roomForCauses = 12
  private static let mostThroughout = 2
  /// A question on which fewer findings depend can wait.
  private static let worthAsking = 3
  /// The indent and the gaps between columns.
  private static let gaps = 6
}

/// A cause as it is shown.
private struct CauseRow {
  let count: String
  let ink: TextColor
  /// With as many examples as there are, one, and none.
  let titles: [String]
  let step: String

  init(_ cause: Cause, in style: TerminalStyle) {
    count = style.say(cause.counts)
    ink = cause.severity.ink
    titles = [2, 1, 0].map { style.say(OverviewWords.title(cause, examples: $0)) }
    step = style.say(OverviewWords.step(cause))
  }
}

extension String {
  fileprivate var lineCount: Int { count { $0 == "\n" } }

  fileprivate var lines: [String] { split(separator: "\n").map { $0 + "\n" } }
}
