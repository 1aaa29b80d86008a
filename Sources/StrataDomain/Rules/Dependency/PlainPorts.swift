internal import StrataCode
internal import StrataModel

// Types that tie nobody who names them to anything, wherever they are declared.

extension Codebase {
  /// Whether a type is a protocol that asks in plain words, of no framework and of no type of the
  /// outer ring: who needs it depends on nothing, wherever it is declared.
  func isPlainPort(_ id: SymbolID) -> Bool {
    symbols[id].kind == .protocol && !roles.has(id, .repositoryProtocol)
      && (namesNobody(id) || asksForProtocols(id))
  }

  /// Whether a type is a struct of closures, which whoever composes fills in: a protocol in another
  /// shape.
  func isClient(_ id: SymbolID) -> Bool {
    guard symbols[id].kind == .struct else { return false }
    if attributes(of: symbols[id].place).contains("DependencyClient") { return true }
    let place = symbols[id].place
    return facts(place.file).holdsOnlyClosures(place.declaration)
  }

  /// Whether the requirements of a protocol name protocols and plain values alone, whatever stands
  /// beside it in its file: a factory that one can replace.
  func asksForProtocols(_ id: SymbolID) -> Bool {
    let place = symbols[id].place
    let extent = declaration(place).extent
    return facts(place.file).references.enumerated().allSatisfy { position, reference in
      guard extent.contains(reference.span.start) else { return true }
      switch references[place.file][position] {
      case .symbol(let named):
        return symbols[named].kind == .protocol || layer(of: named) == .domain
          || isPlainValue(named)
      case .external:
        let name = facts(place.file)[reference.name]
        return StandardTypes.contains(name) || ReactiveNames.isRx(name)
      default: return true
      }
    }
  }

  /// Whether a type is a box for whatever is put into it, `Observable<Value>`: it knows nothing of the
  /// project and of no store or server, in whose folder it may lie.
  func isGeneralBox(_ id: SymbolID) -> Bool {
    let types = symbols.expanded([id])
    return !types.isEmpty
      && types.allSatisfy { type in
        let place = symbols[type].place
        return symbols[type].kind.isConcreteType && roles[type].isEmpty && isGeneric(place)
          && references[place.file].allSatisfy { target in
            guard case .symbol(let named) = target else { return true }
            return symbols[named].place.file == place.file
              || isSmallPart(named, besides: place.file)
          }
          && !reachesOut(type)
      }
  }

  /// Whether a type of the same module has no part to play and reaches nothing outside.
  private func isSmallPart(_ id: SymbolID, besides file: Int) -> Bool {
    let shared = Set(workspace.files[symbols[id].place.file].modules)
    return !shared.isDisjoint(with: workspace.files[file].modules) && roles[id].isEmpty
      && !reachesOut(id)
  }

  /// Whether the file of a type imports no framework but the language's own, and names of the project
  /// at most what is in Domain.
  func namesNobody(_ id: SymbolID) -> Bool {
    let file = symbols[id].place.file
    return facts(file).imports.allSatisfy {
      let module = facts(file)[$0.module]
      return Framework(module: module).isHarmless
        || workspace.modules.contains { $0.name == module }
    }
      && references[file].allSatisfy { target in
        guard case .symbol(let named) = target else { return true }
        return symbols[named].place.file == file || layer(of: named) == .domain
          || layer(of: named) == .common || isPlainValue(named)
      }
  }

  /// Whether a type is a value that names nothing but values of the language, whatever stands beside
  /// it in its file.
  func holdsPlainValues(_ id: SymbolID) -> Bool {
    let place = symbols[id].place
    guard [.struct, .enum].contains(symbols[id].kind),
      roles[id].isDisjoint(with: [.repositoryImplementation, .dataSource, .useCase, .container]),
      methods(of: id).allSatisfy({ !declaration($0).modifiers.contains(.isAsync) })
    else { return false }
    let (facts, extent) = (facts(place.file), declaration(place).extent)
    return facts.references.enumerated().allSatisfy { position, reference in
      guard extent.contains(reference.span.start) else { return true }
      switch references[place.file][position] {
      case .symbol(let named): return named == id || symbols[named].parent == id
      case .external: return StandardTypes.explain([facts[reference.name]])
      case .parameter, .ambiguous: return true
      }
    }
  }

  /// Whether a type is a value or an error whose file knows no framework and nobody else's types.
  func isPlainValue(_ id: SymbolID) -> Bool {
    let file = symbols[id].place.file
    return [.struct, .enum].contains(symbols[id].kind) && roles[id].isEmpty
      && facts(file).imports.allSatisfy {
        Framework(module: facts(file)[$0.module]) == .pure
      }
      && references[file].allSatisfy { target in
        guard case .symbol(let named) = target else { return true }
        return symbols[named].place.file == file
      }
  }
}
