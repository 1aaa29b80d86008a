package import StrataFeatures
internal import StrataCode

/// How much architecture a project needs, for a terminal.
package struct AdviceText: Sendable {
  private let style: TerminalStyle
  private let showsAll: Bool

  /// Text in a style; long lists are cut unless all is asked for.
  package init(_ style: TerminalStyle, showsAll: Bool = false) {
    self.style = style
    self.showsAll = showsAll
  }

  /// The answer, the way to it, what was measured, and what to do.
  package func text(_ advice: ArchitectureAdvice) -> String {
    let paths = style.paths(from: advice.project.root)
    if let operation = advice.operation { return OperationAdviceText(style, paths).text(operation) }
    let headline = style.paint(style.say(advice.headline), .strong) + "\n"
    let testing = TestingStrategyText(style).text(advice.testing)
    let sections =
      advice.measures.hasCode
      ? [
        headline + checked(advice), way(advice.tree, advice),
        AdviceMeasuresText(style, paths, showsAll: showsAll).text(advice.measures),
        difference(advice), steps(advice, paths), testing,
        UseCaseAdviceText(style, paths, showsAll: showsAll).text(advice.useCases),
      ] : [headline, way(advice.tree, advice), steps(advice, paths), testing]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// What `strata check` says of the same code.
  private func checked(_ advice: ArchitectureAdvice) -> String {
    let overview = advice.overview
    let verdict = OverviewWords.verdict(overview)
    let remarks = Phrase.joined(OverviewWords.remarks(overview), by: Phrase(" ", zh: ""))
    let text = style.say(
      "strata check: \(verdict). \(remarks)", zh: "strata check：\(verdict)。\(remarks)")
    return Paragraph.text(text, indent: 0, width: style.width)
  }

  /// What is said on standard error.
  package func summary(_ advice: ArchitectureAdvice) -> String {
    RunWarningsText(style).text(advice.warnings)
  }

  private func way(_ tree: AdviceTree, _ advice: ArchitectureAdvice) -> String {
    var rows: [[String]] = []
    for turn in tree.turns {
      let facts = turn.facts + [turn.consequence].compactMap(\.self)
      for (index, fact) in facts.enumerated() {
        rows.append([
          index == 0 ? style.say(turn.question.phrase) : "",
          index == 0 ? answer(turn) : "", style.say(fact).printable,
        ])
      }
    }
    if rows.isEmpty { return "" }
    var text = heading("Why", zh: "判断路径") + TextTable.text(rows, indent: 2)
    if !tree.idle.isEmpty {
      let said = Phrase.series(
        tree.idle.map { Phrase("\($0.text) (\($0.reason))", zh: "\($0.text)（\($0.reason)）") })
      text += Paragraph.text(
        style.say(
          "said, and it does not turn the way: \(said)", zh: "已说明，但不影响结论：\(said)"),
        indent: 2, width: style.width)
    }
    if let level = tree.need.level {
      let product = advice.measures.product
      let end = style.say(
        "→ \(level.name(in: product)): \(level.parts(in: product))",
        zh: "→ \(level.name(in: product))：\(level.parts(in: product))")
      text += Paragraph.text(end, indent: 2, width: style.width)
    }
    if let tradeoff = advice.tradeoff {
      text += TextTable.text(
        [
          [style.say("gains", zh: "收益"), style.say(tradeoff.gains)],
          [style.say("costs", zh: "代价"), style.say(tradeoff.costs)],
          [style.say("later", zh: "以后"), style.say(tradeoff.later)],
        ], indent: 4)
    }
    return text
  }

  /// The answer, and where it comes from if it was not measured.
  private func answer(_ turn: AdviceTurn) -> String {
    let word = style.say(turn.answer)
    switch turn.origin {
    case .measured: return word
    case .told: return style.say("\(word), as you say", zh: "\(word)（按你的说明）")
    case .assumed: return style.say("\(word), taken so", zh: "\(word)（暂定）")
    }
  }

  private func heading(_ english: Sentence<English>, zh chinese: Sentence<Chinese>) -> String {
    style.paint(style.say(english, zh: chinese), .strong) + "\n"
  }

  private func difference(_ advice: ArchitectureAdvice) -> String {
    let difference = advice.difference
    let surplus = difference.surplus.map { part in
      [style.say("not needed", zh: "不需要"), style.say(part.text).printable]
    }
    let missing = difference.missing.map { part in
      [style.say("missing", zh: "缺少"), style.say(part.text).printable]
    }
    guard advice.tree.need.level != nil else { return "" }
    let today = advice.measures.today
    let built = style.say(
      "built today as \(today.level.name(in: advice.measures.product)): \(Self.parts(today))",
      zh: "现在是\(today.level.name(in: advice.measures.product))：\(Self.parts(today))")
    let rows = surplus + missing
    return heading("Today and needed", zh: "现状与需要")
      + Paragraph.text(built, indent: 2, width: style.width)
      + (rows.isEmpty
        ? "  "
          + style.say(
            "nothing to add, nothing to remove", zh: "没有多余的，也没有缺少的") + "\n"
        : TextTable.text(rows, indent: 2))
  }

  /// What stands there, in counts.
  private static func parts(_ today: ArchitectureToday) -> Phrase {
    let counted: [(Int, Noun)] = [
      (today.viewModels, Noun("view model", zh: "个 ViewModel")),
      (today.useCases, Noun("use case", zh: "个 UseCase")),
      (today.useCaseProtocols, Noun("use-case protocol", zh: "个 UseCase 协议")),
      (today.repositoryProtocols, Noun("repository protocol", zh: "个 Repository 协议")),
      (today.repositories, Noun("repository", "repositories", zh: "个 Repository 实现")),
      (today.dataSources, Noun("data source", zh: "个数据源")),
      (
        today.transportModels,
        Noun("DTO or persistence model", "DTOs or persistence models", zh: "个网络或存储模型")
      ),
    ]
    let named = counted.filter { $0.0 > 0 }.map { $0.1.count($0.0) }
    let domain =
      today.hasDomain
      ? Phrase("a Domain", zh: "有 Domain 层") : Phrase("no Domain is drawn", zh: "没有 Domain 层")
    return Phrase.list([domain] + named)
  }

  private func steps(_ advice: ArchitectureAdvice, _ paths: PathsFromHere) -> String {
    guard advice.tree.need != .notAsked else { return "" }
    let title = heading("Do next", zh: "接下来最值得做的")
    if advice.steps.isEmpty {
      return title + "  "
        + style.say("nothing stands out", zh: "没有特别值得做的") + "\n"
    }
    let words = AdviceCommandText(root: style.root(of: advice.project), paths: paths)
    return title
      + advice.steps.enumerated().map { index, step in
        let text = "\(index + 1). " + style.say(step.title)
        let command = words.text(step.command)
        return Paragraph.text(text, indent: 2, width: style.width)
          + "     " + style.paint(command, .faint) + "\n"
      }.joined()
  }
}
