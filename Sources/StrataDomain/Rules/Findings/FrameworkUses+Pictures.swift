internal import StrataCode
internal import StrataModel

// What a view model takes, keeps and gives in place of pictures.

extension FrameworkUses {
  /// What a view model takes and gives in place of a picture, by where it stands.
  func picture(_ names: [String], in model: String) -> Phrase {
    let uses = facts.references.filter { names.contains(facts[$0.name]) }
    let roles = Set(uses.map(\.role))
    let (listed, place) = (codebase.listed(names), self.place(of: names, in: model))
    if names == ["Image"] {
      return Phrase(
        "keep a name or bytes (Data) in place of \(listed) in \(place), and make the picture where it is shown",
        zh: "在 \(place) 中用名称或 Data 代替 \(listed)，在显示的地方生成图片")
    }
    let takers = takers(of: names)
    if !takers.isEmpty {
      let others = codebase.listed(takers)
      return Phrase(
        "take bytes (Data) in place of \(listed) in \(place), and in \(others), to which it hands it on",
        zh: "在 \(place) 和接收它的 \(others) 中都用 Data 代替 \(listed)")
    }
    if let way = turned(names, by: uses, in: model) { return way }
    let isHandedIn = uses.contains(where: isHandedIn) || uses.contains(where: isInput)
    if isHandedIn || uses.contains(where: isOpen),
      let kept = codebase.keeper(of: names, namedIn: file)
    {
      return Phrase(
        "let '\(kept)' of Domain keep bytes (Data) in place of \(listed) first, then take bytes in \(place), too: \(screen) encodes the picture before it passes it in",
        zh: "先让 Domain 的 '\(kept)' 用 Data 代替 \(listed)，再在 \(place) 中接收 Data：由\(screen)编码要传入的内容")
    }
    guard isHandedIn || isEncoded || uses.contains(where: isOpen) else {
      return Phrase(
        "give a name, a URL or bytes (Data) in place of \(listed) in \(place): \(screen) makes the picture from it",
        zh: "由 \(place) 提供名称、URL 或 Data 代替 \(listed)：由\(screen)生成图片")
    }
    let screen = handing(uses) ?? screen
    guard !roles.isDisjoint(with: [.property, .return]) else {
      return Phrase(
        "take bytes (Data) in place of \(listed) in \(place): \(screen) encodes the picture before it passes it in",
        zh: "在 \(place) 中接收 Data 代替 \(listed)：由\(screen)编码要传入的内容")
    }
    guard isHandedIn else {
      return Phrase(
        "keep a name or bytes (Data) in place of \(listed) in \(place): what shows it makes the picture, and what sets it encodes one",
        zh: "在 \(place) 中用名称或 Data 代替 \(listed)：显示它的代码生成图片，设置它的代码负责编码")
    }
    return Phrase(
      """
      use a name or bytes (Data) in place of \(listed) in \(place): \(screen) makes pictures from it, and encodes those that it passes in
      """,
      zh: "在 \(place) 中用名称或 Data 代替 \(listed)：由\(screen)生成图片，并编码要传入的内容")
  }

  /// Whether a screen passes a picture in: an initializer or a method that one calls takes it, and no
  /// closure by which it comes back. Where nobody is known to use the view model, it may be so.
  private func isHandedIn(_ use: TypeReference) -> Bool {
    guard use.role == .parameter, !isCalledHere(use.owner), !facts.isHandedBack(use) else {
      return false
    }
    guard use.owner >= 0, facts[use.owner].kind == .function, !users.isEmpty else { return true }
    let method = facts[facts[use.owner].name]
    return users.contains { codebase.calledNames(in: $0).contains(method) }
  }

  /// The files but this one in which screens name the view model, or what it is promised to be.
  private var users: Set<Int> {
    guard let model else { return [] }
    let types = [model] + codebase.symbols.allSupertypes(of: model)
    return Set(
      types.flatMap { codebase.dependencies(on: $0) }
        .filter { $0.file != file && $0.from.ring != .data }.map(\.file))
  }

  /// The one type that calls the methods of the view model which take something; nil where none or several do.
  private func handing(_ uses: [TypeReference]) -> Phrase? {
    let methods = Set(
      uses.filter { $0.role == .parameter && $0.owner >= 0 }.map { facts[facts[$0.owner].name] })
    guard let model, !methods.isEmpty else { return nil }
    let callers = codebase.dependencies(on: model).filter { other in
      other.file != file && !codebase.calledNames(in: other.file).isDisjoint(with: methods)
    }.compactMap { codebase.outermostType(of: $0) }
    let names = Set(callers).subtracting([model])
      .filter { codebase.roles[$0].isDisjoint(with: [.viewModel, .container, .coordinator]) }
      .map { codebase.symbols[$0].qualifiedName }
    return names.count == 1 ? Phrase(verbatim: "'\(names[0])'") : nil
  }

  /// Whether the file makes bytes of pictures: a view hands them in, whatever way.
  var isEncoded: Bool {
    facts.shapes.contains { shape in
      shape.calledPath.map { path in
        PictureRoute.encoders.contains { facts[path].hasSuffix($0) }
      } ?? false
    }
  }

  /// Whether the file calls a method of its own, or alone can.
  func isCalledHere(_ owner: DeclarationIndex) -> Bool {
    guard owner >= 0, facts[owner].kind == .function else { return false }
    return facts[owner].access <= .fileprivate
      || facts.shapes.contains { shape in
        if case .callsOwn(let name, _) = shape.form { name == facts[owner].name } else { false }
      }
  }

  /// Whether a picture stands in a property that a view writes or may write, and nothing here does.
  private func isOpen(_ use: TypeReference) -> Bool {
    guard use.role == .property, use.owner >= 0 else { return false }
    let owner = facts[use.owner]
    return owner.kind == .property && owner.access > .fileprivate
      && owner.modifiers.isDisjoint(with: [
        .hasNarrowSetter, .isConstant, .isComputed, .isFunctionTyped, .isLazy,
      ])
      && !facts.shapes.contains { shape in
        if case .writes(let name, _) = shape.form { name == owner.name } else { false }
      }
      && (users.isEmpty || users.contains { isSet(facts[owner.name], in: $0) })
  }

  /// Whether a file sets or binds a member of a name.
  private func isSet(_ member: String, in file: Int) -> Bool {
    let facts = codebase.facts(file)
    return facts.shapes.contains { shape in
      if case .setsMember(let path) = shape.form {
        facts[path].split(separator: ".").contains { $0 == member }
      } else {
        false
      }
    }
  }

  /// Whether what stands somewhere is what a view tells: `enum Action { case picked(UIImage) }`.
  private func isInput(_ use: TypeReference) -> Bool {
    facts.enclosing(use.owner).contains { index in
      facts[index].kind == .enumCase
        || facts[index].kind.isType
          && NameWords(facts[facts[index].name]).suffix(from: [
            "input", "action", "event", "intent",
          ])
            != nil
    }
  }

  /// The types of the project whose methods take one of some names and are called here.
  func takers(of names: [String]) -> [String] {
    let asked = codebase.references[file].compactMap { target -> SymbolID? in
      if case .symbol(let id) = target { id } else { nil }
    }
    return Self.once(asked).filter { id in
      codebase.symbols[id].place.file != file
        && codebase.methods(of: id).contains { method in
          let other = codebase.facts(method.file)
          return facts.usedNames.contains(codebase.name(method))
            && codebase.referenceOrder[method.file][method.declaration].contains {
              other.references[$0].role == .parameter
                && names.contains(other[other.references[$0].name])
                && !other.isHandedBack(other.references[$0])
            }
        }
    }.map { codebase.symbols[$0].qualifiedName }
  }
}
