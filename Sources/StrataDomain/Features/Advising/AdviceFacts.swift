internal import StrataCode

/// The facts that answer the questions, each beside its threshold.
struct AdviceFacts {
  typealias Answered = (turn: AdviceTurn, isSo: Bool)

  private let measures: ProjectMeasures
  private let thresholds: AdviceThresholds

  init(_ measures: ProjectMeasures, _ thresholds: AdviceThresholds) {
    self.measures = measures
    self.thresholds = thresholds
  }

  var library: AdviceTurn {
    AdviceTurn(
      .library, true,
      [
        Phrase(
          "no app or server is built of it, and no screen, repository or use case is in it",
          zh: "没有由它构建的 App 或服务端，其中也没有界面、Repository 和 UseCase")
      ], .measured)
  }

  func prototype(_ told: Bool?) -> Answered {
    if !measures.hasCode { return plannedPrototype(told) }
    let measured = measuredPrototype
    let isSo = told ?? measured.isSo
    let turn = AdviceTurn(
      .prototype, isSo, measured.facts,
      told != nil ? .told : .measured)
    return (turn, isSo)
  }

  /// Who says anything of what is not there yet plans a product.
  private func plannedPrototype(_ told: Bool?) -> Answered {
    let fact =
      told == nil
      ? Phrase(
        "what is not said to be one is taken for a product (--prototype says)",
        zh: "没有说明的视为产品（可用 --prototype 说明）")
      : Phrase("there is no code yet that could show it", zh: "还没有可以测量的代码")
    let turn = AdviceTurn(.prototype, told ?? false, [fact], told == nil ? .assumed : .told)
    return (turn, told ?? false)
  }

  /// What is small is a side project if it is one person's, and a prototype if it is young.
  private var measuredPrototype: (isSo: Bool, facts: [Phrase]) {
    let lines = measures.size.lines
    let limit = thresholds[.prototypeLines]
    let isSmall = lines < limit
    var facts = [
      Phrase(
        "it ships \(Noun.line.count(lines, grouped: true)); a prototype has under \(.number(limit))",
        zh: "随产品发布 \(Noun.line.count(lines, grouped: true))；原型少于 \(.number(limit)) 行")
    ]
    guard let history = measures.history else {
      facts.append(
        Phrase("no git history: its size alone decides", zh: "没有 git 历史：只按规模判断"))
      return (isSmall, facts)
    }
    let authors = history.yearAuthors
    let most = thresholds[.prototypeAuthors]
    facts.append(
      Phrase(
        "\(Noun.author.count(authors)) in its last year; a side project has at most \(most)",
        zh: "最近一年 \(Noun.author.count(authors))；业余项目至多 \(most) 位"))
    let age = thresholds.time(.prototypeAge)
    facts.append(
      Phrase(
        "\(span(history)); a prototype has under \(age.phrase)",
        zh: "\(span(history))；原型短于 \(age.phrase)"))
    let isYoung = !history.isPartial && history.age < age
    return (isSmall && (authors <= most || isYoung), facts)
  }

  /// From when to when a history goes.
  private func span(_ history: ProjectHistory) -> Phrase {
    history.isPartial
      ? Phrase(
        "at least \(history.age.phrase) of history, of which the clone holds a part",
        zh: "至少 \(history.age.phrase)的历史（克隆只含一部分）")
      : Phrase(
        "\(history.age.phrase) of history, \(history.first.text) to \(history.last.text)",
        zh: "\(history.age.phrase)的历史（\(history.first.text) 至 \(history.last.text)）")
  }

  /// How many kinds of sources there are; nil where nothing tells.
  func kinds(_ told: Int?) -> Int? { told ?? (measures.hasCode ? measures.kinds.count : nil) }

  func sources(_ told: Int?) -> AdviceTurn {
    let most = thresholds[.sources]
    let count = kinds(told) ?? 0
    let limit = Phrase(
      "more than \(most) \(most == 1 ? "is" : "are") several", zh: "多于 \(most) 种即为多种")
    var facts = [Phrase("\(seen(told)); \(limit)", zh: "\(seen(told))；\(limit)")]
    if told != nil, !measures.kinds.isEmpty {
      facts.append(Phrase("found in the code: \(named)", zh: "代码中找到：\(named)"))
    }
    if let cache { facts.append(cache) }
    return AdviceTurn(.sources, count > most, facts, told == nil ? .measured : .told)
  }

  private func seen(_ told: Int?) -> Phrase {
    if let told { return Noun.kind.count(told) }
    let count = measures.kinds.count
    return count == 0
      ? Phrase("none found", zh: "没有找到数据源")
      : Phrase("\(Noun.kind.count(count)): \(named)", zh: "\(Noun.kind.count(count))：\(named)")
  }

  /// The kinds that count, each with its technologies.
  private var named: Phrase {
    Phrase.series(
      measures.kinds.map { kind in
        let names = measures.sources.filter { $0.kind == kind }.map(\.name)
        return Phrase(
          "\(kind.noun) (\(Phrase.list(names, limit: 3)))",
          zh: "\(kind.noun)（\(Phrase.list(names, limit: 3))）")
      })
  }

  /// What is to be said of caches where there are some.
  private var cache: Phrase? {
    let names = measures.sources.filter { $0.kind == .cache }.map(\.name)
    guard !names.isEmpty else { return nil }
    return Phrase(
      "a cache (\(Phrase.list(names, limit: 3))) does not count: what it loses is fetched again; "
        + "a database or files behind one count",
      zh: "缓存（\(Phrase.list(names, limit: 3))）不计入：丢失的内容会重新获取；缓存背后的数据库或文件则计入")
  }

  /// What a regulated domain asks for.
  var regulated: AdviceTurn {
    AdviceTurn(
      .regulated, true,
      [
        Phrase(
          "its business rules have to be apart from screens and storage: a Domain of its own, "
            + "however few the sources",
          zh: "业务规则必须与界面和存储隔离：无论数据源多少，都要有独立的 Domain")
      ], .told)
  }

  /// What modules ask for.
  var modules: AdviceTurn {
    AdviceTurn(
      .modules, true,
      [
        Phrase(
          "modules are cut along layers: a Domain that imports no other, however few the sources",
          zh: "模块沿层的边界拆分：无论数据源多少，都要有不依赖其他模块的 Domain")
      ], .told)
  }

  /// Whether there is much to decide, where that changes what is worth having.
  func logic(in level: ArchitectureLevel) -> AdviceTurn? {
    guard measures.hasCode else { return nil }
    let count = measures.rules.count
    let enough = thresholds[.businessRules]
    let isMuch = count >= enough
    return AdviceTurn(
      .logic, isMuch,
      [
        Phrase(
          "\(Noun.businessRule.count(count)) found; \(enough) or more are many",
          zh: "找到 \(Noun.businessRule.count(count))；达到 \(enough) 条即为多")
      ], .measured,
      consequence: isMuch
        ? Phrase(
          "use cases and entities for these rules are worth it, though the sources ask for no more",
          zh: "值得为这些规则写 UseCase 和 Entity，尽管数据源不要求更多")
        : nil)
  }

  func lifetime(_ told: Lifespan?) -> Answered {
    let limit = thresholds.time(.lifetime)
    if let told {
      let fact = Phrase(
        "expected to live \(told.phrase); long is \(limit.phrase) or more",
        zh: "预期存在 \(told.phrase)；达到 \(limit.phrase)即为长期")
      return (AdviceTurn(.lifetime, told >= limit, [fact], .told), told >= limit)
    }
    guard let history = measures.history else {
      let fact =
        measures.hasCode
        ? Phrase(
          "no git history tells; what is not known to end is taken to live on (--lifetime says)",
          zh: "没有 git 历史；不知何时结束的视为长期（可用 --lifetime 说明）")
        : Phrase(
          "what is not known to end is taken to live on (--lifetime says)",
          zh: "不知何时结束的视为长期（可用 --lifetime 说明）")
      return (AdviceTurn(.lifetime, true, [fact], .assumed), true)
    }
    if history.isPartial, history.age < limit {
      let fact = Phrase(
        "\(span(history)); what is not known to end is taken to live on (--lifetime says)",
        zh: "\(span(history))；不知何时结束的视为长期（可用 --lifetime 说明）")
      return (AdviceTurn(.lifetime, true, [fact], .assumed), true)
    }
    let alive = thresholds[.yearlyCommits]
    let isLong = history.age >= limit && history.yearCommits >= alive
    var facts = [
      Phrase(
        "\(span(history)); long is \(limit.phrase) or more",
        zh: "\(span(history))；达到 \(limit.phrase)即为长期"),
      Phrase(
        "\(Noun.commit.count(history.yearCommits, grouped: true)) in its last year; from \(alive) on it still changes",
        zh: "最近一年 \(Noun.commit.count(history.yearCommits, grouped: true))；达到 \(alive) 次即仍在演进"),
    ]
    if history.releases > 0 {
      facts.append(Noun.release.count(history.releases))
    }
    if !isLong {
      facts.append(
        Phrase(
          "if it is to live longer: --lifetime \(limit.text)",
          zh: "若会存在更久：--lifetime \(limit.text)"))
    }
    return (AdviceTurn(.lifetime, isLong, facts, .measured), isLong)
  }

  func team(_ told: Int?) -> Answered {
    let most = thresholds[.team]
    guard let people = told ?? measures.history?.yearAuthors else {
      let fact =
        measures.hasCode
        ? Phrase(
          "no git history tells who works on it (--team says); more than \(most) are a team",
          zh: "没有 git 历史，无法得知人数（可用 --team 说明）；多于 \(most) 人即为团队")
        : Phrase(
          "nobody says who will work on it (--team says); more than \(most) are a team",
          zh: "没有说明参与人数（可用 --team 说明）；多于 \(most) 人即为团队")
      return (AdviceTurn(.team, false, [fact], .assumed), false)
    }
    let fact =
      told == nil
      ? Phrase(
        "\(Noun.author.count(people)) in its last year; more than \(most) are a team",
        zh: "最近一年 \(Noun.author.count(people))；多于 \(most) 位即为团队")
      : Phrase(
        "\(Noun.person.count(people)) at work; more than \(most) are a team",
        zh: "\(Noun.person.count(people))参与；多于 \(most) 人即为团队")
    let isTeam = people > most
    return (
      AdviceTurn(.team, isTeam, [fact], told == nil ? .measured : .told), isTeam
    )
  }
}
