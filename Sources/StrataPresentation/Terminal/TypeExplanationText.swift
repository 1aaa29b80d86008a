package import StrataFeatures
internal import StrataCode
internal import StrataModel
internal import StrataRules

/// What a type is, where it stands, who names it and whom it names, in words.
package struct TypeExplanationText: Sendable {
  private let style: TerminalStyle
  private let page: PageText

  /// Text in a style, about a project at its root.
  package init(_ style: TerminalStyle, root: String = "") {
    self.style = style
    page = PageText(style, style.paths(from: root))
  }

  /// The page of a type.
  package func text(_ type: TypeExplanation) -> String {
    let sections = [
      page.section(Phrase("Layer", zh: "所在的层"), standing(type)),
      page.section(Phrase("What it is", zh: "角色"), roles(type)),
      page.section(
        Phrase("Protocols that it conforms to", zh: "它遵循的协议"),
        type.abstractions.prefix(Self.limit).map(line)),
      page.section(subtypesTitle(type), capped(type.subtypes.map(line))),
      page.section(Phrase("Who builds it", zh: "谁构造它"), builders(type)),
      page.section(Phrase("What refers to it", zh: "谁引用它"), namedBy(type)),
      page.section(Phrase("Whom it names", zh: "它引用谁"), names(type)),
      page.section(Phrase("Findings in its code", zh: "其中的问题"), page.findings(type.findings)),
    ]
    return page.title("\(type.keyword) \(type.type.name)") + sections.joined() + "\n" + next(type)
  }

  private static let limit = 5

  private func standing(_ type: TypeExplanation) -> [String] {
    var facts = [declaration(type), EvidenceText.standing(type.placement)]
    facts += EvidenceText.strongest(type.placement, atMost: 3)
    if let heldTo = type.heldTo?.rawValue {
      facts.append(
        Phrase(
          "By its role, its own references follow the rules of \(heldTo).",
          zh: "按它的角色，它自己的引用须遵守 \(heldTo) 的规则。"))
    }
    if let exemption = type.exemption {
      facts.append(
        Phrase(
          "Rules about production code pass it over: it is \(exemption).",
          zh: "针对生产代码的规则不检查它：\(exemption)。"))
    }
    var lines = facts.map(style.say)
    lines += capped(type.extensions.map { page.place($0) + style.say(" an extension", zh: " 扩展") })
    lines += capped(
      type.namesakes.map {
        let placed = page.placed($0)
        return page.place($0.location)
          + style.say(" another type of the name, \(placed)", zh: " 另一个同名类型，\(placed)")
      }
    )
    return lines
  }

  private func declaration(_ type: TypeExplanation) -> Phrase {
    let place = page.place(type.type.location) + " \(type.access)"
    let modules = Phrase.list(type.modules.map(\.printable))
    if modules.isEmpty { return Phrase(verbatim: place) }
    let noun = type.modules.count == 1 ? "module" : "modules"
    return Phrase("\(place), in the \(noun) \(modules)", zh: "\(place)，属于模块 \(modules)")
  }

  private func roles(_ type: TypeExplanation) -> [String] {
    var lines = type.roles.map { role in
      let reason = role.reason?.map { $0.singleLine.printable }
      return role.role.rawValue
        + (reason.map { style.say(", because \($0)", zh: "，因为 \($0)") } ?? "")
    }
    if lines.isEmpty {
      lines = [
        style.say(
          "No role: nothing in its declaration makes it a part that Strata knows.",
          zh: "没有角色：它的声明中没有 Strata 认识的特征。")
      ]
    }
    if let parents = supertypes(type) {
      lines.append(
        style.say("Its inheritance clauses name \(parents).", zh: "它的继承子句引用了 \(parents)。"))
    }
    return lines
  }

  private func supertypes(_ type: TypeExplanation) -> Phrase? {
    let parents = type.supertypes.map(\.name.printable).quotedList
    let others = type.externalSupertypes.map(\.printable).quotedList
    if others.isEmpty { return parents.isEmpty ? nil : parents }
    let outside = Phrase("\(others) from outside the project", zh: "项目之外的 \(others)")
    return parents.isEmpty
      ? outside : Phrase("\(parents), and \(outside)", zh: "\(parents)，以及\(outside)")
  }

  private func subtypesTitle(_ type: TypeExplanation) -> Phrase {
    type.keyword == "protocol"
      ? Phrase("What conforms to it", zh: "遵循它的类型")
      : Phrase("What inherits from it", zh: "继承它的类型")
  }

  private func line(_ type: PlacedType) -> String {
    return page.place(type.location) + " " + style.say(page.placed(type))
  }

  /// Where a value is made is no news; where a service is, is.
  private func builders(_ type: TypeExplanation) -> [String] {
    let values: Set<Role> = [.entity, .dto, .persistenceModel, .testDouble]
    let isService = !type.roles.isEmpty && values.isDisjoint(with: type.roles.map(\.role))
    return isService || type.keyword == "class" || type.keyword == "actor"
      ? capped(type.builders.map(builder)) : []
  }

  private func builder(_ naming: ExplainedDependency) -> String {
    return page.place(naming.location) + " "
      + style.say(page.placed(naming.from) + page.remark(naming))
  }

  private func namedBy(_ type: TypeExplanation) -> [String] {
    if type.namedBy.isEmpty {
      return [style.say("No type of the project.", zh: "项目中没有类型引用它。")]
    }
    return groups(type.namedBy, by: \.from.layer).flatMap { layer, namings in
      let limit = layer == .test ? 2 : Self.limit
      return [heading(layer, namings.count)]
        + capped(
          namings.map {
            let whom =
              type.type.name == $0.to.name
              ? Phrase("it", zh: "它") : Phrase(verbatim: "'\($0.to.name.printable)'")
            let (who, remark) = (page.named($0.from), page.remark($0))
            return "  " + page.place($0.location) + " "
              + style.say(
                "\(who) \($0.verb) \(whom)\(remark)", zh: "\(who) \($0.verb) \(whom)\(remark)")
          }, at: limit)
    }
  }

  private func names(_ type: TypeExplanation) -> [String] {
    let may = Phrase.list(type.mayName.map(\.rawValue))
    let lines =
      may.isEmpty ? [] : [style.say("It may refer to \(may).", zh: "它可以引用 \(may)。")]
    if type.names.isEmpty {
      return lines + [style.say("It refers to no type of the project.", zh: "它没有引用项目中的类型。")]
    }
    return lines
      + groups(type.names, by: \.to.layer).flatMap { layer, namings in
        [heading(layer, namings.count)]
          + capped(
            namings.map {
              let (whom, remark) = (page.named($0.to), page.remark($0))
              return "  " + page.place($0.location) + " "
                + style.say("\($0.verb) \(whom)\(remark)", zh: "\($0.verb) \(whom)\(remark)")
            })
      }
  }

  private func heading(_ layer: Layer?, _ count: Int) -> String {
    let name = style.paint(layer?.rawValue ?? style.say("No layer", zh: "未归层"), .strong)
    return style.say("\(name) (\(count))", zh: "\(name)（\(count)）")
  }

  /// By layer: those with an objection first, tests last.
  private func groups(
    _ namings: [ExplainedDependency], by layer: KeyPath<ExplainedDependency, Layer?>
  ) -> [(layer: Layer?, namings: [ExplainedDependency])] {
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
    return more <= 1
      ? lines : lines.prefix(limit) + [style.say("  and \(more) more", zh: "  还有 \(more) 个")]
  }

  private func next(_ type: TypeExplanation) -> String {
    let worst = type.findings.max { $0.severity < $1.severity }
    let text = NextCommandText(style)
    if let worst { return text.text("strata explain \(worst.rule.text.printable)") }
    return text.text(
      "strata explain \(ShellWord.quoted(page.paths(type.type.location.file).printable))")
  }
}
