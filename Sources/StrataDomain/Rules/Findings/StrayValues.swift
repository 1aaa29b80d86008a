internal import StrataCode
internal import StrataModel

/// Values of screens that only stand in a folder of the outer ring: nobody there names them, nor does
/// the business.
///
/// A screen that names one crosses no arrow that matters: the value is in the wrong folder.
struct StrayValues {
  private let codebase: Codebase
  /// What files of the outer ring and of Domain name in other files.
  private let namedElsewhere: Set<SymbolID>

  /// The stray values of a code base.
  init(_ codebase: Codebase) {
    self.codebase = codebase
    namedElsewhere = Set(
      codebase.dependencies.lazy.filter {
        let layer = codebase.layer(ofFile: $0.file)
        return layer?.ring == .data || layer == .domain
      }.map(\.target))
  }

  /// Whether a type is one of them.
  func contains(_ id: SymbolID) -> Bool {
    let symbol = codebase.symbols[id]
    return (symbol.kind == .struct || symbol.kind == .enum)
      && codebase.layer(of: id)?.ring == .data
      && codebase.roles[id].isDisjoint(with: Self.outer) && !codebase.symbols.isCodable(id)
      && !namedElsewhere.contains(id) && !isError(id) && isAmongValues(symbol.place.file)
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
