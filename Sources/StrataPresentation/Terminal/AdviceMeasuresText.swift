internal import StrataFeatures
internal import StrataCode

/// What was measured of a project, as a table.
struct AdviceMeasuresText {
  private let style: TerminalStyle
  private let paths: PathsFromHere
  private let showsAll: Bool

  /// Text in a style, with paths shown in one way; long lists are cut unless all is asked for.
  init(_ style: TerminalStyle, _ paths: PathsFromHere, showsAll: Bool) {
    self.style = style
    self.paths = paths
    self.showsAll = showsAll
  }

  func text(_ measures: ProjectMeasures) -> String {
    let rows: [[String]] =
      sources(measures)
      + [
        endpoints(measures.endpoints), history(measures.history), size(measures.size),
        rules(measures.rules), useCases(measures.today), tests(measures.size),
      ].compactMap(\.self)
    return style.paint(style.say("measured", zh: "测得"), .strong) + "\n"
      + TextTable.text(rows, indent: 2)
  }

  private static let shown = 8

  private func sources(_ measures: ProjectMeasures) -> [[String]] {
    let title = style.say("sources", zh: "数据源")
    if measures.sources.isEmpty { return [[title, style.say("none found", zh: "没有找到")]] }
    let limit = showsAll ? .max : Self.shown
    var rows = measures.sources.prefix(limit).enumerated().map { index, source in
      let place = style.paint(
        "\(paths(source.location.file).printable):\(source.location.start.line)", .faint)
      let line = style.say(
        "\(source.kind.noun): \(source.name.printable), \(Noun.file.count(source.files)) from ",
        zh: "\(source.kind.noun)：\(source.name.printable)，\(Noun.file.count(source.files))，始于 ")
      let mark =
        source.kind.counts ? "" : style.say(" (does not count)", zh: "（不计入）")
      return [index == 0 ? title : "", line + place + mark]
    }
    let rest = measures.sources.count - rows.count
    if rest > 0 {
      rows.append(["", style.say("… \(rest) more with --all", zh: "… 另有 \(rest) 个，见 --all")])
    }
    return rows
  }

  private func endpoints(_ endpoints: Endpoints) -> [String]? {
    guard endpoints.count > 0 else { return nil }
    let types = Phrase.list(endpoints.types, limit: 3)
    return [
      style.say("endpoints", zh: "接口"),
      style.say("\(endpoints.count) in \(types)", zh: "\(endpoints.count) 个，在 \(types) 中")
        .printable,
    ]
  }

  private func history(_ history: ProjectHistory?) -> [String] {
    let title = style.say("history", zh: "历史")
    guard let history else { return [title, style.say("no git history", zh: "没有 git 历史")] }
    let commits = Noun("commit", zh: "次提交").count(history.commits, grouped: true)
    let year = Noun("commit", zh: "次提交").count(history.yearCommits, grouped: true)
    let people = Noun("author", zh: "位作者").count(history.yearAuthors)
    let releases = Noun("tagged release", zh: "个发布标签").count(history.releases)
    return [
      title,
      style.say(
        """
        \(history.isPartial ? "a part of it: " : "")\(commits) from \(history.first.text) to \
        \(history.last.text), \(releases); in the last year \(year) by \(people)
        """,
        zh: """
          \(history.isPartial ? "只有一部分：" : "")\(history.first.text) 至 \(history.last.text) 共 \
          \(commits)，\(releases)；最近一年 \(year)，\(people)
          """),
    ]
  }

  private func size(_ size: ProjectSize) -> [String] {
    let modules =
      size.modules < 2
      ? Phrase.empty
      : Phrase(
        ", \(Noun.module.count(size.modules))", zh: "，\(Noun.module.count(size.modules))")
    let code = Noun("line of code", "lines of code", zh: "行代码")
    let lines = code.count(size.lines, grouped: true)
    return [
      style.say("size", zh: "规模"),
      style.say(
        "ships \(lines) in \(Noun.file.count(size.files, grouped: true))\(modules)",
        zh: "随产品发布 \(Noun.file.count(size.files, grouped: true))，\(lines)\(modules)"),
    ]
  }

  private func rules(_ rules: BusinessRules) -> [String] {
    let title = style.say("business rules", zh: "业务规则")
    if rules.count == 0 { return [title, style.say("none found", zh: "没有找到")] }
    let kinds: [(list: [BusinessRules.Sighting], noun: Noun)] = [
      (rules.validations, Noun("validation", zh: "处校验")),
      (rules.calculations, Noun("calculation", zh: "处计算")),
      (rules.orchestrations, Noun("orchestration", zh: "处编排")),
    ]
    let said = kinds.filter { !$0.list.isEmpty }.map { kind in
      let first = kind.list[0].name
      return Phrase(
        "\(kind.noun.count(kind.list.count)) such as \(first)",
        zh: "\(kind.noun.count(kind.list.count))（如 \(first)）")
    }
    return [title, style.say(Phrase.series(said)).printable]
  }

  private func useCases(_ today: ArchitectureToday) -> [String]? {
    guard today.useCases > 0 else { return nil }
    let share = today.forwarding * 100 / today.useCases
    return [
      style.say("use cases", zh: "UseCase"),
      style.say(
        "\(today.useCases), \(today.forwarding) of them only forward calls (\(share) %)",
        zh: "\(today.useCases) 个，其中 \(today.forwarding) 个只做转发（\(share)%）"),
    ]
  }

  private func tests(_ size: ProjectSize) -> [String] {
    let title = style.say("tests", zh: "测试")
    if size.testLines == 0 { return [title, style.say("none found", zh: "没有找到")] }
    return [
      title,
      style.say(
        "\(size.testLines.grouped) lines, \(size.testPercent) % of the code",
        zh: "\(size.testLines.grouped) 行，占代码的 \(size.testPercent)%"),
    ]
  }
}
