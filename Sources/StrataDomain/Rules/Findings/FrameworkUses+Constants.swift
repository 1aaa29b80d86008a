internal import StrataCode
internal import StrataModel

// What a view model says of looks and never decides: it goes as it is.

extension FrameworkUses {
  /// The properties that give some names and read nothing, and the names that are left then.
  func constants(_ names: [String], in model: String) -> (way: Phrase, rest: [String])? {
    let shown = names.filter { [.value, .picture].contains(kind(of: $0)) }
    let fixed = places(of: shown).compactMap { fixedProperty(around: $0.owner) }
    guard !fixed.isEmpty else { return nil }
    let rest = names.filter { name in
      !shown.contains(name)
        || places(of: [name]).contains { fixedProperty(around: $0.owner) == nil }
    }
    let listed = codebase.listed(Self.once(fixed.map { facts[facts[$0].name] }))
    return (
      Phrase(
        "move \(listed) from '\(model)' to \(screen): what never changes is the view's own",
        zh: "把 \(listed) 从 '\(model)' 移到\(screen)：不变的外观属于视图"), rest
    )
  }

  /// The property around a place whose value reads nothing and that nothing here writes.
  func fixedProperty(around owner: DeclarationIndex) -> DeclarationIndex? {
    facts.enclosing(owner).first { index in
      let property = facts[index]
      guard property.kind == .property, property.modifiers.contains(.isFixed),
        property.parent >= 0, facts[property.parent].kind != .protocol,
        facts[property.parent].kind.isType
          || facts[property.parent].kind == .extension
      else { return false }
      if isFilledLater(index) { return false }
      return !property.modifiers.isDisjoint(with: [.isComputed, .isConstant])
        || !facts.shapes.contains { shape in
          if case .writes(let name, _) = shape.form { name == property.name } else { false }
        } && property.modifiers.contains(.isLazy)
    }
  }

  /// Whether what a property holds changes though the property does not: others send into it, or keep
  /// something in it.
  private func isFilledLater(_ property: DeclarationIndex) -> Bool {
    let isHolder = facts.references.contains { use in
      use.owner == property && Self.holders.contains { facts[use.name].hasSuffix($0) }
    }
    let name = facts[facts[property].name]
    return isHolder
      || facts.shapes.contains { shape in
        guard let path = shape.memberPath else { return false }
        return facts[path].hasPrefix(name + ".") || facts[path].hasPrefix("self." + name + ".")
      }
  }

  private static let holders = ["Subject", "Relay", "Cache", "Observable", "Box", "Dynamic"]

  /// What to do where members of an enum of the view model alone make what is seen.
  func labels(_ names: [String]) -> Phrase? {
    let owners = places(of: names).map { member(around: $0.owner) }
    guard let first = owners.first ?? nil, facts[first].parent >= 0 else { return nil }
    let type = facts[first].parent
    guard facts[type].kind == .enum,
      owners.allSatisfy({ $0.map { facts[$0].parent == type } ?? false })
    else { return nil }
    let members = Self.once(owners.compactMap { $0.map { facts[facts[$0].name] } })
    let (listed, name) = (codebase.listed(members), facts[facts[type].name])
    return Phrase(
      "move \(listed) of '\(name)' to an extension of it beside \(screen)",
      zh: "把 '\(name)' 的 \(listed) 移到\(screen)旁的扩展中")
  }

  /// The innermost property or function around a place.
  func member(around owner: DeclarationIndex) -> DeclarationIndex? {
    facts.enclosing(owner).first { [.property, .function].contains(facts[$0].kind) }
  }

  /// The members of a view model that speak of text with attributes, whose keys name no type.
  func textMembers(in extents: [Span]) -> [String] {
    let uses = facts.references.filter { use in
      Self.attributed.contains(facts[use.name]) && use.role != .parameter
        && extents.contains { $0.contains(use.span.start) }
    }
    return Self.once(
      uses.compactMap { use in
        facts.enclosing(use.owner).last { [.property, .function].contains(facts[$0].kind) }
          .map { facts[facts[$0].name] }
      })
  }

  /// What to do with text that is made with attributes.
  func plainText(_ members: [String], in model: String) -> Phrase {
    let listed = codebase.listed(members)
    return Phrase(
      "give plain text from '\(model)', and let \(screen) make the attributed text of \(listed)",
      zh: "由 '\(model)' 提供普通文本，由\(screen)生成 \(listed) 的富文本")
  }

  /// Whether a name is that of what text is set in, and of nothing else.
  static func isOfText(_ name: String) -> Bool {
    ["NSParagraphStyle", "NSMutableParagraphStyle", "NSUnderlineStyle", "NSShadow"].contains(name)
  }

  private static let attributed: Set<String> = [
    "NSAttributedString", "NSMutableAttributedString", "NSAttributedString.Key",
  ]
}
