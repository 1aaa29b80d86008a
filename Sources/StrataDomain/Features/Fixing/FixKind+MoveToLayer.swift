internal import StrataCode
internal import StrataModel
internal import StrataRules

extension FixKind {
  /// Moves a type to the layer in which it belongs: its file, or the type alone to a file of its own.
  static let moveToLayer: FixKind = FixKind(
    "move-to-layer", .choice,
    Phrase(
      "move a type to the folder that its layer has for such types, with its file or to one of its own",
      zh: "把类型移到所属层中存放同类类型的文件夹，连同文件移动，或移到单独的文件")
  ) { (subject) throws(ChangeError) in
    if subject.finding.rule == Rule.doubleInProduction.id {
      return try toTests(subject)
    }
    guard let (id, layer) = destination(subject), subject.codebase.symbols[id].parent == nil,
      case let codebase = subject.codebase, case let file = codebase.symbols[id].place.file,
      !codebase.workspace.files[file].modules.isEmpty,
      codebase.placements[file].layer?.ring != layer.ring,
      let home = home(of: id, in: layer, FixHome(codebase: codebase, file: file)),
      fits(id, in: home, layer, codebase)
    else { return nil }
    if subject.finding.rule == Rule.layerReference.id, layer != .common,
      isShared(id, beyond: home.path, layer, in: codebase)
    {
      return nil
    }
    let kin = try Kin(of: id, in: layer, subject)
    guard let move = try move(of: id, to: home, in: layer, subject),
      !isHalf(move, of: id, subject),
      !leavesKin(
        of: id, besides: Set(move.others + kin.beside.map { codebase.symbols[$0].name }), codebase)
    else { return nil }
    return try move.proposal(with: kin) { (other) throws(ChangeError) in
      try FixKind.move(of: other, to: home, in: layer, subject)
    }
  }

  /// A type with what goes along, on its way to a folder; nil where it cannot be cut out of its file.
  private static func move(
    of id: SymbolID, to home: FixHome.Folder, in layer: Layer, _ subject: FixSubject
  ) throws(ChangeError) -> CodeMove? {
    let codebase = subject.codebase
    let file = codebase.symbols[id].place.file
    let text =
      try file == subject.file ? subject.text : subject.read(codebase.workspace.files[file].path)
    var others =
      layer == .data
      ? Array(MovedParts(of: id, in: codebase).all.dropFirst())
      : errors(of: id, in: codebase) + named(by: id, layer, in: codebase)
    let family = family(of: id, besides: others, in: codebase)
    others += family
    guard let code = MovedCode(of: id, with: others, in: codebase, text),
      family.isEmpty || code.isWholeFile
    else { return nil }
    var move = CodeMove(
      code: code, name: codebase.symbols[id].name, home: home, layer: layer, codebase: codebase,
      read: subject.read, style: subject.style)
    move.others = others.map { codebase.symbols[$0].name }
    return move
  }

  /// A double that only tests name goes to them; what nothing names at all is deleted.
  private static func toTests(_ subject: FixSubject) throws(ChangeError) -> FixProposal? {
    guard let id = subject.type, !keepsDoublesApart(subject.codebase),
      try dropUnused.draft(subject) == nil
    else { return nil }
    return try DoubleMove(of: id, in: subject)?.proposal()
  }

  /// What is to go where, by what the help of a finding says.
  private static func destination(_ subject: FixSubject) -> (SymbolID, Layer)? {
    let codebase = subject.codebase
    switch subject.finding.rule {
    case Rule.protocolOutsideDomain.id, Rule.useCaseImplementationOutsideDomain.id:
      return subject.type.map { ($0, .domain) }
    case Rule.implementationOutsideData.id, Rule.dataSourceProtocolOutsideData.id:
      return subject.type.map { ($0, .data) }
    case Rule.coordinatorOutsidePresentation.id: return subject.type.map { ($0, .presentation) }
    case Rule.misplacedType.id:
      guard let id = subject.type else { return nil }
      return codebase.roles[id].sorted().compactMap(\.layer).ranked.first.map { (id, $0.value) }
    case Rule.dtoInDomain.id:
      guard subject.finding.to == nil, let id = subject.type, codebase.roles.has(id, .dto),
        !hasRecord(id, in: codebase)
      else { return nil }
      return (id, .data)
    case Rule.layerReference.id:
      let start = codebase.facts(subject.file).lines.offset(
        line: subject.finding.location.start.line, column: subject.finding.location.start.column)
      guard
        let dependency = codebase.dependencies(of: subject.file).first(where: {
          codebase.span(of: $0).start == start
        })
      else { return nil }
      let isOfBusiness =
        codebase.symbols[dependency.target].kind == .protocol
        || isValue(dependency.target, in: codebase)
      guard isOfBusiness else {
        return isShown(dependency, in: codebase) ? (dependency.target, .common) : nil
      }
      let layer = ReferenceHelp(codebase, LegalRoute(codebase)).destination(of: dependency)
      if layer == .domain,
        !codebase.isOfBusiness(dependency.target, from: dependency.to)
          || codebase.isOnlyShown(dependency.target)
      {
        return nil
      }
      return layer.map { (dependency.target, $0) }
    default: return nil
    }
  }

  /// Whether a type would go to the layer of one part of the project, such as a feature, though code of
  /// other parts names it too.
  private static func isShared(
    _ id: SymbolID, beyond path: String, _ layer: Layer, in codebase: Codebase
  ) -> Bool {
    let files = codebase.workspace.files
    let wanted = NameStem.words(of: layer.rawValue)
    let parts = path.split(separator: "/")
    let stated = codebase.workspace.settings.features
    let feature = FeatureMap.feature(of: path + "/A.swift", stated: stated)
    let named = parts.lastIndex { NameStem.words(of: String($0)) == wanted }
    let part = (named.map { parts[..<$0] } ?? []).joined(separator: "/") + "/"
    let own = codebase.symbols[id].place.file
    func isInside(_ file: Int) -> Bool { part == "/" || files[file].path.hasPrefix(part) }
    return files.indices.contains { file in
      file != own && codebase.scopes[file].isProduction
        && codebase.references[file].contains(.symbol(id))
        && (feature != nil && FeatureMap.feature(of: files[file].path, stated: stated) != feature
          || !isInside(own) && !isInside(file))
    }
  }

  /// Whether a type may mean something to the business: it has cases or fields, and is made of plain
  /// values; sizes, colours, addresses and what a build decides are of the world outside.
  static func isValue(_ id: SymbolID, in codebase: Codebase) -> Bool {
    codebase.symbols.words(of: id).bare.allSatisfy { !outerWords.contains($0) }
      && holdsValues(id, besides: [], in: codebase)
  }

  /// Whether Data asks for a plain value that is declared beside screens and says nothing of them:
  /// neither has to know the other.
  private static func isShown(_ dependency: Dependency, in codebase: Codebase) -> Bool {
    let symbol = codebase.symbols[dependency.target]
    guard dependency.from.ring == .data, dependency.to == .presentation,
      [.enum, .struct].contains(symbol.kind), !codebase.symbols.isCodable(dependency.target),
      codebase.symbols.words(of: dependency.target).all.allSatisfy({ !screenWords.contains($0) }),
      case let facts = codebase.facts(symbol.place.file),
      case let extent = facts[symbol.place.declaration].extent
    else { return false }
    let isAlone = facts.references.indices.allSatisfy { position in
      guard extent.contains(facts.references[position].span.start),
        case .symbol(let id) = codebase.references[symbol.place.file][position]
      else { return true }
      return id == dependency.target
    }
    return isAlone && holdsValues(dependency.target, besides: sizes, in: codebase)
  }

  private static let screenWords: Set<String> = [
    "action", "alert", "badge", "button", "cell", "coordinator", "destination", "event",
    "navigation",
    "route", "router", "screen", "sheet", "state", "tab", "view",
  ]

  private static let sizes: Set<String> = ["CGFloat", "CGPoint", "CGRect", "CGSize"]

  /// Whether a type has cases or fields, and names nothing but plain values.
  private static func holdsValues(
    _ id: SymbolID, besides others: Set<String>, in codebase: Codebase
  ) -> Bool {
    let place = codebase.symbols[id].place
    let facts = codebase.facts(place.file)
    let extent = facts[place.declaration].extent
    let holdsValues = facts.children(of: place.declaration).contains {
      facts[$0].kind == .enumCase
        || facts[$0].kind == .property
          && facts[$0].modifiers.isDisjoint(with: [.isComputed, .isStatic])
    }
    return holdsValues && !facts.regions.contains { extent.contains($0.span.start) }
      && facts.references.enumerated().allSatisfy { position, reference in
        guard extent.contains(reference.span.start),
          case .external = codebase.references[place.file][position]
        else { return true }
        return plainNames.contains(facts[reference.name]) || others.contains(facts[reference.name])
      }
  }

  /// Words that say of a value what screens, stores or servers want with it.
  private static let outerWords: Set<String> = [
    "api", "badge", "bridge", "button", "cache", "cell", "color", "colour", "command", "constants",
    "body", "database", "defaults", "display", "displaying", "endpoint", "font", "header", "http",
    "image",
    "key", "keychain",
    "keys", "layout", "native", "network", "page", "param", "parameter",
    "parameters", "params", "payload", "query", "request", "response", "route",
    "router",
    "screen", "section", "size", "storage", "style", "tab", "table", "theme", "url", "view",
  ]

  private static let plainNames = KnownConformances.language.union([
    "Date", "UUID", "Decimal", "TimeInterval", "Calendar", "DateComponents", "LocalizedError",
  ])

  /// The folder for a type in a layer.
  private static func home(of id: SymbolID, in layer: Layer, _ homes: FixHome) -> FixHome.Folder? {
    if layer == .common { return homes.common }
    let codebase = homes.codebase
    let users = codebase.workspace.files.indices.filter { file in
      codebase.references[file].contains(.symbol(id))
    }
    guard let role = role(of: id, in: layer, codebase),
      let home = homes.folder(
        for: codebase.symbols[id].name, as: role, in: layer, namedIn: Set(users))
    else { return nil }
    // A protocol that is called after no part of the layer lies where others are called so.
    let isOther = role == .repositoryProtocol && !codebase.roles.has(id, role)
    return isOther && !homes.holdsKin(of: id, in: home) ? nil : home
  }

  /// The part by which the folder is found.
  static func role(of id: SymbolID, in layer: Layer, _ codebase: Codebase) -> Role? {
    let own = codebase.roles[id].sorted().first { $0.layer == layer }
    if let own { return own }
    guard layer == .domain else { return nil }
    return codebase.symbols[id].kind == .protocol ? .repositoryProtocol : .entity
  }
}

extension Role {
  /// The layer in which types of the role belong in every school; nil where schools differ.
  fileprivate var layer: Layer? {
    switch self {
    case .repositoryProtocol, .useCase, .useCaseProtocol, .entity: .domain
    case .repositoryImplementation, .dto, .persistenceModel, .mapper, .dataSource: .data
    case .viewModel, .viewModelProtocol, .view, .coordinator: .presentation
    case .screenInteractor, .container, .entryPoint, .testDouble: nil
    }
  }
}
