internal import StrataCode
internal import StrataModel

// What to do with a view or coordinator that a view model stores.

extension Codebase {
  /// What a view model does without a part of a screen that it stores.
  func navigationHelp(
    _ part: HeldScreenPart, of model: SymbolID, in place: DeclarationID
  ) -> Phrase {
    let (id, screen) = (model, screen(of: model))
    let model = symbols[model].qualifiedName
    if part.severity == .warning {
      return Phrase(
        """
        give '\(model)' a closure for each destination instead of '\(name(place))', and fill it in \
        in the composition root
        """,
        zh: "让 '\(model)' 用闭包代替 '\(name(place))'，每个跳转目标一个，在构造这个 ViewModel 的地方传入")
    }
    guard let type = part.type else {
      let asked = members(askedOf: name(place), in: place.file)
      if asked.contains(where: Self.ofCells.contains) {
        return Phrase(
          """
          keep '\(name(place))' in \(screen), which registers and dequeues its cells, and give from \
          '\(model)' what each cell shows
          """,
          zh: "把 '\(name(place))' 留在\(screen)中，由它注册和复用单元格，由 '\(model)' 提供每个单元格展示的内容")
      }
      if !asked.isEmpty {
        return closures(
          for: FrameworkUses.once(asked), [name(place)], of: model, shownBy: screen)
      }
      return passed([name(place)], through: id)
        ?? Phrase(
          """
          keep '\(name(place))' in \(screen), and publish from '\(model)' what the view is to do or \
          show
          """,
          zh: "把 '\(name(place))' 留在\(screen)中，由 '\(model)' 发布视图该做什么、显示什么")
    }
    let asked = methods(of: type, calledIn: place.file)
    if !asked.isEmpty, symbols[type].kind == .class {
      return closures(
        for: asked.sorted(), [name(place)], of: model,
        shownBy: Phrase(verbatim: "'\(part.name)'"))
    }
    let ending = members(askedOf: name(place), in: place.file)
    if !ending.isEmpty, ending.allSatisfy(Self.endings.contains) {
      return closures(
        for: FrameworkUses.once(ending), [name(place)], of: model,
        shownBy: Phrase(verbatim: "'\(part.name)'"))
    }
    if isBuilt(type, by: id) {
      return Phrase(
        "let who shows '\(part.name)' build it and hand it '\(model)', and tell from '\(model)' by closures what happens next",
        zh: "由显示 '\(part.name)' 的一方构造它并把 '\(model)' 交给它，'\(model)' 通过闭包告知接下来发生什么")
    }
    return Phrase(
      "publish what '\(part.name)' is to show from '\(model)', and let the view read it",
      zh: "由 '\(model)' 发布 '\(part.name)' 要展示的内容，由视图读取")
  }

  /// Whether a view model makes a view itself.
  private func isBuilt(_ view: SymbolID, by model: SymbolID) -> Bool {
    dependencies(on: view).contains { dependency in
      reference(of: dependency).role == .construction
        && typesAround(reference(of: dependency).owner, in: dependency.file).contains(model)
    }
  }

  /// What a list is asked for its cells.
  private static let ofCells: Set<String> = [
    "register", "dequeueReusableCell", "dequeueReusableSupplementaryView", "cellForRow",
    "cellForItem",
  ]
  /// What ends a screen.
  private static let endings: Set<String> = ["dismiss", "close", "pop", "goBack", "back"]
}
