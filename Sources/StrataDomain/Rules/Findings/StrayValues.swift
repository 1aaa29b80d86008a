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

  /// The stray values of a code base.
  init(_ codebase: Codebase) {
    self.codebase = codebase
    namedElsewhere = codebase.known {
      let isInner = codebase.placements.map { $0.layer?.ring == .data || $0.layer == .domain }
      var isNamed = Array(repeating: false, count: codebase.symbols.symbols.count)
      for dependency in codebase.dependencies where isInner[dependency.file] {
        isNamed[Int(dependency.target.index)] = true
      }
      return isNamed
    }
  }

  /// Whether a type is one of them.
  func contains(_ id: SymbolID) -> Bool {
    let symbol = codebase.symbols[id]
    return (symbol.kind == .struct || symbol.kind == .enum)
      && codebase.layer(of: id)?.ring == .data
      && codebase.roles[id].isDisjoint(with: Self.outer) && !codebase.symbols.isCodable(id)
      && !namedElsewhere[Int(id.index)] && !isError(id) && isAmongValues(symbol.place.file)
  }

  /// Whether a file declares nothing that works: what stands beside a client may be its own.
  private func isAmongValues(_ file: Int) -> Bool {
    codebase.facts(file).declarations.allSatisfy { declaration in
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

  private static let outer: Roles = [
    .dto, .persistenceModel, .mapper, .dataSource, .repositoryImplementation, .container,
  ]
}
