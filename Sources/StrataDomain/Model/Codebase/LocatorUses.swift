internal import StrataCode

/// All of them, and the declarations that hold them.
package struct LocatorUses: Sendable, Equatable, MadeOfList {
  package let all: [LocatorUse]
  package let owners: Set<DeclarationID>

  /// Places in their order.
  package init(_ all: [LocatorUse] = []) {
    self.all = all
    owners = Set(all.map { DeclarationID(file: $0.file, declaration: $0.owner) })
  }
}

extension Codebase {
  /// Every place of production code outside the composition root that looks something up.
  func locatorUses(by workforce: Workforce) -> LocatorUses {
    let properties = known { self.servingProperties() }
    let worlds = known { self.worlds() }
    let codebase = self
    let files = seen(
      inEachFile: { file in
        codebase.scopes[file].isProduction
          ? codebase.reachedContainers(in: file, properties) + codebase.resolvedTypes(in: file)
            + codebase.wrappedProperties(in: file) + codebase.askedWorlds(in: file, worlds) : []
      }, by: workforce)
    return LocatorUses(files + storedContainers())
  }

  private func isOutside(_ span: Span, _ owner: DeclarationIndex, in file: Int) -> Bool {
    owner >= 0 && !scopes[file].isExempt(span, in: owner) && !isComposition(owner, in: file)
      && placements[file].declared != .app
  }

  private func reachedContainers(
    in file: Int, _ properties: [SymbolID: Set<String>]
  ) -> [LocatorUse] {
    let facts = facts(file)
    let usesLibrary = facts.importsInjectionLibrary
    let targets = references[file]
    return facts.references.enumerated().compactMap { position, reference in
      guard reference.role == .staticAccess, let name = reference.member else { return nil }
      var container: SymbolID?
      // Few types have anything to ask for: the text of a name is made for these alone.
      switch targets[position] {
      case .symbol(let id):
        let own = properties[id]
        let isContainer = roles.has(id, .container)
        guard own != nil || isContainer else { return nil }
        let member = facts[name]
        guard own?.contains(member) == true || member == "resolve" && isContainer else {
          return nil
        }
        container = id
      case .external:
        guard usesLibrary, Self.libraryContainers.contains(facts[reference.name]),
          !["self", "Type", "loggingFunction"].contains(facts[name])
        else { return nil }
      default: return nil
      }
      guard isOutside(reference.span, reference.owner, in: file),
        consumer(around: reference.owner, in: file) != nil
          // Who registers with a container composes, whatever else it asks it.
          || !scopes[file].isWiring(reference) && !isHome(file, of: container)
            && !facts.usedNames.contains("register")
            && !isKey(reference.owner, in: file)
      else { return nil }
      return LocatorUse(
        file: file, span: reference.span, owner: reference.owner, container: container,
        name: facts[reference.name], kind: .reached)
    }
  }

  /// Whether a static member of a protocol's extension asks: keys by which wrappers of the project find
  /// what a container holds are a part of that.
  private func isKey(_ owner: DeclarationIndex, in file: Int) -> Bool {
    facts(file)[owner].modifiers.contains(.isStatic)
      && typesAround(owner, in: file).first.map { symbols[$0].kind == .protocol } ?? false
  }

  /// Whether a file stands beside a container: what hands it out belongs to it.
  private func isHome(_ file: Int, of container: SymbolID?) -> Bool {
    guard let container else { return false }
    return workspace.files[file].folder == workspace.files[symbols[container].place.file].folder
  }

  /// Whether a file stands beside a container in a folder that says so: it hands the container on.
  private func isBridge(_ file: Int, of container: SymbolID) -> Bool {
    isHome(file, of: container)
      && workspace.files[file].folders.last.map {
        ContainerShape.isNamedForWiring(NameWords(String($0)))
      } ?? false
  }

  /// `container.resolve(Feed.self)` on something that is held.
  private func resolvedTypes(in file: Int) -> [LocatorUse] {
    let facts = facts(file)
    return facts.shapes.compactMap { call in
      guard let path = call.calledMember.map({ facts[$0] }), path.hasSuffix(".resolve"),
        isOutside(call.span, call.owner, in: file),
        let consumer = consumer(around: call.owner, in: file),
        !roles.has(consumer, .container),
        referenceOrder[file][call.owner].contains(where: { position in
          let reference = facts.references[position]
          return reference.role == .staticAccess
            && reference.member.map { facts[$0] } == "self"
            && reference.span.start > call.span.end && reference.span.start < call.span.end + 24
        })
      else { return nil }
      let root = path.prefix { $0 != "." }
      return LocatorUse(
        file: file, span: call.span, owner: call.owner, name: String(root), kind: .resolved)
    }
  }

  /// `@Injected var feed: any Feed`.
  private func wrappedProperties(in file: Int) -> [LocatorUse] {
    let facts = facts(file)
    return facts.attributes.compactMap { attribute in
      let name = facts[attribute.name]
      guard Self.wrappers.contains(name), attribute.owner >= 0,
        facts[attribute.owner].kind == .property,
        isOutside(attribute.span, attribute.owner, in: file)
      else { return nil }
      return LocatorUse(
        file: file, span: attribute.span, owner: attribute.owner, name: "@" + name, kind: .wrapped)
    }
  }

  /// Views, view models, use cases and repositories that store a container.
  private func storedContainers() -> [LocatorUse] {
    let consumers = symbols.ids.filter {
      !roles[$0].isDisjoint(with: [.view, .viewModel, .useCase, .repositoryImplementation])
        && roles[$0].isDisjoint(with: [.container, .entryPoint, .coordinator])
    }
    let stored = seen(inEach: consumers) { consumer -> [LocatorUse] in
      guard isProduction(consumer) else { return [] }
      return storedProperties(of: consumer).compactMap { place -> LocatorUse? in
        guard isProduction(place) else { return nil }
        let owner = place.declaration
        // `@Environment(AppContainer.self)` names it in its wrapper.
        let isFound = attributes(of: place).contains("Environment")
        let written: TypeReference.Roles =
          isFound ? [.property, .construction, .staticAccess] : [.property, .construction]
        if let naming = namings(of: place, as: written).first(where: {
          isLocating($0.type, for: consumer) && !isBridge(place.file, of: $0.type)
        }) {
          return LocatorUse(
            file: place.file, span: declaration(place).span, owner: owner, container: naming.type,
            name: symbols[naming.type].qualifiedName, kind: .stored)
        }
        guard facts(place.file).importsInjectionLibrary,
          let name = externalTypes(of: place).first(where: Self.libraryContainers.contains)
        else { return nil }
        return LocatorUse(
          file: place.file, span: declaration(place).span, owner: owner, name: name, kind: .stored)
      }
    }
    let holders = Dictionary(grouping: stored.filter { $0.container != nil }) { $0.container }
    return stored.filter { use in
      guard let id = use.container, holders[id]?.count == 1 else { return true }
      return !isBundle(id)
    }
  }

  /// Whether a struct only gathers the protocols that one type takes: its parameters under a name.
  private func isBundle(_ id: SymbolID) -> Bool {
    let stored = storedProperties(of: id)
    return symbols[id].kind == .struct && !stored.isEmpty
      && symbols.words(of: id).suffix(from: ["dependencies", "environment"]) != nil
      && members(of: id).allSatisfy { stored.contains($0) || declaration($0).kind == .initializer }
      && stored.allSatisfy { place in
        let named = namings(of: place, as: [.property])
        return !named.isEmpty && named.allSatisfy { symbols[$0.type].kind == .protocol }
      }
  }

  /// Whether a type is a concrete container that one asks for anything; a factory, a set of
  /// dependencies of the type itself and a protocol are asked for what they say.
  private func isLocating(_ id: SymbolID, for consumer: SymbolID) -> Bool {
    guard roles.has(id, .container), symbols[id].kind.isConcreteType,
      symbols[id].place.file != symbols[consumer].place.file
    else { return false }
    return symbols.words(of: id).suffix(from: [
      "container", "dependencies", "di", "assembly", "assembler", "environment", "injector",
      "registry", "resolver", "locator", "compositionroot",
    ]) != nil
  }

  private func externalTypes(of place: DeclarationID) -> [String] {
    referenceOrder[place.file][place.declaration].compactMap { position in
      let reference = facts(place.file).references[position]
      guard reference.role == .property, case .external = references[place.file][position] else {
        return nil
      }
      return facts(place.file)[reference.name]
    }
  }

  private static let libraryContainers: Set<String> = [
    "Container", "Resolver", "Assembler", "SharedContainer", "DependencyContainer",
  ]
  private static let wrappers: Set<String> = [
    "Injected", "LazyInjected", "WeakLazyInjected", "OptionalInjected", "InjectedObject",
    "InjectedObservable", "DynamicInjected", "Inject", "LazyInject", "Autowired",
  ]
}
