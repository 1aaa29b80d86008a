internal import StrataModel
internal import StrataCode

extension Codebase {
  /// `take 'P' (Domain) in the initialiser …` with the names that the project has; what is made
  /// anew for each call is taken as a closure.
  func injection(
    of id: SymbolID, into consumer: String, for layer: Layer?, anew: Bool = false,
    _ route: LegalRoute
  ) -> Phrase {
    let name = symbols[id].qualifiedName
    let taker = symbols.topLevelTypes(named: consumer).first
    let place = liveValue(of: consumer) ?? route.wiringPlace(for: id, into: taker)
    let dropping = taker.map(droppingInitializer) ?? .empty
    if let way = handedLater(
      name, to: consumer, liveValue(of: consumer) ?? route.wiringPlace(for: id))
    {
      return way
    }
    if anew {
      return Phrase(
        """
        let the initializer of '\(consumer)' take a closure that makes '\(name)', and pass that closure \
        \(place)
        """,
        zh: "在 '\(consumer)' 的初始化方法中接收构造 '\(name)' 的闭包，并 \(place) 写出这个闭包")
    }
    if !roles.has(id, .viewModel), let layer,
      let abstraction = route.abstraction(of: id, for: layer), symbols[abstraction].parent == nil
    {
      if let given = symbols.topLevelTypes(named: consumer).first(where: { consumer in
        held(by: consumer).contains { $0.type == abstraction }
          && handedOver(to: consumer).contains { place in
            namings(of: place, as: [.parameter, .property]).contains { $0.type == abstraction }
          }
      }) {
        return Phrase(
          """
          use the '\(symbols[abstraction].qualifiedName)' that '\(symbols[given].name)' is given, \
          and build '\(name)' \(place)
          """,
          zh: """
            使用已经传入 '\(symbols[given].name)' 的 '\(symbols[abstraction].qualifiedName)'，\
            \(place)构造 '\(name)'
            """)
      }
      let adding = completing(
        abstraction, of: id, for: symbols.topLevelTypes(named: consumer).first)
      let handing = handingOn(to: consumer, place)
      return Phrase(
        """
        \(dropping)\(adding)take '\(symbols[abstraction].qualifiedName)' in the initializer of '\(consumer)' \
        and build '\(name)' \(place)\(handing)
        """,
        zh: """
          \(dropping)\(adding)在 '\(consumer)' 的初始化方法中接收 '\(symbols[abstraction].qualifiedName)'，\
          并 \(place) 构造 '\(name)'\(handing)
          """)
    }
    if let way = pushed(consumer, place) { return way }
    return Phrase(
      "\(dropping)take '\(name)' in the initializer of '\(consumer)' and build it \(place)",
      zh: "\(dropping)在 '\(consumer)' 的初始化方法中接收它，并 \(place) 构造 '\(name)'")
  }

  /// `drop 'init()' from 'Menu', `, before a sentence that wants an initializer to take something, where a
  /// protocol asks for one that takes nothing.
  private func droppingInitializer(of consumer: SymbolID) -> Phrase {
    let asking = symbols.allSupertypes(of: consumer).first { promise in
      symbols[promise].kind == .protocol
        && initializers(of: promise).contains { parameters(of: $0).isEmpty }
    }
    guard let asking else { return .empty }
    let name = symbols[asking].qualifiedName
    return Phrase("drop 'init()' from '\(name)', ", zh: "从 '\(name)' 中去掉 'init()'，")
  }

  /// `in 'MenuKey', where its live value is made`, of a type that a key of dependencies makes.
  private func liveValue(of consumer: String) -> Phrase? {
    guard let id = symbols.topLevelTypes(named: consumer).first else { return nil }
    let key = dependencies(on: id).lazy.compactMap { dependency -> SymbolID? in
      let reference = self.reference(of: dependency)
      guard reference.role == .construction, reference.owner >= 0,
        self.facts(dependency.file).enclosing(reference.owner).contains(where: {
          self.facts(dependency.file)[self.facts(dependency.file)[$0].name] == "liveValue"
        })
      else { return nil }
      return self.outermostType(of: dependency)
    }.first
    return key.map {
      Phrase(
        "in '\(symbols[$0].qualifiedName)', where the live value is made",
        zh: "在构造 live value 的 '\(symbols[$0].qualifiedName)' 中")
    }
  }

  /// What to do for a type whose initializer nobody of the project calls; nil for others.
  private func handedLater(_ name: String, to consumer: String, _ place: Phrase) -> Phrase? {
    if let cell = symbols.topLevelTypes(named: consumer).first(where: isCell) {
      return Phrase(
        """
        build '\(name)' \(place), and give '\(symbols[cell].name)' what it shows, or its view \
        model, when it is filled
        """, zh: "\(place)构造 '\(name)'，并在填充时把要展示的内容或 ViewModel 交给 '\(symbols[cell].name)'")
    }
    if let screen = symbols.topLevelTypes(named: consumer).first(where: isOfStoryboard) {
      let setting = settingPlace(of: screen)
      return Phrase(
        """
        give '\(symbols[screen].name)', which a storyboard makes, a property for '\(name)', build it \
        \(place), and set it \(setting)
        """,
        zh: """
          '\(symbols[screen].name)' 由 storyboard 创建：为它添加 '\(name)' 属性，\
          \(place)构造它，并\(setting)赋值
          """)
    }
    return nil
  }

  /// `in 'prepare(for:)' of 'MenuRouter'`, which names a screen of a storyboard, or else where it is
  /// shown.
  func settingPlace(of screen: SymbolID) -> Phrase {
    let setter = dependencies(on: screen).lazy.compactMap { dependency -> SymbolID? in
      let owner = self.reference(of: dependency).owner
      let facts = self.facts(dependency.file)
      guard owner >= 0, facts[owner].kind == .function, facts[facts[owner].name] == "prepare" else {
        return nil
      }
      return self.outermostType(of: dependency)
    }.first { $0 != screen }
    guard let setter else { return Phrase("where the screen is shown", zh: "在显示该页面的地方") }
    let name = symbols[setter].qualifiedName
    return Phrase("in 'prepare(for:)' of '\(name)'", zh: "在 '\(name)' 的 'prepare(for:)' 中")
  }

  /// Whether the system makes a screen out of a file that says which properties it fills: no
  /// initializer of its own is called.
  func isOfStoryboard(_ id: SymbolID) -> Bool {
    let isFilled = members(of: id).contains { attributes(of: $0).contains("IBOutlet") }
    return isFilled
      && initializers(of: id).allSatisfy { place in
        parameters(of: place).first.map {
          ["coder", "aDecoder"].contains(facts(place.file)[$0.name])
        } ?? false
      } && !isMadeInCode(id)
  }

  /// Whether shipping code calls an initializer of a type.
  func isMadeInCode(_ id: SymbolID) -> Bool {
    dependencies(on: id).contains { dependency in
      let reference = self.reference(of: dependency)
      return reference.role == .construction && scopes[dependency.file].isProduction
        && !scopes[dependency.file].isExempt(reference)
    }
  }

  /// Whether the system makes a type and fills it again and again.
  func isCell(_ id: SymbolID) -> Bool {
    ([id] + symbols.allSupertypes(of: id)).contains { type in
      symbols.externalSupertypes[Int(type.index)].contains {
        $0.hasSuffix("ViewCell") || $0.hasSuffix("ReusableView")
      }
    }
  }
}
