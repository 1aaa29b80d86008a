internal import StrataCode
internal import StrataModel

// Screens that other views build, where the app starts far from them.

extension Codebase {
  /// What to do for a view that only other views build: whoever starts the app hands those a closure.
  func pushed(_ consumer: String, _ place: Phrase) -> Phrase? {
    guard let screen = symbols.topLevelTypes(named: consumer).first, roles.has(screen, .view) else {
      return nil
    }
    guard let way = wayOfViews(to: screen), let last = way.last else {
      return handedOn(to: screen, place)
    }
    let showing = makers(of: screen).map { symbols[$0].qualifiedName }
    guard showing.count == 1 else {
      let names = listed(showing, most: 2)
      return Phrase(
        "take it in the initializer of '\(consumer)', and build both \(place), in a closure that all who show '\(consumer)' are passed: \(names)",
        zh: "在 '\(consumer)' 的初始化方法中接收它，\(place)用一个闭包构造两者，再把闭包传给所有显示 '\(consumer)' 的类型：\(names)")
    }
    let name = symbols[last].qualifiedName
    guard way.count > 1 else {
      return Phrase(
        """
        take it in the initializer of '\(consumer)', and build both \(place), in a closure that is passed to '\(name)', which shows '\(consumer)'
        """,
        zh: """
          在 '\(consumer)' 的初始化方法中接收它，\(place)用一个闭包构造两者，\
          再把闭包传给显示 '\(consumer)' 的 '\(name)'
          """)
    }
    let others = listed(way.dropLast().map { symbols[$0].qualifiedName })
    return Phrase(
      """
      take it in the initializer of '\(consumer)', and build both \(place), in a closure that is passed by way of \(others) to '\(name)', which shows '\(consumer)'
      """,
      zh: """
        在 '\(consumer)' 的初始化方法中接收它，\(place)用一个闭包构造两者，\
        再经由 \(others) 把闭包传给显示 '\(consumer)' 的 '\(name)'
        """)
  }

  /// What to do for a view that others build, none of which composes the app.
  private func handedOn(to screen: SymbolID, _ place: Phrase) -> Phrase? {
    let name = symbols[screen].qualifiedName
    return builders(handingOnTo: screen, place).map { builders, verb in
      Phrase(
        "take it in the initializer of '\(name)', build it once \(place), and let \(builders), which \(verb) '\(name)', hand it on",
        zh: "在 '\(name)' 的初始化方法中接收它，\(place)只构造一次，再由构造 '\(name)' 的 \(builders) 传入")
    }
  }

  /// `, and let 'HomeView', which builds 'MenuView', hand it on`, or nothing.
  func handingOn(to consumer: String, _ place: Phrase) -> Phrase {
    guard let screen = symbols.topLevelTypes(named: consumer).first, roles.has(screen, .view),
      let (builders, verb) = builders(handingOnTo: screen, place)
    else { return .empty }
    return Phrase(
      ", and let \(builders), which \(verb) '\(consumer)', hand it on",
      zh: "，再由构造 '\(consumer)' 的 \(builders) 传入")
  }

  /// Who builds a view and composes nothing else; nil where something else does, or is named already.
  private func builders(
    handingOnTo screen: SymbolID, _ place: Phrase
  ) -> (names: Phrase, verb: String)? {
    let makers = makers(of: screen)
    let names = makers.map { symbols[$0].qualifiedName }
    guard !makers.isEmpty,
      makers.allSatisfy({ roles[$0].isDisjoint(with: [.entryPoint, .container]) }),
      !names.contains(where: { place.text(in: .english).contains("'\($0)'") })
    else { return nil }
    return (listed(names), names.count == 1 ? "builds" : "build")
  }

  /// The shortest way from a view that something else than a view builds, to one that builds a screen;
  /// nil where no view builds it, or something else does.
  private func wayOfViews(to screen: SymbolID) -> [SymbolID]? {
    var ways = [[screen]]
    var seen: Set<SymbolID> = [screen]
    for depth in 0...Self.longestWay {
      var next: [[SymbolID]] = []
      for way in ways {
        let (views, isEnd) = builders(of: way[0])
        if isEnd { return depth == 0 ? nil : Array(way.dropLast()) }
        next += views.filter { seen.insert($0).inserted }.map { [$0] + way }
      }
      if next.isEmpty { return nil }
      ways = next
    }
    return nil
  }

  /// Views from the start to a screen: more say nothing that can be done at once.
  private static let longestWay = 3

  /// The views that build a view, and whether anything else of the app does.
  private func builders(of view: SymbolID) -> (views: [SymbolID], isEnd: Bool) {
    let makers = makers(of: view)
    let isViewed = makers.allSatisfy { roles.has($0, .view) && !roles.has($0, .entryPoint) }
    return isViewed ? (makers, false) : ([], true)
  }
}
