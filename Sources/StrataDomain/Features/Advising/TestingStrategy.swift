package import StrataCode
internal import StrataModel
internal import StrataRules

/// What of an architecture is tested where, over which doubles, and what of this project a test names.
package struct TestingStrategy: Sendable, Equatable {
  package var profile: Profile
  /// From the inner layer to the outer.
  package var rows: [Row] = []

  /// A layer and its tests.
  package struct Row: Sendable, Equatable {
    package var layer: Layer
    /// What is looked at: use cases, repositories, view models.
    package var subject: Subject
    /// What tests of it are about.
    package var focus: Phrase
    /// What stands in for the rest.
    package var double: Phrase
    /// What such a test leaves to others.
    package var omits: Phrase
    /// What this project has of it; nil where there is no code.
    package var count: Count?
  }

  /// How many there are, and of how many a test names them.
  package struct Count: Sendable, Equatable {
    package var total: Int
    package var named: Int
    /// Those that no test names, in file order.
    package var unnamed: [String]
  }

  package enum Subject: String, Sendable {
    case useCases = "use-cases"
    case services
    case repositories
    case viewModels = "view-models"
    case views

    /// So many of them.
    package func count(_ number: Int) -> Phrase {
      switch self {
      case .useCases: Noun.useCase.count(number)
      case .services: Noun("service", zh: "个服务").count(number)
      case .repositories: Noun.repository.count(number)
      case .viewModels: Noun("view model", zh: "个 ViewModel").count(number)
      case .views: Noun("view", zh: "个视图").count(number)
      }
    }
  }

  /// What a code base has and a test names, as a school sees it.
  init(_ codebase: Codebase, profile: Profile) {
    self.profile = profile
    let tests = TestNames(codebase)
    func count(_ ids: [SymbolID]) -> Count? {
      let unnamed = ids.filter { !tests.name($0) }
      return ids.isEmpty
        ? nil
        : Count(
          total: ids.count, named: ids.count - unnamed.count,
          unnamed: unnamed.map { codebase.symbols[$0].qualifiedName })
    }
    let has = Parts(codebase)
    rows = Self.rows(profile, has).compactMap { row in
      guard let count = count(codebase.tested(row.subject)) else { return nil }
      var row = row
      row.count = count
      return row
    }
  }

  /// What a project of a level is to test, before there is code.
  package init(_ level: ArchitectureLevel, profile: Profile) {
    self.profile = profile
    let has = Parts(
      useCases: level >= .layered, repositories: level >= .lightweight, dataSources: level == .full)
    rows = Self.rows(profile, has).filter { row in
      switch row.subject {
      case .useCases: has.useCases && profile != .domainFirst
      case .services: has.useCases
      case .repositories: has.repositories
      case .viewModels, .views: true
      }
    }
  }

  /// What there is that a test can stand in for.
  struct Parts {
    var useCases: Bool
    var repositories: Bool
    var dataSources: Bool

    init(useCases: Bool, repositories: Bool, dataSources: Bool) {
      self.useCases = useCases
      self.repositories = repositories
      self.dataSources = dataSources
    }

    init(_ codebase: Codebase) {
      useCases = !codebase.useCases.isEmpty || !codebase.types(.useCaseProtocol).isEmpty
      repositories = !codebase.tested(.repositories).isEmpty
      dataSources = !codebase.types(.dataSource).isEmpty
    }
  }
}

extension Codebase {
  /// What of a subject a test can name, in file order.
  func tested(_ subject: TestingStrategy.Subject) -> [SymbolID] {
    switch subject {
    case .useCases: useCases
    case .services:
      symbols.ids.filter { id in
        symbols[id].kind.isConcreteType && isProduction(id) && !methods(of: id).isEmpty
          && roles[id].isDisjoint(with: [.useCase, .testDouble, .repositoryImplementation])
          && symbols.allSupertypes(of: id).contains { roles.has($0, .useCaseProtocol) }
      }
    case .repositories: types(.repositoryImplementation).filter { isRepositoryAtWork($0) }
    case .viewModels: types(.viewModel).filter { symbols[$0].kind.isConcreteType }
    case .views: types(.view).filter { symbols[$0].kind.isConcreteType }
    }
  }
}
