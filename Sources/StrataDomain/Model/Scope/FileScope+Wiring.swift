internal import StrataCode

// What puts parts together though no container does.

extension FileScope {
  /// Functions that build something of the outer ring and hand it to a use case or view model.
  static func wiringFunctions(
    _ index: Int, _ placed: PlacedCode
  ) -> Set<DeclarationIndex> {
    let facts = placed.resolved.facts(index)
    let roles = placed.roles
    let targets = placed.resolved.references[index]
    var builders: Set<DeclarationIndex> = []
    var receivers: Set<DeclarationIndex> = []
    for (position, reference) in facts.references.enumerated() where reference.owner >= 0 {
      let isBuilt = reference.role == .construction
      guard isBuilt || reference.role == .staticAccess || reference.role == .genericArgument,
        case .symbol(let id) = targets[position]
      else { continue }
      let layer = placed.layer(of: id)
      if layer == .data || layer == .infrastructure,
        roles[id].isDisjoint(with: [.dto, .persistenceModel])
      {
        builders.insert(reference.owner)
      }
      if isBuilt ? isReceiver(id, placed) : isFactory(id, reference, placed) {
        receivers.insert(reference.owner)
      }
    }
    return builders.intersection(receivers).union(keepers(builders, receivers, index, placed))
      .union(registrations(facts))
      .union(promises(index, placed)).union(assemblers(index, placed))
  }

  /// Functions that build what registers with an injection library, or what is called as the type they
  /// stand in, for wiring: `DomainAssembler` builds an `OrdersAssembler`.
  private static func assemblers(
    _ index: Int, _ placed: PlacedCode
  ) -> Set<DeclarationIndex> {
    let (facts, symbols) = (placed.resolved.facts(index), placed.resolved.symbols)
    let kinds = symbols.types(in: index).filter {
      symbols[$0].parent == nil && ContainerShape.isNamedForWiring(symbols.words(of: $0))
    }
    let words = Set(kinds.compactMap { symbols.words(of: $0).all.last })
    if words.isEmpty, !facts.importsInjectionLibrary { return [] }
    let built = facts.references.indices.filter { position in
      guard facts.references[position].role == .construction,
        case .symbol(let id) = placed.resolved.references[index][position], !kinds.contains(id)
      else { return false }
      return symbols.externalSupertypes[Int(id.index)].contains("Assembly")
        || symbols.words(of: id).all.last.map(words.contains) ?? false
    }
    return Set(built.map { facts.references[$0].owner }.filter { $0 >= 0 })
  }

  /// The coordinators that functions of wiring stand in: what one that builds its feature keeps for
  /// that is wiring too.
  static func composers(
    _ wirers: Set<DeclarationIndex>, _ index: Int, _ placed: PlacedCode
  ) -> Set<DeclarationIndex> {
    coordinators(among: Set(wirers.map { placed.resolved.facts(index)[$0].parent }), index, placed)
  }

  /// What a coordinator makes use cases or view models in, if properties of it build services of the outer
  /// ring, and these properties: it keeps for them what they are handed.
  private static func keepers(
    _ builders: Set<DeclarationIndex>, _ receivers: Set<DeclarationIndex>, _ index: Int,
    _ placed: PlacedCode
  ) -> Set<DeclarationIndex> {
    let facts = placed.resolved.facts(index)
    let kept = builders.filter { facts[$0].kind == .property && facts[$0].parent >= 0 }
    let parents = coordinators(
      among: Set(kept.map { facts[$0].parent }).intersection(receivers.map { facts[$0].parent }),
      index, placed)
    return kept.union(receivers).filter { parents.contains(facts[$0].parent) }
  }

  /// Those of some declarations that are a coordinator's.
  private static func coordinators(
    among parents: Set<DeclarationIndex>, _ index: Int, _ placed: PlacedCode
  ) -> Set<DeclarationIndex> {
    parents.filter { parent in
      parent >= 0
        && placed.resolved.symbols.subject(of: DeclarationID(file: index, declaration: parent))
          .map { placed.roles.has($0, .coordinator) } ?? false
    }
  }

  /// Whether a factory of an inner ring is called, which is handed what one of the outer ring makes:
  /// `MenuUseCaseFactory.make(repository:)`.
  private static func isFactory(
    _ id: SymbolID, _ reference: TypeReference, _ placed: PlacedCode
  ) -> Bool {
    guard reference.role == .staticAccess,
      placed.resolved.symbols.words(of: id).suffix(from: ["factory", "builder", "assembly"]) != nil
    else { return false }
    let name = placed.resolved.symbols.words(of: id).all.joined()
    return ["usecase", "viewmodel", "presenter", "interactor"].contains(where: name.contains)
  }

  /// What a composition root hands the outer ring's services to.
  private static func isReceiver(
    _ id: SymbolID, _ placed: PlacedCode
  ) -> Bool {
    !placed.roles[id].isDisjoint(with: [.useCase, .viewModel, .screenInteractor])
      || placed.resolved.symbols.words(of: id).ends(in: "presenter")
  }

  /// Functions that register with an injection library.
  private static func registrations(_ facts: FileFacts) -> Set<DeclarationIndex> {
    guard facts.importsInjectionLibrary else { return [] }
    var owners: Set<DeclarationIndex> = []
    for shape in facts.shapes where shape.owner >= 0 {
      guard let path = shape.calledMember, facts[path].hasSuffix(".register") else { continue }
      owners.insert(shape.owner)
    }
    for reference in facts.references where reference.owner >= 0 {
      if reference.member.map({ facts[$0] }) == "register" { owners.insert(reference.owner) }
    }
    return owners
  }

  /// Functions that tell some container what stands for a protocol, by whatever name it does so:
  /// `AppContainer.shared.add(OrderRepository.self, LiveOrderRepository())`.
  private static func promises(
    _ index: Int, _ placed: PlacedCode
  ) -> Set<DeclarationIndex> {
    let (facts, symbols) = (placed.resolved.facts(index), placed.resolved.symbols)
    var named: [DeclarationIndex: Set<SymbolID>] = [:]
    for (position, reference) in facts.references.enumerated() where reference.owner >= 0 {
      guard reference.member.map({ facts[$0] }) == "self",
        case .symbol(let id) = placed.resolved.references[index][position],
        symbols[id].kind == .protocol
      else { continue }
      named[reference.owner, default: []].insert(id)
    }
    if named.isEmpty { return [] }
    let kept = facts.references.indices.filter { position in
      let reference = facts.references[position]
      guard reference.role == .construction, let promises = named[reference.owner],
        case .symbol(let id) = placed.resolved.references[index][position]
      else { return false }
      return !promises.isDisjoint(with: symbols.allSupertypes(of: id))
    }
    return Set(kept.map { facts.references[$0].owner })
  }

  /// The initializers that a file of a configurator, a builder or the like lends to a type that is
  /// declared elsewhere, in an extension: what they build is handed to it.
  static func lentInitializers(_ facts: FileFacts) -> Set<DeclarationIndex> {
    // Few files extend a type with an initializer: names are read for these alone.
    let added = facts.declarations.indices.lazy.map(DeclarationIndex.init).filter { position in
      let parent = facts[position].parent
      return facts[position].kind == .initializer && parent >= 0
        && facts[parent].kind == .extension
    }
    if added.isEmpty { return [] }
    let own = facts.declarations.filter { $0.parent < 0 && $0.kind.isType }.map { facts[$0.name] }
    guard own.contains(where: { ContainerShape.isNamedForWiring(NameWords($0)) }) else {
      return []
    }
    return Set(added.filter { !own.contains(facts[facts[facts[$0].parent].name]) })
  }
}
