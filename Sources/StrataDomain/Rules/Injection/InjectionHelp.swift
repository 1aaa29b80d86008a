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
    let place = route.wiringPlace(for: id)
    if anew {
      return Phrase(
        """
        take a closure that makes '\(name)' in the initializer of '\(consumer)', and provide it \
        \(place)
        """,
        zh: "在 '\(consumer)' 的初始化方法中接收构造 '\(name)' 的闭包，并 \(place) 写出这个闭包")
    }
    if !roles.has(id, .viewModel), let layer,
      let abstraction = route.abstraction(of: id, for: layer), symbols[abstraction].parent == nil
    {
      return Phrase(
        """
        take '\(symbols[abstraction].qualifiedName)' in the initializer of '\(consumer)' and build \
        '\(name)' \(place)
        """,
        zh: """
          在 '\(consumer)' 的初始化方法中接收 '\(symbols[abstraction].qualifiedName)'，\
          并 \(place) 构造 '\(name)'
          """)
    }
    return Phrase(
      "take it in the initializer of '\(consumer)' and build '\(name)' \(place)",
      zh: "在 '\(consumer)' 的初始化方法中接收它，并 \(place) 构造 '\(name)'")
  }
}
