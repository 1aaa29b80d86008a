internal import StrataCode
internal import StrataModel

// What a view model does in place of naming what a framework draws.

extension FrameworkUses {
  /// How a view model does without some names.
  func leave(_ names: [String], outOf model: String) -> Phrase {
    if let way = whole(names) { return way }
    let fixed = constants(names, in: model)
    let heard = self.heard(fixed?.rest ?? names, by: model)
    let apart = self.apart(heard?.rest ?? fixed?.rest ?? names)
    let lent = self.lent(apart?.rest ?? heard?.rest ?? fixed?.rest ?? names)
    let rest = kinds(of: lent?.rest ?? apart?.rest ?? heard?.rest ?? fixed?.rest ?? names)
    let ways = [heard?.way, apart?.way, fixed?.way, lent?.way].compactMap(\.self)
    guard ways.count + rest.count > Self.mostWays else {
      return .joined(ways + rest.map { way(without: $1, $0, in: model) }, by: Self.pause)
    }
    // Who reads on is told of every name, and of no more than three things to do.
    let first = rest.prefix(max(0, Self.mostWays - 1 - ways.count))
    let others = codebase.listed(rest.dropFirst(first.count).flatMap(\.names), most: 6)
    let last = Phrase(
      "move what '\(model)' does with \(others) to \(screen), too",
      zh: "把 '\(model)' 对 \(others) 的处理也留给\(screen)")
    return .joined(
      ways + first.map { way(without: $1, $0, in: model) } + [last], by: Self.pause)
  }

  private static let mostWays = 3
  private static let pause = Phrase("; ", zh: "；")

  /// Names by what they stand for.
  private func kinds(of names: [String]) -> [(kind: UseKind, names: [String])] {
    UseKind.allCases.compactMap { kind in
      let some = names.filter { self.kind(of: $0) == kind }
      return some.isEmpty ? nil : (kind, some)
    }
  }

  /// What to do about names of one kind.
  private func way(without some: [String], _ kind: UseKind, in model: String) -> Phrase {
    let listed = codebase.listed(some, most: 6)
    let (place, deed) = (self.place(of: some, in: model), self.deed(of: some, listed))
    let way = kind.way(without: listed, in: model, at: place, doing: deed, shownBy: screen)
    switch kind {
    case .idleWrapper: return unread(some, in: model) ?? way + isolating(model, some)
    case .wrapper: return unread(some, in: model) ?? passedIn(some, in: model) ?? way
    case .picture: return labels(some) ?? picture(some, in: model)
    case .event where some.allSatisfy(isPosted): return heard(posted: some, by: model)
    case .value where some.allSatisfy { $0.contains("FeedbackGenerator") }:
      return Phrase(
        "take an enum of your own in place of \(listed) in \(place), and let what plays it turn it into UIKit's",
        zh: "在 \(place) 中用自己的枚举代替 \(listed)，由播放它的代码转换成 UIKit 的值")
    case .value:
      return labels(some) ?? done(with: some) ?? handed(some, kind, in: model)
        ?? built(with: some, in: model) ?? changing(some) ?? way
    case .view:
      if let way = handed(some, kind, in: model) ?? cells(some, in: model) ?? kept(some, in: model)
        ?? forwarded(some, in: model)
      {
        return way
      }
      guard isTaken(some) else { return way }
      if some.allSatisfy({ $0.hasSuffix("Controller") }) {
        return Phrase(
          "leave \(listed) to \(screen), and give '\(model)' a closure for what is to be shown from there",
          zh: "把 \(listed) 留给\(screen)，并以闭包的形式把要显示的内容交给 '\(model)'")
      }
      return Phrase(
        "leave \(listed) to \(screen), and let '\(model)' only publish what that is to do or show",
        zh: "把 \(listed) 留给\(screen)，'\(model)' 只发布它该做什么、显示什么")
    case .move:
      return keptBindings(some, in: model) ?? takenBinding(some, in: model)
        ?? wrappedBinding(some) ?? animated(some, in: model) ?? way
    case .service:
      return some.allSatisfy(isPosted)
        ? heard(posted: some, by: model) : started(some, in: model) ?? way
    case .picked:
      return picker.map {
        kind.way(without: listed, in: model, at: place, doing: deed, shownBy: $0)
      }
        ?? way
    case .event, .action, .measure: return way
    }
  }

  /// The one type that knows the view model and shows what picks photos.
  private var picker: Phrase? {
    guard let model else { return nil }
    let all = codebase.dependencies(on: model).compactMap { other -> SymbolID? in
      let facts = codebase.facts(other.file)
      return facts.references.contains { facts[$0.name] == "PhotosPicker" }
        ? codebase.outermostType(of: other) : nil
    }
    let names = Set(all).subtracting([model]).map { "'\(codebase.symbols[$0].qualifiedName)'" }
    return names.count == 1 ? Phrase(verbatim: names[0]) : nil
  }

  /// `, and write '@MainActor' …`, where a wrapper was all that isolated a class.
  private func isolating(_ name: String, _ wrappers: [String]) -> Phrase {
    guard let model, codebase.symbols[model].kind == .class,
      !Self.isolating.isDisjoint(with: wrappers),
      !([model] + codebase.symbols.allSupertypes(of: model)).contains(where: {
        codebase.attributes(of: codebase.symbols[$0].place).contains("MainActor")
      })
    else { return .empty }
    return Phrase(
      ", and write '@MainActor' before 'class \(name)', which the wrapper isolated in Swift 5",
      zh: "，并在 'class \(name)' 前写 '@MainActor'：在 Swift 5 中是这个包装器隔离了它")
  }

  /// The wrappers whose value the main actor holds (SE-0401).
  private static let isolating: Set<String> = [
    "ObservedObject", "StateObject", "EnvironmentObject", "FetchRequest", "SectionedFetchRequest",
  ]

  /// What to do about bindings that a view model keeps: of what views alone watch, it would see no change.
  private func keptBindings(_ names: [String], in model: String) -> Phrase? {
    let kept = facts.attributes.filter { facts[$0.name] == "Binding" && $0.owner >= 0 }
      .map { facts[facts[$0.owner].name] }
    guard names.contains("Binding"), !kept.isEmpty else { return nil }
    let rest = names.filter { $0 != "Binding" }
    let (listed, noun) = (
      codebase.listed(Self.once(kept)), kept.count == 1 ? "binding" : "bindings"
    )
    let property = kept.count == 1 ? "a plain published property" : "plain published properties"
    let bound = Phrase(
      "keep \(property) in place of the \(noun) \(listed), and let \(screen) pass on what changes by '.onChange'",
      zh: "用普通的 @Published 属性代替绑定 \(listed)，由\(screen)通过 '.onChange' 传递变化")
    return rest.isEmpty
      ? bound
      : Phrase(
        "\(bound); \(way(without: rest, .move, in: model))",
        zh: "\(bound)；\(way(without: rest, .move, in: model))")
  }

  /// What to do about bindings that methods are handed, where no view has to observe anything.
  private func takenBinding(_ names: [String], in model: String) -> Phrase? {
    let places = places(of: names)
    guard names == ["Binding"], !places.isEmpty,
      places.allSatisfy({ $0.role == .parameter })
    else { return nil }
    if places.allSatisfy({ $0.owner >= 0 && facts[$0.owner].kind == .initializer }) {
      return Phrase(
        "take a closure in place of each 'Binding' in 'init' and call it with the new value: who passes the binding now sets it there",
        zh: "在 'init' 中接收闭包代替每个 'Binding'，用新的值调用它：由现在传入绑定的代码设置")
    }
    return Phrase(
      "take plain values in place of 'Binding' in \(place(of: names, in: model)), and give the new ones back to \(screen), which sets them",
      zh: "在 \(place(of: names, in: model)) 中接收普通的值代替 'Binding'，并把新的值返回给\(screen)，由它设置")
  }

  /// What to do about changes that are to be seen moving: the view says so of what it shows.
  private func animated(_ names: [String], in model: String) -> Phrase? {
    let moving: Set<String> = ["withAnimation", "withTransaction", "Animation", "Transaction"]
    guard moving.isSuperset(of: names) else { return nil }
    let listed = codebase.listed(names)
    guard let moved = animatedProperties() else {
      return Phrase(
        "leave \(listed) to the view that shows what is changed there, and let '.animation(_:value:)' follow it",
        zh: "把 \(listed) 留给展示这些变化的视图，在那里用 '.animation(_:value:)' 跟随变化")
    }
    let followed =
      moved.isEmpty
      ? Phrase(
        "what '\(model)' changes, by a value that can be compared",
        zh: "'\(model)' 的变化（通过可以比较的值）") : codebase.listed(moved, most: 3)
    return following(followed, listed, isNamed: !moved.isEmpty)
  }

  private func following(_ followed: Phrase, _ listed: Phrase, isNamed: Bool) -> Phrase {
    // Which of several views shows a property, no fact says.
    return !isNamed
      ? Phrase(
        "leave \(listed) to \(screen), where '.animation(_:value:)' follows \(followed)",
        zh: "把 \(listed) 留给\(screen)：在那里用 '.animation(_:value:)' 跟随 \(followed)")
      : Phrase(
        "leave \(listed) to the view that shows \(followed), where '.animation(_:value:)' follows it",
        zh: "把 \(listed) 留给展示 \(followed) 的视图：在那里用 '.animation(_:value:)' 跟随它")
  }

  /// The properties of plain values that methods with an animation write; nil where they only ask others to
  /// change something, which other views may show.
  private func animatedProperties() -> [String]? {
    let owners = Set(places(of: ["withAnimation", "withTransaction"]).map(\.owner))
    let written = facts.shapes.compactMap { shape -> String? in
      guard case .writes(let name, _) = shape.form, owners.contains(shape.owner) else {
        return nil
      }
      return facts[name]
    }
    let names = Self.once(written)
    if names.isEmpty { return nil }
    // Some of them would leave the rest still.
    let areAll = names.allSatisfy { name in
      facts.declarations.indices.contains { index in
        facts.declarations[index].kind == .property && facts[facts.declarations[index].name] == name
          // No view shows what it cannot see.
          && facts.declarations[index].access > .fileprivate
          && isPlainlyTyped(DeclarationIndex(index))
      }
    }
    return areAll ? names : []
  }

  /// Whether a property is written as a number, a text or a truth value.
  private func isPlainlyTyped(_ property: DeclarationIndex) -> Bool {
    let types = facts.references.filter { $0.owner == property && $0.role == .property }
    return types.count == 1
      && types.allSatisfy {
        ["Bool", "Int", "Double", "CGFloat", "String"].contains(facts[$0.name])
      }
  }

  private func isTaken(_ names: [String]) -> Bool {
    facts.references.contains { $0.role == .parameter && names.contains(facts[$0.name]) }
  }

  /// What to do about wrappers around properties that nobody reads.
  private func unread(_ names: [String], in model: String) -> Phrase? {
    let held = facts.attributes.filter { names.contains(facts[$0.name]) && $0.owner >= 0 }
      .map { facts[$0.owner] }
    guard !held.isEmpty, held.allSatisfy({ $0.modifiers.contains(.isIdle) }) else { return nil }
    let properties = codebase.listed(held.map { facts[$0.name] })
    return Phrase(
      "delete \(properties): '\(model)' never uses \(held.count == 1 ? "it" : "them")",
      zh: "删除 \(properties)：'\(model)' 从未使用")
  }

  /// What to do where one method alone works with what is seen, and neither takes nor gives it.
  private func done(with names: [String]) -> Phrase? {
    let uses = facts.references.filter { names.contains(facts[$0.name]) }
    guard let first = uses.first, first.owner >= 0, facts[first.owner].kind == .function,
      uses.allSatisfy({ use in
        use.owner == first.owner
          && [.construction, .staticAccess, .genericArgument].contains(use.role)
      })
    else { return nil }
    let method = facts[facts[first.owner].name]
    return Phrase(
      "move what '\(method)' does with \(codebase.listed(names)) to \(screen)",
      zh: "把 '\(method)' 对 \(codebase.listed(names)) 的处理留给\(screen)")
  }

  /// Whether a name is that of what does something for a screen and is not seen itself.
  static func isService(_ name: String) -> Bool { UseKind(of: name) == .service }

  /// What to do in Domain about what the system does for screens.
  static func serviceHelp(_ name: String) -> Phrase {
    Phrase(
      "declare a protocol here for what '\(name)' does, and conform to it outside of Domain and Data",
      zh: "在这里把 '\(name)' 的用途声明为协议，在 Domain 和 Data 之外实现")
  }
}
