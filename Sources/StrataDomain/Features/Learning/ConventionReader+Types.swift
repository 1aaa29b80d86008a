internal import StrataCode
internal import StrataModel

extension ConventionReader {
  /// Whether use cases have a protocol, and whether it is in their file.
  var useCaseProtocol: Convention? {
    convention(
      .useCaseProtocol, of: .useCase,
      runs.map { id in
        let own = codebase.symbols.supertypes[Int(id.index)].first {
          codebase.roles.has($0, .useCaseProtocol)
        }
        guard let own else { return observation(id, "none") }
        let isBeside = codebase.symbols[own].place.file == codebase.symbols[id].place.file
        return observation(id, isBeside ? "same-file" : "own-file")
      })
  }

  /// The method that runs a use case; one that no other use case has is named by what it does.
  var entryMethod: Convention? {
    let entries = runs.compactMap { id -> (SymbolID, String)? in
      let methods = codebase.methods(of: id).filter {
        let declaration = codebase.declaration($0)
        return declaration.access >= .internal
          && declaration.modifiers.isDisjoint(with: [.isStatic, .isOverride])
      }
      let names = Set(methods.map(codebase.name))
      guard let first = names.first else { return nil }
      return (id, names.count == 1 ? first : "several")
    }
    let shared = entries.map(\.1).ranked.filter { $0.count > 1 }.map(\.value)
    return convention(
      .entryMethod, of: .useCase,
      entries.map { observation($0, shared.contains($1) || $1 == "several" ? $1 : "own-name") })
  }

  /// Use cases that do something: their protocols are another part.
  private var runs: [SymbolID] {
    types(.useCase).filter { codebase.symbols[$0].kind.isConcreteType }
  }

  /// How the methods of repository protocols give back what takes time.
  var asyncForm: Convention? {
    let found = types(.repositoryProtocol).filter { codebase.symbols[$0].kind == .protocol }
      .compactMap { id -> Observation? in
        let forms = codebase.methods(of: id).map(form)
        // A repository that mostly waits may have one method that need not.
        return (forms.filter { $0 != "sync" }.ranked.first?.value ?? forms.first).map {
          observation(id, $0)
        }
      }
    return convention(.asyncForm, of: .repositoryProtocol, found)
  }

  private func form(_ method: DeclarationID) -> String {
    let facts = codebase.facts(method.file)
    if facts[method.declaration].modifiers.contains(.isAsync) { return "async" }
    let returned = facts.references.filter {
      $0.owner == method.declaration && [.return, .genericArgument].contains($0.role)
    }.map { facts[$0.name] }
    if returned.contains(where: Self.combine.contains) { return "combine" }
    if returned.contains(where: Self.rx.contains) { return "rx" }
    if returned.contains(where: Self.streams.contains) { return "async" }
    let labels = facts.parameters.filter { $0.owner == method.declaration }.map { facts[$0.name] }
    return labels.contains(where: Self.callbacks.contains) ? "completion" : "sync"
  }

  private static let combine: Set<String> = [
    "AnyPublisher", "Publisher", "Future", "Combine.AnyPublisher", "Published.Publisher",
  ]
  private static let rx: Set<String> = [
    "Observable", "Single", "Completable", "Maybe", "Driver", "Infallible",
  ]
  private static let streams: Set<String> = ["AsyncStream", "AsyncThrowingStream", "AsyncSequence"]
  private static let callbacks: Set<String> = [
    "completion", "completionHandler", "handler", "callback", "onCompletion",
  ]

  /// The member of a DTO, a record or a mapper that gives an entity, or the initializer of the entity.
  var mapping: Convention? {
    let sources = Set([Role.dto, .persistenceModel].flatMap { codebase.types($0) })
    var found: [Observation] = []
    for id in sources.union(codebase.types(.mapper)).sorted() {
      for member in codebase.members(of: id) {
        let declaration = codebase.declaration(member)
        guard declaration.kind == .function || declaration.modifiers.contains(.isComputed),
          codebase.namings(of: member, as: [.return, .property, .genericArgument]).contains(
            where: { codebase.roles.has($0.type, .entity) && !sources.contains($0.type) })
        else { continue }
        let brackets = declaration.kind == .function ? "()" : ""
        found.append(observation(id, codebase.name(member) + brackets))
      }
    }
    for id in codebase.types(.entity) where !sources.contains(id) {
      for member in codebase.initializers(of: id)
      where codebase.namings(of: member, as: [.parameter]).contains(where: {
        sources.contains($0.type)
      }) {
        let facts = codebase.facts(member.file)
        let first = facts.parameters.first { $0.owner == member.declaration }
        found.append(observation(id, "init(\(first.map { facts[$0.label] } ?? "_"):)"))
      }
    }
    return convention(.mapping, found)
  }

  /// What puts the app together: a library for it, or containers of the project's own.
  var composition: Convention? {
    let files = codebase.workspace.files.indices.filter { codebase.scopes[$0].isShipped }
    let libraries = files.flatMap { file in
      codebase.facts(file).importedModules.intersection(Self.libraries).map {
        Observation(value: $0, type: nil, file: file)
      }
    }
    if let library = convention(.composition, libraries) { return library }
    return convention(
      .composition, of: .container,
      types(.container).map { id in
        let makers = codebase.methods(of: id).count { codebase.name($0).hasPrefix("make") }
        let lazy = codebase.members(of: id).count {
          codebase.declaration($0).modifiers.contains(.isLazy)
        }
        return observation(
          id, makers > 0 ? "make-methods" : lazy > 0 ? "lazy-properties" : "properties")
      })
  }

  private static let libraries: Set<String> = [
    "Swinject", "Dependencies", "ComposableArchitecture", "Resolver", "NeedleFoundation", "Factory",
    "FactoryKit", "Needle", "Swift_Dependencies", "SwinjectAutoregistration", "Pure", "Cleanse",
  ]

  /// What decides which screen comes next.
  var navigation: Convention? {
    let coordinators = types(.coordinator).filter { codebase.symbols[$0].kind.isConcreteType }
    if !coordinators.isEmpty {
      return convention(
        .navigation, of: .coordinator,
        coordinators.map { id in
          let name = codebase.symbols.words(of: id)
          return observation(
            id, ["coordinator", "router", "flow"].first { name.all.contains($0) } ?? "coordinator")
        })
    }
    let files = codebase.workspace.files.indices.filter { codebase.scopes[$0].isProduction }
    let found = files.flatMap { file -> [Observation] in
      let facts = codebase.facts(file)
      return Set(facts.references.map { facts[$0.name] }).intersection(Self.stacks).map {
        Observation(value: $0, type: nil, file: file)
      }
    }
    return convention(.navigation, found)
  }

  private static let stacks: Set<String> = [
    "NavigationStack", "NavigationPath", "NavigationView", "NavigationSplitView",
  ]

  /// How view models tell of changes.
  var viewModel: Convention? {
    convention(
      .viewModel, of: .viewModel,
      types(.viewModel).filter { codebase.symbols[$0].kind.isConcreteType }.map { id in
        let attributes = codebase.attributes(of: codebase.symbols[id].place)
        let foreign = ([id] + codebase.symbols.allSupertypes(of: id)).flatMap {
          codebase.symbols.externalSupertypes[Int($0.index)]
        }
        let base = codebase.symbols.supertypes[Int(id.index)].first {
          codebase.symbols[$0].kind == .class
        }
        let file = codebase.facts(codebase.symbols[id].place.file)
        if attributes.contains("Observable") { return observation(id, "observable-macro") }
        if foreign.contains("ObservableObject") { return observation(id, "observable-object") }
        if let base { return observation(id, "subclass of \(codebase.symbols[base].name)") }
        if !file.importedModules.isDisjoint(with: ["RxSwift", "RxCocoa", "RxRelay"]) {
          return observation(id, "rx")
        }
        if file.importedModules.contains("Combine") { return observation(id, "combine") }
        return observation(id, "plain")
      })
  }
}
