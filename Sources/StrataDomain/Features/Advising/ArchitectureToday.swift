package import StrataCode
internal import StrataModel

/// What a project has of architecture today.
package struct ArchitectureToday: Sendable, Equatable {
  /// Whether anything draws a Domain.
  package var hasDomain = false
  /// Files by layer, of those that ship.
  package var layers: [Layer: Int] = [:]
  package var viewModels = 0
  package var repositoryProtocols = 0
  /// Those protocols that one type alone implements, doubles aside, and no double does.
  package var lonelyProtocols: [String] = []
  package var repositories = 0
  /// Repository implementations that no protocol of the project stands before.
  package var bareRepositories: [String] = []
  package var useCases = 0
  /// Protocols of use cases.
  package var useCaseProtocols = 0
  /// Use cases that only hand on.
  package var forwarding = 0
  /// Types for the wire and the store.
  package var transportModels = 0
  /// Types behind repositories that talk to a source.
  package var dataSources = 0
  /// Screens that repeat the same parts.
  package var shells = ScreenShells()
  /// Files in which containers or entry points build repositories, use cases or view models.
  package var compositionRoots = 0

  package init() {}

  /// What stands in a code base of which `forwarding` use cases only hand on.
  init(_ codebase: Codebase, forwarding: Int) {
    hasDomain = codebase.hasDomain
    for index in codebase.workspace.files.indices where codebase.scopes[index].isShipped {
      if let layer = codebase.layer(ofFile: index) { layers[layer, default: 0] += 1 }
    }
    let contracts = codebase.types(.repositoryProtocol)
    repositoryProtocols = contracts.count
    lonelyProtocols = codebase.withOneImplementation(contracts)
    let implementations = codebase.types(.repositoryImplementation).filter {
      codebase.isRepositoryAtWork($0)
    }
    repositories = implementations.count
    bareRepositories = implementations.filter { id in
      !codebase.symbols.allSupertypes(of: id).contains { codebase.symbols[$0].kind == .protocol }
    }.map { codebase.symbols[$0].qualifiedName }
    viewModels = codebase.types(.viewModel).count
    useCases = codebase.useCases.count
    useCaseProtocols = codebase.types(.useCaseProtocol).count
    self.forwarding = forwarding
    transportModels = codebase.types(.dto).count + codebase.types(.persistenceModel).count
    dataSources =
      codebase.types(.dataSource).count { codebase.symbols[$0].kind.isConcreteType }
    shells = ScreenShells(codebase)
    compositionRoots = codebase.workspace.files.indices.count { codebase.wires($0) }
  }

  /// The level that this amounts to.
  package var level: ArchitectureLevel {
    let hasOperations = useCases + useCaseProtocols > 0
    // A repository may stand behind the protocol of a use case.
    let hasBoundary = repositoryProtocols > 0 || repositories > bareRepositories.count
    if hasDomain, hasBoundary, hasOperations { return .full }
    if hasDomain, hasBoundary || hasOperations { return .layered }
    return repositories > 0 ? .lightweight : .simple
  }
}

extension Codebase {
  /// Whether a type that is called a repository does what one does: a value of that name describes
  /// somebody's repository of code, and a migration makes its table.
  func isRepositoryAtWork(_ id: SymbolID) -> Bool {
    symbols[id].kind.isConcreteType && symbols[id].parent == nil && !methods(of: id).isEmpty
      && roles[id].isDisjoint(with: [.dto, .persistenceModel, .entity])
      && !symbols.externalSupertypes[Int(id.index)].contains {
        $0 == "Migration" || $0 == "AsyncMigration"
      }
  }

  /// The use cases with a body, in file order; what only hides another behind generics is none.
  var useCases: [SymbolID] {
    types(.useCase).filter { id in
      symbols[id].kind.isConcreteType
        && roles[id].isDisjoint(with: [.viewModel, .view, .container, .coordinator])
        && methods(of: id).contains { declaration($0).modifiers.contains(.hasBody) }
    }
  }

  /// Whether a file's composition root builds a part of the architecture.
  fileprivate func wires(_ file: Int) -> Bool {
    guard scopes[file].isProduction else { return false }
    return facts(file).references.enumerated().contains { position, reference in
      guard reference.role == .construction, scopes[file].isWiring(reference),
        case .symbol(let id) = references[file][position]
      else { return false }
      return !roles[id].isDisjoint(with: [
        .repositoryImplementation, .useCase, .viewModel, .dataSource,
      ])
    }
  }

  /// The protocols that one type conforms to and no double.
  fileprivate func withOneImplementation(_ contracts: [SymbolID]) -> [String] {
    var conformers: [SymbolID: Int] = [:]
    for id in symbols.ids where symbols[id].kind.isConcreteType {
      for parent in symbols.allSupertypes(of: id) { conformers[parent, default: 0] += 1 }
    }
    return contracts.filter { conformers[$0] == 1 }.map { symbols[$0].qualifiedName }
  }
}
