package import StrataDomain

/// The way from one end to another, in words.
package struct RouteExplanationText: Sendable {
  private let style: TerminalStyle
  private let page: PageText

  /// Text in a style.
  package init(_ style: TerminalStyle) {
    self.style = style
    page = PageText(style)
  }

  /// The page of a route.
  package func text(_ route: RouteExplanation) -> String {
    let sections = [
      page.section("What the table says", ends(route)),
      page.section(chainTitle(route), chain(route)),
      page.section("Where it breaks", breach(route)),
      page.section("The legal way", route.legal.map(legal) + through(route)),
    ]
    return page.title("\(route.from.name) → \(route.to.name)") + sections.joined() + "\n"
      + next(route)
  }

  private func ends(_ route: RouteExplanation) -> [String] {
    let held = route.from.heldTo.flatMap { $0 == route.from.layer ? nil : $0 }
    let (source, target) = (held?.rawValue ?? layer(route.from), layer(route.to))
    var lines: [String] = []
    for end in [route.from, route.to] where end.types.count > 1 {
      let name = end.name.printable
      lines.append("\(end.types.count) types are called '\(name)'; any of them counts:")
      lines += end.types.map { "  " + page.place($0.location) + " " + page.placed($0) }
    }
    for end in [route.from, route.to] where end.kind != .layer {
      let only = end.types.count == 1 ? end.types.first : nil
      let subject = only.map { page.place($0.location) + " " + page.named($0) } ?? short(end)
      lines.append("\(subject) stands in \(layer(end)).")
    }
    if let held {
      lines.append("By what \(short(route.from)) is, it is held to the rules of \(held.rawValue).")
    }
    let ruling =
      switch route.ruling {
      case .same where held != nil: "\(target) may name itself."
      case .same: "Both stand in \(target): the table has nothing against it."
      case .allowed: "\(source) may name \(target)."
      case .forbidden: "\(source) must not name \(target)."
      case .wiring: "\(short(route.from)) wires the app: the composition root may name all."
      case .test: "Test code may name all."
      case .open: "So the table gives no one answer."
      }
    let undrawn =
      route.ruling == .forbidden && !route.isDrawn
      ? ["Nothing here draws a Domain, so the rules do not hold the project to that."] : []
    return lines + [ruling] + undrawn
  }

  private func short(_ end: RouteEnd) -> String {
    end.kind == .layer ? end.name : "'\(end.name.printable)'"
  }

  private func layer(_ end: RouteEnd) -> String {
    let isPlaced = end.types.contains { $0.layer != nil }
    return end.layer?.rawValue ?? (end.types.count > 1 && isPlaced ? "several layers" : "no layer")
  }

  private func chainTitle(_ route: RouteExplanation) -> String {
    switch route.chain.count {
    case 0: "No chain"
    case 1: "A direct naming"
    case let steps where route.isByFile: "No chain of types; one of files, \(steps) steps"
    case let steps: "The shortest chain, \(steps) steps"
    }
  }

  private func chain(_ route: RouteExplanation) -> [String] {
    if route.chain.isEmpty { return noChain(route) }
    var lines: [String] = []
    if route.isByFile {
      lines.append(
        "What stands in one file is taken as one thing.")
    }
    lines += route.chain.enumerated().map { index, step in
      "\(index + 1). \(self.step(step))"
    }
    return lines + others(route)
  }

  /// `path: view 'A' of Presentation stores use case 'B' of Domain`.
  private func step(_ naming: Naming) -> String {
    var naming = naming
    let places = naming.places
    naming.places = 1
    return page.place(naming.location) + " \(page.placed(naming.from)) \(style.say(naming.verb)) "
      + page.placed(naming.to) + (places > 1 ? " in \(places) places" : "")
      + page.remark(naming)
  }

  /// How many direct namings there are beside the one shown.
  private func others(_ route: RouteExplanation) -> [String] {
    guard route.direct.count > 1 else { return [] }
    let places = route.direct.reduce(0) { $0 + $1.places }
    let blamed = route.objections
    let found =
      blamed == 0
      ? "no rule objects to any"
      : "a rule objects to \(blamed == route.direct.count ? "all" : "\(blamed)")"
    return [
      "In all, \(Counting.count(route.direct.count, "pair")) of types, in "
        + "\(Counting.count(places, "place")); \(found)."
    ]
  }

  private func noChain(_ route: RouteExplanation) -> [String] {
    let (from, to) = (short(route.from), short(route.to))
    let none =
      (route.isShipping ? "In code that ships, nothing" : "Nothing")
      + " that \(from) names leads to \(to), over however many steps."
    guard let first = route.reverse.first else {
      return [none, "Nor is there a chain the other way round."]
    }
    let count = route.reverse.count
    let title = count == 1 ? "a direct naming" : "a chain of \(count) steps"
    return [none, "The other way round there is \(title):", "  \(step(first))"]
      + route.reverse.dropFirst().map { "  \(step($0))" }
  }

  private func breach(_ route: RouteExplanation) -> [String] {
    guard let breach = route.breach,
      case .forbidden(let rule, let severity, _) = route.chain[breach].verdict
    else {
      return route.chain.count > 1 ? ["Nowhere: no rule objects to a step of it.\(gap(route))"] : []
    }
    guard route.chain.count > 1 else { return [] }
    let naming = route.chain[breach]
    return [
      "At step \(breach + 1): \(page.named(naming.from)) \(style.say(naming.verb)) \(page.placed(naming.to)) — "
        + style.paint(severity.rawValue, severity.ink) + " [\(rule.printable)]"
    ]
  }

  /// Why a chain of harmless steps gets where a single naming must not.
  private func gap(_ route: RouteExplanation) -> String {
    guard route.ruling == .forbidden, route.isDrawn else { return "" }
    if let unplaced = route.chain.map(\.to).first(where: { $0.layer == nil }) {
      return " '\(unplaced.name.printable)' stands in no layer, so that none apply to it."
    }
    let roots = route.chain.map(\.from).filter { $0.layer == .app }
    return roots.first.map {
      " It leads through '\($0.name.printable)' of the composition root, which may name all."
    } ?? ""
  }

  /// The way through protocols that exists already.
  private func through(_ route: RouteExplanation) -> [String] {
    if route.through.isEmpty { return [] }
    let builder = route.builder.map { "; \(page.placed($0)) puts it together" } ?? ""
    let steps = route.through.enumerated().map { "\($0 + 1). \(step($1))" }
    return ["It exists, through protocols\(builder):"] + steps
  }

  private func legal(_ step: LegalStep) -> String {
    let text = step.text.line(in: style.language)
    let done = step.done.map { "; it does so already at \($0.file.printable):\($0.start.line)" }
    return text.prefix(1).uppercased() + text.dropFirst() + (done ?? "") + "."
  }

  private func next(_ route: RouteExplanation) -> String {
    let text = NextCommandText(style)
    if let breach = route.breach, case .forbidden(let rule, _, _) = route.chain[breach].verdict {
      return text.text("strata explain \(rule.printable)")
    }
    if route.chain.isEmpty, !route.reverse.isEmpty {
      let arrow = "\(route.to.name.printable)->\(route.from.name.printable)"
      return text.text("strata explain \(ShellWord.quoted(arrow))")
    }
    let source = route.chain.first?.from ?? route.from.types.first
    guard let place = source?.location else { return text.text("strata layers") }
    return text.text(
      "strata explain \(ShellWord.quoted(place.file.printable)):\(place.start.line)")
  }
}
