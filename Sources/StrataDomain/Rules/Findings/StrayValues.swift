internal import StrataCode
internal import StrataModel

/// Values of screens that only stand in a folder of the outer ring: nobody there names them, nor does
/// the business.
///
/// A screen that names one crosses no arrow that matters: the value is in the wrong folder.
struct StrayValues {
  private let codebase: Codebase
  /// By type: whether a file of the outer ring or of Domain names it in another file.
  private let namedElsewhere: [Bool]
  /// By type: whether a file of Domain names it.
  private let namedInDomain: [Bool]
  /// By type: whether a screen's file names it.
  private let namedOnScreens: [Bool]
  /// The files of the outer ring that work for screens alone.
  private let ofScreens: Set<Int>

  /// The stray values of a code base.
  init(_ codebase: Codebase) {
    self.codebase = codebase
    let named = codebase.known { Named(codebase) }
    (namedElsewhere, namedInDomain) = (named.elsewhere, named.inDomain)
    (namedOnScreens, ofScreens) = (named.onScreens, named.ofScreens)
  }

  /// Which types the inner files name.
  private struct Named: Sendable, Equatable {
    var elsewhere: [Bool]
    var inDomain: [Bool]
    var onScreens: [Bool]
    var ofScreens: Set<Int>

    init(_ codebase: Codebase) {
      elsewhere = Array(repeating: false, count: codebase.symbols.symbols.count)
      (inDomain, onScreens, ofScreens) = (elsewhere, elsewhere, [])
      var outer: [(file: Int, target: SymbolID)] = []
      for dependency in codebase.dependencies {
        let target = Int(dependency.target.index)
        switch codebase.placements[dependency.file].layer {
        case .domain: (elsewhere[target], inDomain[target]) = (true, true)
        case .presentation: onScreens[target] = true
        case let layer where layer?.ring == .data:
          outer.append((dependency.file, dependency.target))
        default: break
        }
      }
      ofScreens = codebase.filesOfScreens(inDomain, outer)
      for (file, target) in outer where !ofScreens.contains(file) {
        elsewhere[Int(target.index)] = true
      }
    }
  }

  /// Whether a type is a plain choice of cases that Domain names, too: it is a value of the business
  /// in the wrong file, and that is what is to be said, not whom it is shown to.
  func isBusiness(_ id: SymbolID) -> Bool {
    let place = codebase.symbols[id].place
    return codebase.symbols[id].kind == .enum && namedInDomain[Int(id.index)]
      && codebase.layer(of: id)?.ring == .data && !isError(id)
      && codebase.facts(place.file).references.enumerated().allSatisfy { position, reference in
        guard codebase.declaration(place).extent.contains(reference.span.start),
          case .symbol(let named) = codebase.references[place.file][position]
        else { return true }
        return named == id
      }
  }

  /// Whether screens name a value, and neither Domain nor the outer ring does in another file.
  func isOfScreens(_ id: SymbolID) -> Bool {
    namedOnScreens[Int(id.index)] && !namedElsewhere[Int(id.index)]
      && codebase.symbols[id].kind != .protocol
      && codebase.roles[id].isDisjoint(with: [
        .useCase, .repositoryImplementation, .persistenceModel, .dto,
      ])
  }

  /// Whether Domain names a type in another file.
  func isNamedInDomain(_ id: SymbolID) -> Bool { namedInDomain[Int(id.index)] }

  /// Whether Domain or a screen names a type in another file.
  func isNeeded(_ id: SymbolID) -> Bool {
    namedInDomain[Int(id.index)] || namedOnScreens[Int(id.index)]
  }

  /// Whether a type is one of them.
  func contains(_ id: SymbolID) -> Bool {
    let symbol = codebase.symbols[id]
    if ofScreens.contains(symbol.place.file) { return !namedElsewhere[Int(id.index)] }
    return (symbol.kind == .struct || symbol.kind == .enum)
      && codebase.layer(of: id)?.ring == .data
      && codebase.roles[id].isDisjoint(with: Self.outer) && !codebase.symbols.isCodable(id)
      && !namedElsewhere[Int(id.index)] && Self.isAmongValues(codebase.facts(symbol.place.file))
  }

  /// Whether a file declares nothing that works: what stands beside a client may be its own.
  fileprivate static func isAmongValues(_ facts: FileFacts) -> Bool {
    facts.declarations.allSatisfy { declaration in
      switch declaration.kind {
      case .class, .actor, .protocol: false
      case .function: declaration.parent >= 0
      default: true
      }
    }
  }

  private func isError(_ id: SymbolID) -> Bool {
    codebase.symbols.externalSupertypes[Int(id.index)].contains { $0.hasSuffix("Error") }
  }

  fileprivate static let outer: Roles = [
    .dto, .persistenceModel, .mapper, .dataSource, .repositoryImplementation, .container,
  ]
}

extension Codebase {
  /// The files of the outer ring that draw, or hold what such files and screens alone name, and that
  /// neither store nor send: screens keep them in the wrong folder.
  fileprivate func filesOfScreens(
    _ inDomain: [Bool], _ outer: [(file: Int, target: SymbolID)]
  ) -> Set<Int> {
    var files = Set(
      workspace.files.indices.filter { file in
        let types = outerTypes(in: file)
        return placements[file].layer?.ring == .data && scopes[file].isProduction
          && drawsAlone(file)
          && !types.isEmpty
          && types.allSatisfy {
            !inDomain[Int($0.index)] && roles[$0].isDisjoint(with: StrayValues.outer)
              && !symbols.isCodable($0)
          }
      })
    var isSettled = false
    while !isSettled {
      isSettled = true
      for (file, target) in outer where !files.contains(file) {
        if files.remove(symbols[target].place.file) != nil { isSettled = false }
      }
    }
    return files
  }

  /// Whether a file shows, or says where screens lead, and asks no other framework for anything.
  private func drawsAlone(_ file: Int) -> Bool {
    let (facts, modules) = (facts(file), Set(facts(file).importedModules))
    guard !modules.isDisjoint(with: Self.uiModules),
      modules.isSubset(of: Self.uiModules.union(["Foundation", "Combine", "Observation"]))
    else { return false }
    let isValue = StrayValues.isAmongValues(facts)
    let names = facts.references.map { facts[$0.name] }
    return names.contains { Self.leads($0) || isValue && $0 == "UIImage" }
      && names.allSatisfy { InfrastructureSymbol($0, imports: modules) == nil }
  }

  /// Whether a type of a user-interface framework shows, or leads to what is shown.
  private static func leads(_ name: String) -> Bool {
    name == "NavigationPath" || name == "View"
      || ["View", "Controller", "Cell"].contains { name.hasPrefix("UI") && name.hasSuffix($0) }
  }
}
