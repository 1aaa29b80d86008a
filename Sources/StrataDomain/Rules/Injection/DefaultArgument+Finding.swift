extension Codebase {
  /// The finding for one default, in words.
  func finding(of item: DefaultedCollaborator, _ route: LegalRoute) -> Finding {
    let file = item.file
    let typed = parameterType(item.parameter, in: file)
    let isConcrete = typed.map {
      symbols.expanded([$0]).allSatisfy { symbols[$0].kind.isConcreteType }
    }
    let leaves = layer(of: item.target)?.ring != referringLayers[file]?.ring
    let owner = item.parameter.owner
    let consumer = namer(of: owner, in: file).symbol
    let name = symbols[item.target].qualifiedName
    let label = facts(file)[item.parameter.name]
    return finding(
      "injection.default-argument", isConcrete == true || leaves ? .warning : .info,
      at: item.span, in: file, subject: name, owner: owner, to: item.target, confidence: 0.9,
      message: """
        \(described(namerOf: owner, in: file)) \(item.isShared ? "takes the shared" : "builds a") \
        \(described(item.target)) as the default of '\(label)'
        """,
      help: """
        \(wayOut(of: item, isConcrete == true, route)) '\(name)' to '\(consumer)' \
        \(route.wiringPlace(for: item.target))
        """)
  }

  /// `leave the default out and pass`, with the protocol that the parameter could ask for.
  private func wayOut(
    of item: DefaultedCollaborator, _ isConcrete: Bool, _ route: LegalRoute
  ) -> Phrase {
    guard isConcrete, let layer = referringLayers[item.file],
      let abstraction = route.abstraction(of: item.target, for: layer),
      symbols[abstraction].parent == nil
    else { return "leave the default out and pass" }
    return "take '\(symbols[abstraction].qualifiedName)' without a default, and pass"
  }
}
