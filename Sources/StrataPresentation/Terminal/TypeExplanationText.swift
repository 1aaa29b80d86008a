package import StrataDomain

/// What a type is, where it stands, who names it and whom it names, in words.
package struct TypeExplanationText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// The page of a type.
  package func text(_ type: TypeExplanation) -> String {
    let page = PageText(style)
    let sections = [
      page.section("Where it stands", standing(type)), page.section("What it is", roles(type)),
      page.section("What stands for it", type.abstractions.prefix(Self.limit).map(line)),
      page.section(subtypesTitle(type), capped(type.subtypes.map(line))),
      page.section("Who builds it", builders(type)),
      page.section("Who names it", namedBy(type)), page.section("Whom it names", names(type)),
      page.section("Findings in its code", page.findings(type.findings)),
    ]
    return page.title("\(type.keyword) \(type.type.name)") + sections.joined() + "\n" + next(type)
  }

  private static let limit = 5

  private func standing(_ type: TypeExplanation) -> [String] {
    let page = PageText(style)
    let modules = type.modules.map(\.printable)
    var lines = [
      page.place(type.type.location) + " \(type.access)"
        + (modules.isEmpty ? "" : ", in the module\(modules.count == 1 ? "" : "s") ")
        + Counting.list(modules)
    ]
    if let layer = type.placement.layer {
      lines.append("In \(layer.rawValue), \(Counting.percent(type.placement.confidence)) sure.")
    } else {
      lines.append("In no layer: \(style.say(EvidenceText.whyUnplaced(type.placement))).")
    }
    lines += EvidenceText.strongest(type.placement, atMost: 3).map(style.say)
    if let heldTo = type.heldTo {
      lines.append("By what it is, its own namings are held to the rules of \(heldTo.rawValue).")
    }
    if let exemption = type.exemption {
      lines.append("Rules about production code pass it over: it is \(style.say(exemption)).")
    }
    lines += capped(type.extensions.map { page.place($0) + " an extension" })
    lines += capped(
      type.namesakes.map {
        page.place($0.location) + " another type of the name, \(page.placed($0))"
      }
    )
    return lines
  }

  private func roles(_ type: TypeExplanation) -> [String] {
    var lines = type.roles.map { role in
      role.role.rawValue + (role.reason.map { ", because \($0.line(in: style.language))" } ?? "")
    }
    if lines.isEmpty {
      lines = ["No role: nothing in its declaration makes it a part that Strata knows."]
    }
    let parents = type.supertypes.map { "'\($0.name.printable)'" }
    let others = type.externalSupertypes.map { "'\($0.printable)'" }
    if !parents.isEmpty || !others.isEmpty {
      let outside = others.isEmpty ? "" : Counting.list(others) + " from outside the project"
      let both = [Counting.list(parents), outside].filter { !$0.isEmpty }
      lines.append("Its inheritance clauses name \(both.joined(separator: ", and ")).")
    }
    return lines
  }

  private func subtypesTitle(_ type: TypeExplanation) -> String {
    type.keyword == "protocol" ? "What conforms to it" : "What inherits from it"
  }

  private func line(_ type: PlacedType) -> String {
    PageText(style).place(type.location) + " \(PageText(style).placed(type))"
  }

  /// Where a value is made is no news; where a service is, is.
  private func builders(_ type: TypeExplanation) -> [String] {
    let values: Set<Role> = [.entity, .dto, .persistenceModel, .testDouble]
    let isService = !type.roles.isEmpty && values.isDisjoint(with: type.roles.map(\.role))
    return isService || type.keyword == "class" || type.keyword == "actor"
      ? capped(type.builders.map(builder)) : []
  }

  private func builder(_ naming: Naming) -> String {
    let page = PageText(style)
    return page.place(naming.location) + " \(page.placed(naming.from))" + page.remark(naming)
  }

  private func namedBy(_ type: TypeExplanation) -> [String] {
    if type.namedBy.isEmpty { return ["No type of the project."] }
    let page = PageText(style)
    return groups(type.namedBy, by: \.from.layer).flatMap { layer, namings in
      let limit = layer == .test ? 2 : Self.limit
      return [heading(layer, namings.count)]
        + capped(
          namings.map {
            "  " + page.place($0.location) + " \(page.named($0.from)) \(style.say($0.verb)) "
              + (type.type.name == $0.to.name ? "it" : "'\($0.to.name.printable)'")
              + page.remark($0)
          }, at: limit)
    }
  }

  private func names(_ type: TypeExplanation) -> [String] {
    let page = PageText(style)
    let may = type.mayName.map(\.rawValue)
    let lines = may.isEmpty ? [] : ["It may name \(Counting.list(may))."]
    if type.names.isEmpty { return lines + ["It names no type of the project."] }
    return lines
      + groups(type.names, by: \.to.layer).flatMap { layer, namings in
        [heading(layer, namings.count)]
          + capped(
            namings.map {
              "  " + page.place($0.location) + " \(style.say($0.verb)) \(page.named($0.to))"
                + page.remark($0)
            })
      }
  }

  private func heading(_ layer: Layer?, _ count: Int) -> String {
    style.paint(layer?.rawValue ?? "No layer", .strong) + " (\(count))"
  }

  /// By layer: those with an objection first, tests last.
  private func groups(
    _ namings: [Naming], by layer: KeyPath<Naming, Layer?>
  ) -> [(layer: Layer?, namings: [Naming])] {
    let groups = Dictionary(grouping: namings) { $0[keyPath: layer] }
    func rank(_ layer: Layer?) -> Int {
      if groups[layer]?.contains(where: { $0.verdict.severity != nil }) == true { return -1 }
      return layer.flatMap { Layer.allCases.firstIndex(of: $0) } ?? Layer.allCases.count - 1
    }
    return groups.sorted {
      (rank($0.key), $0.key?.rawValue ?? "") < (rank($1.key), $1.key?.rawValue ?? "")
    }.map { ($0.key, $0.value) }
  }

  private func capped(_ lines: [String], at limit: Int = limit) -> [String] {
    let more = lines.count - limit
    return more <= 1 ? lines : lines.prefix(limit) + ["  and \(more) more"]
  }

  private func next(_ type: TypeExplanation) -> String {
    let worst = type.findings.max { $0.severity < $1.severity }
    let text = NextCommandText(style)
    if let worst { return text.text("strata explain \(worst.rule.printable)") }
    return text.text("strata explain \(ShellWord.quoted(type.type.location.file.printable))")
  }
}
