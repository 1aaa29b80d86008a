internal import StrataCode
internal import StrataModel

// Screens that other views build, where the app starts far from them.

extension Codebase {
  /// What to do for a view that only other views build: whoever starts the app hands those a closure.
  func pushed(_ consumer: String, _ place: Phrase) -> Phrase? {
    guard let screen = symbols.topLevelTypes(named: consumer).first, roles.has(screen, .view),
      let way = wayOfViews(to: screen), let last = way.last
    else { return nil }
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
    var views: [SymbolID] = []
    for dependency in dependencies(on: view) {
      let reference = reference(of: dependency)
      guard reference.role == .construction, !scopes[dependency.file].isExempt(reference),
        scopes[dependency.file].isProduction, let builder = outermostType(of: dependency),
        builder != view
      else { continue }
      guard roles.has(builder, .view), !roles.has(builder, .entryPoint) else { return ([], true) }
      if !views.contains(builder) { views.append(builder) }
    }
    return (views, false)
  }
}
