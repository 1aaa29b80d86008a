internal import StrataModel
internal import StrataCode

// What a shared instance keeps and reaches.

extension Codebase {
  /// Whether a type's code names a collaborator, or what an SDK offers to reach outside.
  func reachesOut(_ id: SymbolID) -> Bool {
    let own = Set([id] + symbols.allSupertypes(of: id))
    return symbols.bodies[Int(id.index)].contains { body in
      let facts = facts(body.file)
      let imports = Set(facts.imports.map { facts[$0.module] })
      let extent = facts[body.declaration].extent
      return imports.contains(where: Self.isOutside)
        || facts.references.enumerated().contains { position, reference in
          guard extent.contains(reference.span.start) else { return false }
          switch references[body.file][position] {
          case .symbol(let other):
            return !own.contains(other)
              && symbols.expanded([other]).contains(where: isCollaboratorOrProtocol)
          case .external:
            return InfrastructureSymbol(facts[reference.name], imports: imports) != nil
          default: return false
          }
        }
    }
  }

  /// Whether a type stores nothing and reaches nothing: which instance of it is used is no choice.
  func keepsNothing(_ id: SymbolID) -> Bool {
    ([id] + symbols.allSupertypes(of: id)).allSatisfy {
      storedProperties(of: $0).isEmpty && !reachesOut($0)
    }
  }

  /// Whether a type keeps at most calendars, formatters and numbers, waits for nothing and reaches
  /// nothing: a test gets the same of any instance.
  func worksAlone(_ id: SymbolID) -> Bool {
    ([id] + symbols.allSupertypes(of: id)).allSatisfy { type in
      !reachesOut(type)
        && methods(of: type).allSatisfy { !declaration($0).modifiers.contains(.isAsync) }
        && storedProperties(of: type).allSatisfy { place in
          declaration(place).modifiers.contains(.isConstant)
            && referenceOrder[place.file][place.declaration].allSatisfy { position in
              guard case .external = references[place.file][position] else { return false }
              return StandardTypes.explain([
                facts(place.file)[facts(place.file).references[position].name]
              ])
            }
        }
    }
  }

  /// Whether the code of a type names something that is asked for, by what it means and how it is written.
  func code(of id: SymbolID, names isWanted: (Target, String) -> Bool) -> Bool {
    symbols.bodies[Int(id.index)].contains { body in
      let facts = facts(body.file)
      let extent = facts[body.declaration].extent
      return facts.references.enumerated().contains { position, reference in
        extent.contains(reference.span.start)
          && isWanted(references[body.file][position], facts[reference.name])
      }
    }
  }

  private static func isOutside(_ module: String) -> Bool {
    switch Framework(module: module) {
    case .network, .persistence: true
    default: false
    }
  }

  /// Whether a class stores something that changes and that no actor and no lock guards.
  func hasLooseState(_ id: SymbolID) -> Bool {
    let modules = workspace.files[symbols[id].place.file].modules.map { workspace.modules[$0] }
    guard symbols[id].kind == .class,
      modules.isEmpty || !modules.allSatisfy(\.isMainActorByDefault),
      !([id] + symbols.allSupertypes(of: id)).contains(where: { type in
        attributes(of: symbols[type].place).contains { $0.hasSuffix("Actor") }
      })
    else { return false }
    let stored = storedProperties(of: id)
    return !stored.contains(where: isGuard)
      && stored.contains {
        !declaration($0).modifiers.contains(.isConstant)
          && declaration($0).modifiers.isDisjoint(with: [.isLazy, .isWeak])
          && !attributes(of: $0).contains { $0.hasSuffix("Actor") || Self.lookups.contains($0) }
          && !isSetAtFirstAlone($0)
      }
  }

  /// Whether a private property is written in initializers and nowhere else.
  private func isSetAtFirstAlone(_ place: DeclarationID) -> Bool {
    let facts = facts(place.file)
    guard declaration(place).access <= .fileprivate else { return false }
    let name = facts[declaration(place).name]
    return !facts.shapes.contains { shape in
      switch shape.form {
      case .writes(let written, _):
        facts[written] == name
          && (shape.owner < 0 || facts[shape.owner].kind != .initializer)
      case .setsMember(let path): facts[path].split(separator: ".").contains { $0 == name }
      default: false
      }
    }
  }

  /// Wrappers that look a dependency up and are never written.
  private static let lookups: Set<String> = [
    "Dependency", "Environment", "Inject", "Injected", "LazyInjected", "WeakLazyInjected",
    "OptionalInjected",
  ]

  /// A lock, or the queue that work goes through.
  private func isGuard(_ place: DeclarationID) -> Bool {
    let facts = facts(place.file)
    return referenceOrder[place.file][place.declaration].contains {
      NameWords(facts[facts.references[$0].name]).suffix(
        from: ["lock", "mutex", "queue", "semaphore", "atomic"]) != nil
    }
  }
}
