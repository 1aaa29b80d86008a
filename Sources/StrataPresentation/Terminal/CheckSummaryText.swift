internal import StrataModel
package import StrataFeatures
internal import StrataRules
internal import StrataCode

/// The end of a check: what was found, what was looked at, what to type next.
package struct CheckSummaryText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// A few lines.
  package func text(_ result: CheckResult) -> String {
    if let nothing = nothingJudged(result) {
      return notJudged(result) + nothing + "\n" + next(result)
    }
    return notJudged(result) + verdict(result) + "\n" + circumstances(result) + next(result)
  }

  /// The line that names the next command and what it is about; empty if there is nothing to do.
  func next(_ result: CheckResult, _ overview: Overview? = nil) -> String {
    let project = result.project
    // What is not saved, another command would not find.
    if !result.unsaved.isEmpty { return "" }
    if nothingJudged(result) != nil || project.placed * 5 < project.files * 4 {
      return nextCommand.text("strata layers --unplaced", in: project)
    }
    if let gravest = (overview ?? Overview(result)).gravest.first {
      return nextCommand.explain(gravest, in: project)
    }
    return project.hasDomain
      ? nextCommand.text(
        "strata report", in: project, about: Phrase("the whole picture on one page", zh: "一页看全貌"))
      : nextCommand.text(
        "strata advise", in: project,
        about: Phrase("how much architecture this project needs", zh: "本项目需要多少架构"))
  }

  /// What is there and is not judged, which is owed even where all else is kept quiet; empty if
  /// everything is.
  package func notJudged(_ result: CheckResult) -> String {
    result.skipped.summary.map { style.say($0).printable + "\n" } ?? ""
  }

  /// Why `--strict` fails though nothing is found: production code is not judged. Nil if all is.
  package func strictlySkipped(_ result: CheckResult) -> String? {
    guard let first = result.skipped.first(where: \.isProduction)?.path.printable else {
      return nil
    }
    return style.say(
      """
      --strict fails: production code is not judged, '\(first)' first; exclude files that a tool \
      writes in '\(Settings.fileName)'

      """,
      zh: """
        --strict 失败：有生产代码未检查，第一个是 '\(first)'；由工具生成的文件请在 '\(Settings.fileName)' 中排除

        """)
  }

  /// What is to be known of the counts: the profile, where they gather, what is not among them.
  func circumstances(_ result: CheckResult) -> String {
    var text = style.say(Self.profile(result.project.profile)) + "\n"
    text += shares(result)
    if let baseline = result.baseline {
      text += BaselineStateText(style, .fromRoot).text(baseline)
    }
    let idle = result.rules.count { $0.needsDomain }
    if !result.isWhole, let noDomain = OverviewWords.noDomain(result.project, idle: idle) {
      text += style.say(noDomain) + "\n"
    }
    if result.suppressed > 0 {
      let count = result.suppressed
      text += style.say(
        "\(Noun.finding.count(count)) allowed by comments or settings\n",
        zh: "\(count) 个问题已由注释或设置豁免\n")
    }
    if result.hiddenUnsure > 0 {
      let count = result.hiddenUnsure
      text += style.say(
        """
        \(Self.unsure.count(count)) hidden; --min-confidence 0 shows \(count == 1 ? "it" : "them")

        """, zh: "隐藏了 \(count) 个可信度较低的问题；用 --min-confidence 0 显示\n")
    }
    if !result.hiddenInfos.isEmpty {
      let count = result.hiddenInfos.count
      text += style.say(
        "\(Severity.info.noun.count(count)) hidden; --info shows \(count == 1 ? "it" : "them")\n",
        zh: "隐藏了 \(count) 条提示；用 --info 显示\n")
    }
    return text
  }

  /// `profile: layered — 3 structs '*Actions'`.
  static func profile(_ profile: DetectedProfile) -> Phrase {
    let (name, reason) = (profile.name.printable, profile.reason.map { $0.singleLine.printable })
    return reason.isEmpty
      ? Phrase("profile: \(name)", zh: "规则集：\(name)")
      : Phrase("profile: \(name) — \(reason)", zh: "规则集：\(name)——\(reason)")
  }

  /// Findings that are too uncertain to be shown.
  static let unsure = Noun("less certain finding", zh: "个可信度较低的问题")

  /// Which rules and which features the findings are about.
  private func shares(_ result: CheckResult) -> String {
    guard result.findings.count >= Self.worthSharing else { return "" }
    let counts = Dictionary(grouping: result.findings, by: \.rule).mapValues(\.count)
    let rules = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      "\($0.key.text.printable) \($0.value)"
    }
    let list = Phrase.list(rules, limit: 6)
    var text = style.say("by rule: \(list)\n", zh: "按规则：\(list)\n")
    if let first = result.features.first, result.features.count > 1 {
      let others = result.features.dropFirst().prefix(3).map {
        Phrase(
          "'\($0.name.printable)' \($0.findings)", zh: "'\($0.name.printable)' 有 \($0.findings) 个")
      }
      let (name, all) = (first.name.printable, result.findings.count)
      text += style.say(
        "by feature: '\(name)' has \(first.findings) of the \(all), \(Phrase.list(others))\n",
        zh: """
          按功能：\(all) 个问题中，'\(name)' 有 \(first.findings) 个，\
          \(Phrase.joined(others, by: Phrase(verbatim: "，")))

          """)
    }
    return text
  }

  private static let worthSharing = 5

  /// The one line that a check owes its reader even where all else is kept quiet: that it
  /// looked at nothing it could judge. Nil if it did.
  package func nothingJudged(_ result: CheckResult) -> String? {
    guard result.findings.isEmpty else { return nil }
    let files = result.project.files
    if result.rules.isEmpty {
      return style.label(Phrase("nothing was checked", zh: "未做任何检查"), .warning)
        + style.say("no rule ran", zh: "没有运行任何规则")
    }
    guard result.project.placed == 0 else { return nil }
    let what =
      files == 1
      ? Phrase("no evidence places the only file in a layer", zh: "唯一的文件缺少归层的依据")
      : Phrase(
        "no evidence places any of the \(files) files in a layer",
        zh: "\(files) 个文件都缺少归层的依据")
    return style.label(Phrase("nothing could be judged", zh: "无法判断"), .warning) + style.say(what)
  }

  /// `3 errors and 5 warnings; 412 of 431 files placed`.
  func verdict(_ result: CheckResult) -> String {
    let project = result.project
    let coverage = Self.coverage(project)
    guard let found = result.severities(style) else { return style.say(nothingFound(result)) }
    if result.askedFiles >= project.files {
      return style.say("\(found); \(coverage)", zh: "\(found)；\(coverage)")
    }
    if result.caused > 0 {
      return style.say(
        "\(found), \(result.caused) of them in other files because of this text; \(coverage)",
        zh: "\(found)，其中 \(result.caused) 个在其他文件中，由这段文本引起；\(coverage)")
    }
    let files = Noun.file.count(result.askedFiles)
    let reference = result.changedSince?.printable
    return style.say(
      """
      \(found) in the \(files) \(reference.map { "changed since '\($0)'" } ?? "asked for"); \
      \(coverage)
      """,
      zh: """
        \(reference.map { "自 '\($0)' 以来改动的 " } ?? "指定的 ")\(files)中有 \(found)；\(coverage)
        """)
  }

  private func nothingFound(_ result: CheckResult) -> Phrase {
    let coverage = Self.coverage(result.project)
    if let reference = result.changedSince?.printable, result.askedFiles == 0 {
      return Phrase(
        "nothing to check: no Swift file asked for changed since '\(reference)'; \(coverage)",
        zh: "没有可检查的内容：指定的 Swift 文件自 '\(reference)' 以来都没有改动；\(coverage)")
    }
    let isNew = result.baseline.map { $0.accepted.isEmpty } == false
    let nothing =
      switch (!result.hiddenInfos.isEmpty, isNew) {
      case (true, true): Phrase("no new errors or warnings", zh: "没有新的错误或警告")
      case (true, false): Phrase("no errors or warnings", zh: "没有错误或警告")
      case (false, true): Phrase("nothing new", zh: "没有新问题")
      case (false, false): Phrase("nothing found", zh: "没有发现问题")
      }
    let (files, rules) = (Noun.file.count(result.askedFiles), Noun.rule.count(result.rules.count))
    return Phrase(
      "\(nothing): \(files) checked against \(rules), \(coverage)",
      zh: "\(nothing)：用 \(rules)检查了 \(files)，\(coverage)")
  }

  /// `412 of 431 files placed`.
  static func coverage(_ project: ProjectSummary) -> Phrase {
    let files = Noun.file.count(project.files)
    return project.placed == project.files && project.files > 1
      ? Phrase("all \(files) placed", zh: "全部 \(files)已归层")
      : Phrase(
        "\(project.placed) of \(files) placed", zh: "\(files)中 \(project.placed) 个已归层")
  }

  private var nextCommand: NextCommandText { NextCommandText(style) }
}
