internal import StrataCode
internal import StrataModel

extension Codebase {
  /// What to do in place of asking a container.
  func help(_ use: LocatorUse, _ name: String) -> Phrase {
    if use.kind == .stored, let way = idleHelp(at: use.owner, in: use.file, for: use.span) {
      return way
    }
    if let way = givenByStoryboard(use, name) { return way }
    let isType =
      typesAround(use.owner, in: use.file).last.map {
        symbols[$0].kind != .protocol && symbols[$0].kind != .enum
      } ?? false
    let who = namer(of: use.owner, in: use.file).symbol
    let place =
      isType
      ? Phrase("in the initializer of '\(who)'", zh: "在 '\(who)' 的初始化方法中")
      : Phrase("as parameters in '\(who)'", zh: "在 '\(who)' 中通过参数")
    if use.kind == .wrapped {
      return Phrase(
        "take what '\(name)' looks up \(place), and build it in the composition root",
        zh: "\(place) 接收 '\(name)' 查找的对象，并在组合根构造它")
    }
    if let way = closures(use, name, place) { return way }
    let take = isDefault(use) ? Phrase("without a default", zh: "不设默认值，") : place
    return Phrase(
      "take the objects that come from '\(name)'\(asked(use)) \(take), and use '\(name)' only in the composition root",
      zh: "\(take) 接收 '\(name)' 中用到的对象\(asked(use))，只让组合根引用 '\(name)'")
  }

  /// `, such as what 'makeMenu' gives,`: what a type calls on a container that it keeps.
  private func asked(_ use: LocatorUse) -> Phrase {
    guard use.kind == .stored, let container = use.container,
      let user = namingType(of: use.owner, in: use.file)
    else { return .empty }
    let own = Set(members(of: container).map { name($0) })
    let called = calledMembers(in: user).filter(own.contains)
    return called.isEmpty
      ? .empty
      : Phrase(
        ", such as what \(listed(called, most: 2)) \(called.count == 1 ? "gives" : "give"),",
        zh: "（例如 \(listed(called, most: 2)) 的结果）")
  }

  /// What is made of values that are only known later is handed in as closures: all that is called on
  /// the container takes something.
  private func closures(_ use: LocatorUse, _ name: String, _ place: Phrase) -> Phrase? {
    guard let container = use.container, let user = namingType(of: use.owner, in: use.file) else {
      return nil
    }
    let makers = methods(of: container)
    let open = Set(
      makers.filter { parameters(of: $0).contains { $0.defaultValue == nil } }.map { self.name($0) }
    )
    let own = open.union(members(of: container).map { self.name($0) })
    let called = calledMembers(in: user).filter(own.contains)
    guard !called.isEmpty, called.allSatisfy(open.contains) else { return nil }
    return Phrase(
      "take a closure that does what \(listed(called, most: 2)) of '\(name)' does \(place), and use '\(name)' only where that is passed",
      zh: "\(place) 接收一个闭包，由它完成 '\(name)' 的 \(listed(called, most: 2)) 所做的事，只在传入闭包的地方引用 '\(name)'")
  }

  /// The last names of what code of a type calls or reads of others, each once, in order.
  private func calledMembers(in type: SymbolID) -> [String] {
    var found: [String] = []
    for body in symbols.bodies[Int(type.index)] {
      let facts = facts(body.file)
      let extent = declaration(body).extent
      for shape in facts.shapes where extent.contains(shape.span.start) {
        guard let path = shape.memberPath,
          let last = facts[path].split(separator: ".").last.map(String.init),
          facts[path].contains("."), !found.contains(last)
        else { continue }
        found.append(last)
      }
    }
    return found
  }

  /// A screen that a storyboard makes has no initializer that anybody calls.
  private func givenByStoryboard(_ use: LocatorUse, _ name: String) -> Phrase? {
    guard use.kind != .wrapped, let screen = namingType(of: use.owner, in: use.file),
      isOfStoryboard(screen)
    else { return nil }
    let (who, place) = (symbols[screen].qualifiedName, settingPlace(of: screen))
    return Phrase(
      """
      give '\(who)', which a storyboard makes, properties for what it uses of '\(name)', and set \
      them \(place)
      """, zh: "'\(who)' 由 storyboard 创建：为它用到的 '\(name)' 的内容添加属性，并\(place)赋值")
  }

  /// Whether a place stands in the default argument of an initialiser.
  private func isDefault(_ use: LocatorUse) -> Bool {
    facts(use.file)[use.owner].kind == .initializer
      && defaults(in: use.file).contains {
        $0.owner == use.owner && $0.defaultValue?.contains(use.span.start) == true
      }
  }
}
