internal import StrataCode
internal import StrataModel

extension Rule {
  /// A view model has grown past what one screen needs.
  package static let massiveViewModel: Rule = Rule(
    "presentation.massive-view-model", .warning,
    summary: Phrase(
      "A view model has too many lines, dependencies or methods.", zh: "ViewModel 的代码行、依赖或方法过多。"),
    title: Phrase("view models are too large", zh: "ViewModel 过大"),
    step: Phrase("Split them by part of the screen", zh: "按界面区域拆分"),
    why: Phrase(
      """
      A view model that knows everything about its screen is the massive view controller again: \
      every change touches it, and a test of one thing must set up all the others.
      """,
      zh: "什么都管的 ViewModel，不过是换了名字的臃肿视图控制器（Massive View Controller）：每次改动都会碰到它，测试一件事得先准备好其他所有的事。"),
    fix: Phrase(
      "Move business decisions to use cases, and give each part of the screen a view model of its own.",
      zh: "把业务判断移到 UseCase，让界面的各个部分有自己的 ViewModel。"),
    examples: [
      .bad(
        Phrase("a view model with nine dependencies", zh: "有 9 个依赖的 ViewModel"),
        MassiveExamples.manyDependencies),
      .bad(
        Phrase("a view model with twenty-one methods", zh: "有 21 个方法的 ViewModel"),
        MassiveExamples.manyMethods),
      .good(
        Phrase("a view model with two dependencies", zh: "有 2 个依赖的 ViewModel"),
        seenIn:
          "FoodOrdering/Sources/Presentation/Features/Restaurants/RestaurantListViewModel.swift",
        """
        //- Domain/UseCases/LoadFeedUseCase.swift
        protocol LoadFeedUseCase { func execute() async throws -> [String] }
        //- Domain/UseCases/HideItemUseCase.swift
        protocol HideItemUseCase { func execute(_ item: String) async throws }
        //- Presentation/Feed/FeedViewModel.swift
        @MainActor final class FeedViewModel {
          private let loadFeed: any LoadFeedUseCase
          private let hideItem: any HideItemUseCase
          init(loadFeed: any LoadFeedUseCase, hideItem: any HideItemUseCase) {
            self.loadFeed = loadFeed
            self.hideItem = hideItem
          }
        }
        """),
      .good(Phrase("many values are no dependencies", zh: "值再多也不是依赖"), MassiveExamples.manyValues),
    ], subjects: .viewModels, numbers: [Limit.codeLines, Limit.dependencies, Limit.methods]
  ) { codebase in
    codebase.said(ofEach: codebase.types(.viewModel)) {
      [codebase.massiveViewModelFinding($0)].compactMap(\.self)
    }
  }
}

/// The most that a view model has without a word being said.
private enum Limit {
  static let codeLines = RuleNumber(
    name: "lines", usual: 300, noun: Phrase("code lines", zh: "代码行数"))
  static let dependencies = RuleNumber(
    name: "dependencies", usual: 8, noun: Phrase("injected dependencies", zh: "注入依赖数"))
  static let methods = RuleNumber(
    name: "methods", usual: 20, noun: Phrase("non-private methods", zh: "非 private 方法数"))
}

extension Codebase {
  fileprivate func massiveViewModelFinding(_ id: SymbolID) -> Finding? {
    let bodies = bodiesInOwnModule(of: id)
    let methods = openMethods(in: bodies)
    let counts = [
      (codeLines(of: bodies), Limit.codeLines), (injected(into: id), Limit.dependencies),
      (methods.count, Limit.methods),
    ].map { ($0, number($1, of: Rule.massiveViewModel.id), $1.noun) }
    let excess = counts.filter { $0.0 > $0.1 }
    guard !excess.isEmpty else { return nil }
    let surplus = Surplus(lines: counts[0].0 - counts[0].1, methods: counts[2].0 - counts[2].1)
    let said = Phrase.joined(
      excess.map { count, most, noun in
        Phrase(
          "\(count) \(noun) (limit: \(most))", zh: "\(noun)为 \(count)（上限 \(most)）")
      }, by: Phrase(", ", zh: "，"))
    return Rule.massiveViewModel.finding(
      about: id, in: self,
      message: Phrase("\(described(id)) has \(said)", zh: "\(described(id)) 的 \(said)"),
      help: massiveHelp(id, bodies, surplus)
    ).held(at: excess.allSatisfy { isHardly($0.0, over: $0.1) } ? .info : .warning).with(
      confidence: 0.95)
  }

  /// Whether somebody who keeps to a limit would not mind: it is passed by less than a tenth.
  private func isHardly(_ count: Int, over most: Int) -> Bool { count * 10 < most * 11 }

  private func massiveHelp(
    _ id: SymbolID, _ bodies: [DeclarationID], _ surplus: Surplus
  ) -> Phrase {
    if surplus.lines <= 0, surplus.methods > 0 {
      let groups = methodGroups(of: id, in: bodies, surplus)
      return groups.isEmpty ? plainHelp(id) : split(symbols[id].name, by: groups, surplus)
    }
    if surplus.lines <= 0 { return dependenciesHelp(id, bodies) }
    let all = codeLines(of: bodies)
    if let list = listedValues(in: bodies, of: all) { return list }
    let largest = bodies.flatMap { body in
      facts(body.file).children(of: body.declaration).filter {
        facts(body.file)[$0].kind == .function
          // What a list asks for is named after the list, and several are named alike.
          && !Self.lists.contains(facts(body.file)[facts(body.file)[$0].name])
      }.map { DeclarationID(file: body.file, declaration: $0) }
    }.max { declaration($0).extent.length < declaration($1).extent.length }
    guard let largest else { return plainHelp(id) }
    let lines = codeLines(of: [largest])
    if let part = partWithDependency(of: id, in: bodies, longerThan: lines) { return part }
    if let cut = outerCut(of: bodies, all) { return cut }
    if lines * 3 < all, let part = apartExtension(of: id, in: bodies, of: all) { return part }
    if lines > 24, let cut = firstCut(largest, lines: lines) { return cut }
    let groups = methodGroups(of: id, in: bodies, surplus)
    if !groups.isEmpty { return split(symbols[id].name, by: groups, surplus) }
    return (lines > 24 ? plainCut(largest, lines: lines, of: all) : nil) ?? plainHelp(id)
  }

  /// What to do about dependencies alone that are too many.
  private func dependenciesHelp(_ id: SymbolID, _ bodies: [DeclarationID]) -> Phrase {
    let stored = storedProperties(of: id).filter {
      namings(of: $0, as: [.property]).contains { isDependency($0.type) }
    }
    let idle = stored.filter { declaration($0).modifiers.contains(.isIdle) }
    // Where none is used, the code is not written yet.
    guard idle.isEmpty || idle.count == stored.count else {
      let names = listed(idle.map { name($0) })
      let deletion = Phrase(
        "delete \(names): '\(symbols[id].name)' never uses \(idle.count == 1 ? "it" : "them")",
        zh: "删除 \(names)：'\(symbols[id].name)' 从未使用它们")
      let most = number(Limit.dependencies, of: Rule.massiveViewModel.id)
      if injected(into: id) - idle.count <= most { return deletion }
      let rest = partWithDependency(of: id, in: bodies, longerThan: 0) ?? plainHelp(id)
      return Phrase.joined([deletion, rest], by: Phrase("; then ", zh: "；然后"))
    }
    return partWithDependency(of: id, in: bodies, longerThan: 0) ?? plainHelp(id)
  }

  private func plainHelp(_ id: SymbolID) -> Phrase {
    Phrase(
      """
      split '\(symbols[id].name)' into a view model for each part of the screen, each with the methods \
      and dependencies that it needs
      """,
      zh: "按界面的各个部分拆分 '\(symbols[id].name)'，每个 ViewModel 只带所需的方法和依赖")
  }

  private static let lists: Set<String> = [
    "tableView", "collectionView", "outlineView", "pickerView", "scrollView", "webView", "mapView",
  ]

  /// The methods that code outside the file can call, and that no superclass or framework demands.
  func openMethods(in bodies: [DeclarationID]) -> [DeclarationID] {
    bodies.flatMap { body in
      facts(body.file).children(of: body.declaration).filter { index in
        let member = facts(body.file)[index]
        return member.kind == .function && member.access > .fileprivate
          && !isSpare(index, in: body.file)
          && member.modifiers.isDisjoint(with: [.isOverride, .isStatic])
          && !isEmpty(member, in: body.file) && !isPort(index, in: body)
      }.map { DeclarationID(file: body.file, declaration: $0) }
    }
  }

  /// Whether a method is one line by which a protocol for inputs or outputs is kept: what is behind it
  /// counts.
  private func isPort(_ method: DeclarationIndex, in body: DeclarationID) -> Bool {
    let facts = facts(body.file)
    guard
      facts.codeLines.count(in: Self.lines(of: facts[method].extent, in: facts)) <= 3,
      let type = symbols.subject(of: body)
    else { return false }
    return symbols.allSupertypes(of: type).contains { promise in
      symbols.words(of: promise).suffix(from: ["input", "inputs", "output", "outputs"]) != nil
        && members(of: promise).contains { name($0) == facts[facts[method].name] }
    }
  }

  /// Whether a method has no line of code of its own: what a protocol asks for and nobody needs here.
  private func isEmpty(_ member: Declaration, in file: Int) -> Bool {
    let lines = Self.lines(of: member.extent, in: facts(file))
    return lines.count > 1 && facts(file).codeLines.count(in: lines) <= 2
  }

  /// What the longest initialiser takes, or the property wrappers fetch: services, not values.
  private func injected(into id: SymbolID) -> Int {
    let taken = initializers(of: id).map { place in
      Set(
        namings(of: place, as: [.parameter]).filter { isDependency($0.type) }
          .map { parameter(of: $0) }
      ).count
    }.max()
    let fetched = storedProperties(of: id).count { place in
      !Set(attributes(of: place)).isDisjoint(with: [
        "Injected", "LazyInjected", "WeakLazyInjected", "Inject", "Dependency", "InjectedObject",
      ])
    }
    return (taken ?? 0) + fetched
  }

  /// The parameter of its owner that a naming stands in, by its place.
  private func parameter(of naming: ResolvedReference) -> UInt32 {
    let span = reference(naming).span
    return facts(naming.file).parameters.first {
      $0.owner == reference(naming).owner && $0.span.contains(span.start)
    }?.span.start ?? span.start
  }

  /// What is given to do something with: a protocol, an actor, a class with a role or methods.
  private func isDependency(_ id: SymbolID) -> Bool {
    switch symbols[id].kind {
    case .protocol: asksForDeeds(id)
    case .actor: true
    case .class: roles[id].isDisjoint(with: [.dto, .persistenceModel, .entity])
    case .struct: !roles[id].isDisjoint(with: Self.servingRoles)
    default: false
    }
  }

  /// Whether a protocol asks for more than properties: one that asks for nothing else is a value.
  private func asksForDeeds(_ id: SymbolID) -> Bool {
    let all = [id] + symbols.allSupertypes(of: id)
    return all.contains { !methods(of: $0).isEmpty || !roles[$0].isEmpty }
      || all.allSatisfy { members(of: $0).isEmpty }
  }

  private static let servingRoles: Roles = [
    .useCase, .repositoryImplementation, .dataSource, .coordinator, .container, .mapper,
  ]
}
