internal import StrataModel
internal import StrataCode

/// The namings of SDK and library types by the code of screens.
struct InfrastructureUses {
  let codebase: Codebase
  private let screens: ScreenCode
  /// By what is used: the type of the outer ring that uses it already.
  private let users: [String: SymbolID]
  /// By what is used: the repositories of one part of the business that use it.
  let repositories: [String: [SymbolID]]

  init(_ codebase: Codebase, _ screens: ScreenCode) {
    self.codebase = codebase
    self.screens = screens
    let all = codebase.known {
      // On a line of its own, since places in the code tell apart what is kept.
      codebase.seen(inEachFile: { Self.outerUses(in: $0, codebase) })
    }
    users = codebase.known { Self.users(all, codebase) }
    repositories = codebase.known { Self.repositories(all, codebase) }
  }

  /// One thing used in one file.
  struct Use {
    var symbol: InfrastructureSymbol
    var owner: DeclarationIndex
    var verb: Phrase
    /// The type as it is written first.
    var written: String
    var spans: [Span]
  }

  /// What the screens of a file use, in order of first use.
  func uses(in file: Int) -> [Use] {
    let facts = codebase.facts(file)
    let imports = facts.importedModules
    var uses: [Use] = []
    func add(
      _ symbol: InfrastructureSymbol, _ owner: DeclarationIndex, _ verb: Phrase, _ written: String,
      _ at: Span
    ) {
      if let index = uses.firstIndex(where: { isSame($0, as: symbol, owner, in: file) }) {
        uses[index].spans.append(at)
      } else {
        uses.append(
          Use(symbol: symbol, owner: owner, verb: verb, written: written, spans: [at]))
      }
    }
    var isOther = [Bool](repeating: false, count: facts.names.count)
    for (position, reference) in facts.references.enumerated()
    where !isOther[Int(reference.name.index)] {
      guard case .external = codebase.references[file][position] else { continue }
      guard let symbol = InfrastructureSymbol(facts[reference.name], imports: imports) else {
        isOther[Int(reference.name.index)] = true
        continue
      }
      // A request that is passed on has been made elsewhere.
      if symbol.subject == "URLRequest", reference.role != .construction { continue }
      guard screens.contains(reference, in: file) else { continue }
      add(
        symbol, reference.owner, verb(of: reference, in: facts), facts[reference.name],
        reference.span)
    }
    for attribute in facts.attributes where facts[attribute.name] == "Environment" {
      guard let argument = attribute.argument,
        let symbol = InfrastructureSymbol(environment: facts[argument]),
        screens.contains(attribute.owner, in: file),
        !codebase.scopes[file].isExempt(attribute.span, in: attribute.owner)
      else { continue }
      add(symbol, attribute.owner, Self.takes, symbol.subject, attribute.span)
    }
    return withoutSentRequests(uses, in: file)
  }

  /// A request that the same type sends is a part of sending it.
  private func withoutSentRequests(_ uses: [Use], in file: Int) -> [Use] {
    func type(_ use: Use) -> SymbolID? { codebase.namingType(of: use.owner, in: file) }
    let senders = uses.filter { $0.symbol.subject == "URLSession" }.map(type)
    return uses.filter { $0.symbol.subject != "URLRequest" || !senders.contains(type($0)) }
  }

  /// The verb for what a screen does with a type from elsewhere.
  private func verb(of reference: TypeReference, in facts: FileFacts) -> Phrase {
    switch reference.role {
    case .construction: Phrase("builds", zh: "构造了")
    case .property where reference.owner >= 0 && facts[reference.owner].kind == .property:
      Phrase("stores", zh: "持有")
    case .parameter: Self.takes
    case .return where isInParameter(reference, facts): Self.takes
    case .return: Phrase("returns", zh: "返回")
    case .conformance: Phrase("conforms to", zh: "遵循")
    default: Phrase("uses", zh: "使用了")
    }
  }

  private static let takes = Phrase("takes", zh: "接收")

  /// Whether a type is what a function that is handed over returns.
  private func isInParameter(_ reference: TypeReference, _ facts: FileFacts) -> Bool {
    facts.parameters.contains {
      $0.owner == reference.owner && $0.span.contains(reference.span.start)
    }
  }

  /// What to do instead, with who does it already.
  func help(_ use: Use, _ keepers: LibraryKeepers, in file: Int) -> Phrase {
    if let idle = idleHelp(use, in: file) { return idle }
    let uncalled = codebase.uncalledHelp(at: use.owner, in: file)
    return uncalled + helpOfUsed(use, keepers, in: file)
  }

  private func helpOfUsed(_ use: Use, _ keepers: LibraryKeepers, in file: Int) -> Phrase {
    let subject = Self.store(of: use.symbol)
    let screen = codebase.namer(of: use.owner, in: file).symbol
    if let way = handedOn(use, subject, in: file) { return way }
    guard codebase.hasDomain else { return keepers.help(for: subject, use.owner, in: file) }
    guard let user = repository(of: subject, for: screen) ?? users[subject] else {
      return newPort(
        for: use, screen, in: file,
        by: Phrase(
          "with '\(subject)' in a repository in Data", zh: "由 Data 中的 Repository 用 '\(subject)' "))
    }
    let name = codebase.symbols[user].qualifiedName
    let layer = codebase.layerAside(of: user)
    let abstraction = codebase.symbols.allSupertypes(of: user).first {
      !codebase.roles[$0].isDisjoint(with: [.repositoryProtocol, .useCaseProtocol])
        && codebase.layer(of: $0) == .domain
    }
    guard let abstraction else {
      return newPort(
        for: use, screen, in: file,
        by: Phrase(
          "with '\(subject)' beside '\(name)'\(layer), which uses it already",
          zh: "在已使用 '\(subject)' 的 '\(name)'\(layer) 旁边用它"))
    }
    let known = codebase.symbols[abstraction].qualifiedName
    guard codebase.roles.has(abstraction, .useCaseProtocol) || !codebase.hasUseCases else {
      return Phrase(
        """
        ask '\(known)' (Domain) through a use case: '\(name)'\(layer) uses '\(subject)' behind it \
        already
        """,
        zh: "通过 UseCase 调用 '\(known)'（Domain）：'\(name)'\(layer) 已在它背后使用 '\(subject)'")
    }
    // A view leaves asking to its view model.
    let model = codebase.namingType(of: use.owner, in: file).flatMap {
      codebase.roles.has($0, .view) ? codebase.screenModel(of: $0) : nil
    }
    let asker =
      model.map {
        Phrase(
          "let '\(codebase.symbols[$0].qualifiedName)' ask",
          zh: "由 '\(codebase.symbols[$0].qualifiedName)' 调用")
      } ?? Phrase("ask", zh: "调用")
    return Phrase(
      "\(asker) '\(known)' (Domain): '\(name)'\(layer) uses '\(subject)' behind it already",
      zh: "\(asker) '\(known)'（Domain）：'\(name)'\(layer) 已在它背后使用 '\(subject)'")
  }

  /// What to do where a screen only holds what it names once, and never uses it.
  func idleHelp(_ use: Use, in file: Int) -> Phrase? {
    use.spans.count == 1
      ? codebase.idleHelp(at: use.owner, in: file, for: use.spans[0]) : nil
  }
}
