internal import StrataCode
internal import StrataModel

/// Where no Domain is drawn: who uses already what a screen uses, and could do it for the screen.
struct LibraryKeepers {
  private let codebase: Codebase
  private let screens: ScreenCode
  /// By what is used: the types that use it and are no screens, those that name it most first.
  private let keepers: [String: [SymbolID]]

  init(_ codebase: Codebase, _ screens: ScreenCode) {
    self.codebase = codebase
    self.screens = screens
    keepers = codebase.known { Self.keepers(codebase, screens) }
  }

  /// What to do with what a declaration uses of a library or SDK, without a layer that is not there.
  func help(for subject: String, _ owner: DeclarationIndex, in file: Int) -> Phrase {
    let name = codebase.namer(of: owner, in: file).symbol
    let screen = codebase.namingType(of: owner, in: file)
    if let screen {
      let route = LegalRoute(codebase)
      let near = keepers[subject, default: []].filter { route.reaches($0, from: screen) }
      // Who is called after the same part of the business does it rather than others.
      let own = Set(codebase.symbols.words(of: screen).bare).subtracting(Self.generalWords)
      let isAkin = { (id: SymbolID) in !own.isDisjoint(with: codebase.symbols.words(of: id).bare) }
      let known = near.filter(isAkin) + near.filter { !isAkin($0) }
      return built(known, with: subject, by: screen) ?? asked(known, subject, by: screen)
        ?? beside(known, subject, for: screen) ?? Self.general(subject, name)
    }
    return Self.general(subject, name)
  }

  private static func general(_ subject: String, _ name: String) -> Phrase {
    Phrase(
      "put what uses '\(subject)' into a type of its own, and hand that to '\(name)'",
      zh: "把使用 '\(subject)' 的代码放到单独的类型中，再把它传给 '\(name)'")
  }

  /// A screen that only makes the library's part of a type which it builds itself.
  private func built(
    _ known: [SymbolID], with subject: String, by screen: SymbolID
  ) -> Phrase? {
    guard let keeper = known.first(where: { isTaken(subject, by: $0) && isBuilt($0, in: screen) })
    else { return nil }
    let (name, owner) = (codebase.symbols[keeper].qualifiedName, codebase.symbols[screen].name)
    if codebase.isOfStoryboard(screen) {
      let place = codebase.settingPlace(of: screen)
      return Phrase(
        """
        give '\(owner)', which a storyboard makes, a property for '\(name)', and set it \(place)
        """, zh: "'\(owner)' 由 storyboard 创建：为它添加 '\(name)' 属性，并\(place)赋值")
    }
    return Phrase(
      "build '\(name)' once, where the app starts, and hand it to '\(owner)'",
      zh: "在应用启动处只构造一次 '\(name)'，再把它传给 '\(owner)'")
  }

  /// What the screen asks already, or its view model does.
  private func asked(
    _ known: [SymbolID], _ subject: String, by screen: SymbolID
  ) -> Phrase? {
    // What Foundation offers serves many: who uses it for another part of the business is no help.
    let isLibrary = InfrastructureSymbol.libraryNames[subject] != nil
    let known = isLibrary ? known : known.filter { isGeneral($0, subject) }
    if let keeper = known.first(where: { isNamed($0, by: screen) }) {
      let name = codebase.symbols[keeper].qualifiedName
      let owner = codebase.symbols[screen].qualifiedName
      return Phrase(
        "let '\(name)' do what needs '\(subject)': '\(owner)' uses it already",
        zh: "让 '\(name)' 完成需要 '\(subject)' 的操作：'\(owner)' 已在使用它")
    }
    guard let model = codebase.screenModel(of: screen),
      let keeper = known.first(where: { isNamed($0, by: model) })
    else { return nil }
    let (name, asker) = (
      codebase.symbols[keeper].qualifiedName, codebase.symbols[model].qualifiedName
    )
    return Phrase(
      "let '\(name)', which '\(asker)' uses already, do what needs '\(subject)', and let '\(asker)' ask for it",
      zh: "让 '\(asker)' 已在使用的 '\(name)' 完成需要 '\(subject)' 的操作，再由 '\(asker)' 调用它")
  }

  /// What other screens ask: one that is called after what all need does this, too; of others the way
  /// can be seen.
  private func beside(
    _ known: [SymbolID], _ subject: String, for screen: SymbolID
  ) -> Phrase? {
    let isShown = InfrastructureSymbol.libraryNames[subject] != nil || subject.hasPrefix("URL")
    let fit = isShown ? known : known.filter { isGeneral($0, subject) }
    let pairs = fit.lazy.compactMap { keeper in
      asker(of: keeper, beside: screen).map { Pair(keeper: keeper, asker: $0) }
    }
    guard let pair = pairs.first(where: { isGeneral($0.keeper, subject) }) ?? pairs.first else {
      return nil
    }
    let name = codebase.symbols[pair.keeper].qualifiedName
    let sibling = codebase.symbols[pair.asker].qualifiedName
    let owner = codebase.symbols[screen].qualifiedName
    if isGeneral(pair.keeper, subject) {
      return Phrase(
        "let '\(name)' do what needs '\(subject)', and let '\(owner)' ask it, as '\(sibling)' does",
        zh: "让 '\(name)' 完成需要 '\(subject)' 的操作，并像 '\(sibling)' 那样由 '\(owner)' 调用它")
    }
    return Phrase(
      """
      put what uses '\(subject)' into a type like '\(name)', which '\(sibling)' asks, and hand that \
      to '\(owner)'
      """,
      zh: "像 '\(sibling)' 调用的 '\(name)' 那样，把使用 '\(subject)' 的代码放到一个类型中，再把它传给 '\(owner)'")
  }

  private func asker(of keeper: SymbolID, beside screen: SymbolID) -> SymbolID? {
    codebase.dependencies(on: keeper).lazy.compactMap { dependency -> SymbolID? in
      let owner = codebase.reference(of: dependency).owner
      guard screens.contains(owner, in: dependency.file) else { return nil }
      return codebase.namingType(of: owner, in: dependency.file)
    }.first { $0 != screen && codebase.screenModel(of: screen) != $0 }
  }

  /// Whether a type is called after no part of the business.
  private func isGeneral(_ id: SymbolID, _ subject: String) -> Bool {
    Set(codebase.symbols.words(of: id).bare).subtracting(NameWords(subject).all)
      .isSubset(of: Self.generalWords)
  }

  private static let generalWords: Set<String> = [
    "api", "app", "auth", "authentication", "base", "cache", "client", "common", "controller",
    "core", "data", "database", "db", "defaults", "firebase", "firestore", "handler", "helper",
    "http", "keychain", "local", "manager", "network", "networking", "persistence", "preferences",
    "provider", "realm", "request", "rest", "secure", "service", "session", "settings", "shared",
    "storage", "store", "view", "web", "wrapper",
  ]
}

// Who names whom, by what is read.

extension LibraryKeepers {
  private func isNamed(_ keeper: SymbolID, by screen: SymbolID) -> Bool {
    names(of: screen) { id, _ in codebase.outermost(id) == keeper }
  }

  private func isBuilt(_ keeper: SymbolID, in screen: SymbolID) -> Bool {
    names(of: screen) { id, role in id == keeper && role == .construction }
  }

  private func names(
    of screen: SymbolID, _ isMeant: (SymbolID, TypeReference.Role) -> Bool
  ) -> Bool {
    codebase.symbols.bodies[Int(screen.index)].contains { body in
      let facts = codebase.facts(body.file)
      let extent = codebase.declaration(body).extent
      return facts.references.enumerated().contains { position, reference in
        guard extent.contains(reference.span.start),
          case .symbol(let id) = codebase.references[body.file][position]
        else { return false }
        return isMeant(id, reference.role)
      }
    }
  }

  /// Whether an initializer takes a part of what is used.
  private func isTaken(_ subject: String, by keeper: SymbolID) -> Bool {
    codebase.initializers(of: keeper).contains { place in
      let facts = codebase.facts(place.file)
      let extent = codebase.declaration(place).extent
      let imports = facts.importedModules
      return facts.references.contains {
        $0.role == .parameter && extent.contains($0.span.start)
          && Self.subjects(of: facts[$0.name], imports).contains(subject)
      }
    }
  }

  private static func keepers(_ codebase: Codebase, _ screens: ScreenCode) -> [String: [SymbolID]] {
    if codebase.hasDomain { return [:] }
    var counts: [String: [SymbolID: Int]] = [:]
    for use in codebase.seen(inEachFile: { uses(in: $0, codebase, screens) }) {
      counts[use.subject, default: [:]][use.keeper, default: 0] += use.count
    }
    return counts.mapValues { counts in
      counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }
  }

  private static func uses(
    in file: Int, _ codebase: Codebase, _ screens: ScreenCode
  ) -> [KeptLibrary] {
    guard codebase.scopes[file].isProduction else { return [] }
    let facts = codebase.facts(file)
    let imports = facts.importedModules
    let targets = codebase.references[file]
    let scope = codebase.scopes[file]
    var found: [KeptLibrary] = []
    // A file writes few names, and each again and again.
    var known: [Name: [String]] = [:]
    for (position, reference) in facts.references.enumerated() {
      guard reference.owner >= 0, ![.conformance, .extended].contains(reference.role),
        case .external = targets[position]
      else { continue }
      let subjects = known[reference.name] ?? subjects(of: facts[reference.name], imports)
      known[reference.name] = subjects
      guard !subjects.isEmpty, !scope.isExempt(reference),
        !screens.contains(reference.owner, in: file),
        let keeper = codebase.typesAround(reference.owner, in: file).last,
        isKeeper(keeper, codebase)
      else { continue }
      for subject in subjects {
        if let index = found.firstIndex(where: { $0.subject == subject && $0.keeper == keeper }) {
          found[index].count += 1
        } else {
          found.append(KeptLibrary(subject: subject, keeper: keeper, count: 1))
        }
      }
    }
    return found
  }

  /// The imported libraries and the part of an SDK that a name stands for.
  private static func subjects(of name: String, _ imports: Set<String>) -> [String] {
    let first = name.split(separator: ".").first.map(String.init) ?? name
    let libraries = imports.filter { module in
      module == first || InfrastructureSymbol.libraryNames[module]?.contains(first) == true
    }
    let symbol = InfrastructureSymbol(name, imports: imports)
    return libraries.sorted() + (symbol.map { [$0.subject] } ?? [])
  }

  /// Whether a type works for others: no part of a screen, no value and nothing that the system starts.
  private static func isKeeper(_ id: SymbolID, _ codebase: Codebase) -> Bool {
    let others: Roles = [
      .view, .viewModel, .coordinator, .container, .entryPoint, .testDouble, .persistenceModel,
      .dto, .mapper,
    ]
    return codebase.symbols[id].kind.isConcreteType && codebase.isProduction(id)
      && codebase.roles[id].isDisjoint(with: others) && !codebase.methods(of: id).isEmpty
      && !codebase.members(of: id).contains { codebase.declaration($0).kind == .enumCase }
      && codebase.symbols.words(of: id).suffix(from: ["delegate", "error", "extension"]) == nil
  }
}

/// Who asks whom.
private struct Pair {
  var keeper: SymbolID
  var asker: SymbolID
}

/// A type that uses a library or SDK, and how often it names that.
private struct KeptLibrary: Sendable, Equatable {
  var subject: String
  var keeper: SymbolID
  var count: Int
}

extension KeptLibrary: Digestible {
  fileprivate func add(to digest: inout ItemDigest) {
    digest.add(subject)
    digest.add(keeper)
    digest.add(count)
  }
}
