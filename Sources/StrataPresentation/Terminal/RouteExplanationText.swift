package import StrataFeatures
internal import StrataCode

/// The way from one end to another, in words.
package struct RouteExplanationText: Sendable {
  private let style: TerminalStyle
  private let page: PageText

  /// Text in a style, about a project at its root.
  package init(_ style: TerminalStyle, root: String = "") {
    self.style = style
    page = PageText(style, style.paths(from: root))
  }

  /// The page of a route.
  package func text(_ route: RouteExplanation) -> String {
    let sections = [
      page.section(Phrase("What the layers allow", zh: "依赖方向表的结论"), ends(route)),
      page.section(chainTitle(route), chain(route)),
      page.section(Phrase("Where it breaks", zh: "在哪里违规"), breach(route)),
      page.section(Phrase("Suggested route", zh: "合规路径"), route.legal.map(legal) + through(route)),
    ]
    return page.title("\(name(route.from)) → \(name(route.to))") + sections.joined() + "\n"
      + next(route)
  }

  private func ends(_ route: RouteExplanation) -> [String] {
    var lines: [Phrase] = []
    for end in [route.from, route.to] where end.types.count > 1 {
      let (count, name) = (end.types.count, name(end).printable)
      lines.append(
        Phrase(
          "\(count) types are called '\(name)'; any of them counts:",
          zh: "有 \(count) 个类型名为 '\(name)'；其中任何一个都算："))
      lines += end.types.map { type in
        let (place, placed) = (page.place(type.location), page.placed(type))
        return Phrase("  \(place) \(placed)", zh: "  \(place) \(placed)")
      }
    }
    for end in [route.from, route.to] where end.kind != .layer { lines.append(standing(end)) }
    if let held = held(route)?.rawValue {
      let source = short(route.from)
      lines.append(
        Phrase(
          "By what \(source) is, it is held to the rules of \(held).",
          zh: "按 \(source) 的角色，它须遵守 \(held) 的规则。"))
    }
    lines.append(ruling(route))
    if route.ruling == .forbidden, !route.isDrawn {
      lines.append(
        Phrase(
          "This project has no Domain layer, so the rules do not apply that.",
          zh: "本项目没有 Domain 层，因此规则不作此要求。"))
    }
    return lines.map(style.say)
  }

  private func standing(_ end: RouteEnd) -> Phrase {
    let layer = layer(end)
    let only = end.types.count == 1 ? end.types.first : nil
    let subject =
      only.map { type in
        let (place, name) = (page.place(type.location), page.named(type))
        return Phrase("\(place) \(name)", zh: "\(place) \(name)")
      } ?? Phrase(verbatim: short(end))
    return end.layer == nil
      ? Phrase("\(subject) is in \(layer).", zh: "\(subject) \(layer)。")
      : Phrase("\(subject) is in \(layer).", zh: "\(subject) 位于 \(layer)。")
  }

  /// The layer whose rules the source is held to, where it is not its own.
  private func held(_ route: RouteExplanation) -> Layer? {
    route.from.heldTo.flatMap { $0 == route.from.layer ? nil : $0 }
  }

  private func ruling(_ route: RouteExplanation) -> Phrase {
    let held = held(route).map { Phrase(verbatim: $0.rawValue) }
    let (source, target) = (held ?? layer(route.from), layer(route.to))
    return switch route.ruling {
    case .same where held != nil: Phrase("\(target) may refer to itself.", zh: "\(target) 可以引用自身。")
    case .same:
      Phrase(
        "Both are in \(target): the table has nothing against it.",
        zh: "两者都位于 \(target)：依赖方向表允许这样引用。")
    case .allowed: Phrase("\(source) may refer to \(target).", zh: "\(source) 可以引用 \(target)。")
    case .forbidden:
      Phrase("\(source) must not refer to \(target).", zh: "\(source) 不得引用 \(target)。")
    case .wiring:
      Phrase(
        "\(short(route.from)) wires the app: the composition root may refer to every layer.",
        zh: "\(short(route.from)) 负责组装应用：组合根可以引用所有层。")
    case .test: Phrase("Test code may refer to every layer.", zh: "测试代码可以引用所有层。")
    case .open: Phrase("So the table gives no one answer.", zh: "因此依赖方向表没有唯一的答案。")
    }
  }

  private func short(_ end: RouteEnd) -> String {
    end.kind == .layer ? end.name : "'\(name(end).printable)'"
  }

  /// What an end is called; a file, by its path.
  private func name(_ end: RouteEnd) -> String {
    end.kind == .file ? page.paths(end.name) : end.name
  }

  private func layer(_ end: RouteEnd) -> Phrase {
    if let layer = end.layer { return Phrase(verbatim: layer.rawValue) }
    let isPlaced = end.types.contains { $0.layer != nil }
    return end.types.count > 1 && isPlaced
      ? Phrase("several layers", zh: "分布在多个层") : Phrase("no layer", zh: "未归层")
  }

  private func chainTitle(_ route: RouteExplanation) -> Phrase {
    switch route.chain.count {
    case 0: Phrase("No chain", zh: "没有引用链")
    case 1: Phrase("A direct reference", zh: "直接引用")
    case let steps where route.isByFile:
      Phrase(
        "No chain of types; one of files, \(steps) steps", zh: "没有类型之间的引用链；文件之间的引用链有 \(steps) 步")
    case let steps: Phrase("The shortest chain, \(steps) steps", zh: "最短的引用链，共 \(steps) 步")
    }
  }

  private func chain(_ route: RouteExplanation) -> [String] {
    if route.chain.isEmpty { return noChain(route) }
    var lines: [String] = []
    if route.isByFile {
      lines.append(
        style.say("What is in one file counts as one thing.", zh: "同一个文件中的内容视为一体。"))
    }
    lines += route.chain.enumerated().map { index, step in
      "\(index + 1). \(self.step(step))"
    }
    return lines + others(route)
  }

  /// `path: view 'A' of Presentation stores use case 'B' of Domain`.
  private func step(_ naming: ExplainedDependency) -> String {
    var naming = naming
    let places = naming.places
    naming.places = 1
    let (from, to, remark) = (page.placed(naming.from), page.placed(naming.to), page.remark(naming))
    let often = places > 1 ? Phrase(" in \(places) places", zh: "，共 \(places) 处") : .empty
    return page.place(naming.location) + " "
      + style.say(
        "\(from) \(naming.verb) \(to)\(often)\(remark)",
        zh: "\(from) \(naming.verb) \(to)\(often)\(remark)")
  }

  /// How many direct namings there are beside the one shown.
  private func others(_ route: RouteExplanation) -> [String] {
    guard route.direct.count > 1 else { return [] }
    let places = route.direct.reduce(0) { $0 + $1.places }
    let blamed = route.objections
    let found =
      switch blamed {
      case 0: Phrase("no rule objects to any", zh: "都不违反规则")
      case route.direct.count: Phrase("a rule objects to all", zh: "每一对都违反规则")
      default: Phrase("a rule objects to \(blamed)", zh: "其中 \(blamed) 对违反规则")
      }
    let pairs = Noun("pair", zh: "对").count(route.direct.count)
    let spots = Noun("place", zh: "处").count(places)
    return [
      style.say(
        "In all, \(pairs) of types, in \(spots); \(found).", zh: "总共 \(pairs)类型，\(spots)；\(found)。")
    ]
  }

  private func noChain(_ route: RouteExplanation) -> [String] {
    let (from, to) = (short(route.from), short(route.to))
    let nothing =
      route.isShipping
      ? Phrase("In code that ships, nothing", zh: "在随产品发布的代码中，")
      : Phrase("Nothing", zh: "")
    let none = style.say(
      "\(nothing) that \(from) names leads to \(to), over however many steps.",
      zh: "\(nothing)从 \(from) 的引用出发，无论经过多少步都到不了 \(to)。")
    if route.reverse.isEmpty {
      return [
        none, style.say("Nor is there a chain the other way round.", zh: "反方向也没有引用链。"),
      ]
    }
    let count = route.reverse.count
    let title =
      count == 1
      ? Phrase("a direct reference", zh: "直接引用")
      : Phrase("a chain of \(count) steps", zh: "\(count) 步的引用链")
    return [none, style.say("The other way round there is \(title):", zh: "反方向有 \(title)：")]
      + route.reverse.map { "  \(step($0))" }
  }

  private func breach(_ route: RouteExplanation) -> [String] {
    guard let breach = route.breach,
      case .forbidden(let rule, let severity, _) = route.chain[breach].verdict
    else {
      let gap = gap(route)
      let nowhere = style.say(
        "Nowhere: no rule objects to a step of it.\(gap)", zh: "没有：每一步都不违反规则。\(gap)")
      return route.chain.count > 1 ? [nowhere] : []
    }
    guard route.chain.count > 1 else { return [] }
    let naming = route.chain[breach]
    let (from, to) = (page.named(naming.from), page.placed(naming.to))
    let objection = page.objection(rule, severity)
    return [
      style.say(
        "At step \(breach + 1): \(from) \(naming.verb) \(to)\(objection)",
        zh: "第 \(breach + 1) 步：\(from) \(naming.verb) \(to)\(objection)")
    ]
  }

  /// Why a chain of harmless steps gets where a single naming must not.
  private func gap(_ route: RouteExplanation) -> Phrase {
    guard route.ruling == .forbidden, route.isDrawn else { return .empty }
    if let name = route.chain.map(\.to).first(where: { $0.layer == nil })?.name.printable {
      return Phrase(
        " '\(name)' is in no layer, so none apply to it.",
        zh: "'\(name)' 未归层，因此没有规则适用于它。")
    }
    let root = route.chain.map(\.from).first { $0.layer == .app }?.name.printable
    return root.map {
      Phrase(
        " It leads through '\($0)' of the composition root, which may refer to every layer.",
        zh: "它经过组合根的 '\($0)'，而组合根可以引用所有层。")
    } ?? .empty
  }

  /// The way through protocols that exists already.
  private func through(_ route: RouteExplanation) -> [String] {
    if route.through.isEmpty { return [] }
    let builder =
      route.builder.map { builder in
        let placed = page.placed(builder)
        return Phrase("; \(placed) puts it together", zh: "；由 \(placed) 组装")
      } ?? .empty
    let steps = route.through.enumerated().map { "\($0 + 1). \(step($1))" }
    return [
      style.say("It exists, through protocols\(builder):", zh: "已经存在，经由协议\(builder)：")
    ] + steps
  }

  private func legal(_ step: LegalStep) -> String {
    let text = step.text.line(in: style.language)
    let place = step.done.map { "\(page.paths($0.file).printable):\($0.start.line)" }
    return style.say(
      """
      \(text.prefix(1).uppercased())\(text.dropFirst())\
      \(place.map { "; it does so already at \($0)" } ?? "").
      """, zh: "\(text)\(place.map { "；\($0) 已经这样做" } ?? "")。")
  }

  private func next(_ route: RouteExplanation) -> String {
    let text = NextCommandText(style)
    if let breach = route.breach, case .forbidden(let rule, _, _) = route.chain[breach].verdict {
      return text.text("strata explain \(rule.text.printable)")
    }
    if route.chain.isEmpty, !route.reverse.isEmpty {
      let arrow = "\(name(route.to).printable)->\(name(route.from).printable)"
      return text.text("strata explain \(ShellWord.quoted(arrow))")
    }
    let source = route.chain.first?.from ?? route.from.types.first
    guard let place = source?.location else { return text.text("strata layers") }
    return text.text(
      "strata explain \(ShellWord.quoted(page.paths(place.file).printable)):\(place.start.line)")
  }
}
