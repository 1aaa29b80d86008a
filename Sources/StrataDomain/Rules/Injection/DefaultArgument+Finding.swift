internal import StrataModel
internal import StrataCode

extension Codebase {
  /// The finding for one default, in words.
  func finding(of item: DefaultedCollaborator, _ route: LegalRoute) -> Finding {
    let file = item.file
    let typed = parameterType(item.parameter, in: file)
    let isConcrete = typed.map {
      symbols.expanded([$0]).allSatisfy { symbols[$0].kind.isConcreteType }
    }
    // A default of the outer ring ties whoever takes it to that; one of Domain ties nobody outwards.
    let consumerLayer = referringLayers[file]
    let leaves = layer(of: item.target)?.ring == .data && consumerLayer?.ring != .data
    // Services of one ring know each other, and what plays no part has nobody to hand it anything.
    let isInside =
      consumerLayer == nil || consumerLayer?.ring == .data
      || typesAround(item.parameter.owner, in: file).allSatisfy { roles[$0].isEmpty }
    let owner = item.parameter.owner
    let consumer = namer(of: owner, in: file).symbol
    let name = symbols[item.target].qualifiedName
    let label = facts(file)[item.parameter.name]
    let who = described(namerOf: owner, in: file)
    let target = described(item.target)
    let place = route.wiringPlace(
      for: item.target, into: namingType(of: owner, in: file))
    return Rule.defaultArgument.finding(
      at: FindingPlace(item.span, in: file, subject: name, owner: owner), in: self,
      message: item.isShared
        ? Phrase(
          "\(who) takes the shared \(target) as the default of '\(label)'",
          zh: "\(who) 把共享的 \(target) 作为 '\(label)' 的默认值")
        : Phrase(
          "\(who) builds a \(target) as the default of '\(label)'",
          zh: "\(who) 构造 \(target) 作为 '\(label)' 的默认值"),
      help: idleHelp(at: owner, in: file, for: item.span)
        ?? wayOut(
          of: item, isConcrete == true, route,
          passing: isProduct(item, name)
            ? Phrase(
              "pass what '\(name)' gives to '\(consumer)' \(place)",
              zh: "\(place) 把 '\(name)' 提供的对象传给 '\(consumer)'")
            : Phrase(
              "pass '\(name)' to '\(consumer)' \(place)",
              zh: "\(place) 把 '\(name)' 传给 '\(consumer)'"))
    ).held(
      at: composes && !isInside && !keepsNothing(item.target) && !worksAlone(item.target)
        // Where no Domain is drawn, a default behind a protocol is a way to inject like any other.
        && (isConcrete == true || leaves && hasDomain) ? .warning : .info
    ).naming(
      item.target, in: self
    ).with(
      confidence: 0.9)
  }

  /// Whether a default is what the type gives, and not the type: `Clients.shared.menu`.
  private func isProduct(_ item: DefaultedCollaborator, _ name: String) -> Bool {
    guard item.isShared, let whole = item.parameter.defaultValue else { return false }
    // `.shared`, `.default` and `.current` are the longest that stand for the type itself.
    return Int(whole.length) > name.utf8.count + 10
  }

  /// `leave the default out and pass …`, with the protocol that the parameter could ask for.
  private func wayOut(
    of item: DefaultedCollaborator, _ isConcrete: Bool, _ route: LegalRoute,
    passing: Phrase
  ) -> Phrase {
    if let taker = passedAlready(item) {
      return Phrase(
        "leave the default out: '\(taker)' passes it already", zh: "去掉默认值：'\(taker)' 已经传入它")
    }
    guard isConcrete, let layer = referringLayers[item.file],
      let abstraction = route.abstraction(of: item.target, for: layer),
      symbols[abstraction].parent == nil
    else { return Phrase("leave the default out and \(passing)", zh: "去掉默认值，\(passing)") }
    let name = symbols[abstraction].qualifiedName
    return Phrase(
      "take '\(name)' without a default, and \(passing)",
      zh: "接收不带默认值的 '\(name)'，\(passing)")
  }

  /// The container that builds who takes a default and what the default is, where nobody else builds it.
  private func passedAlready(_ item: DefaultedCollaborator) -> String? {
    guard let consumer = namingType(of: item.parameter.owner, in: item.file),
      let maker = makers(of: consumer).only, roles.has(maker, .container),
      makers(of: item.target).contains(maker)
    else { return nil }
    return symbols[maker].qualifiedName
  }
}
