internal import StrataCode
internal import StrataModel

/// What of a project bears on how much architecture it needs.
package struct ProjectMeasures: Sendable, Equatable {
  package var product = ProductKind.app
  /// Whether there is Swift code at all; without it nothing else is measured.
  package var hasCode = true
  package var sources: [DataSourceUse] = []
  package var endpoints = Endpoints()
  /// Nil where nobody knows it.
  package var history: ProjectHistory?
  package var size = ProjectSize()
  package var rules = BusinessRules()
  package var today = ArchitectureToday()

  package init() {}

  /// What a code base shows; `forwarding` use cases only hand on.
  init(_ codebase: Codebase, history: ProjectHistory?, forwarding: Int) {
    product = ProductKind(codebase)
    hasCode = !codebase.workspace.files.isEmpty
    sources = DataSourceSearch(codebase, isServer: product == .server).uses()
    endpoints = Endpoints(codebase)
    self.history = hasCode ? history : nil
    size = ProjectSize(codebase)
    rules = BusinessRuleSearch(codebase).rules()
    today = ArchitectureToday(codebase, forwarding: forwarding)
  }

  /// The kinds of sources that count, in their order.
  package var kinds: [DataSourceKind] {
    DataSourceKind.allCases.filter { kind in
      kind.counts && sources.contains { $0.kind == kind }
    }
  }

  /// Whether the question of layers does not arise: code for others to build upon, without a screen
  /// or a repository of its own.
  var isPlainLibrary: Bool {
    product == .library && today.viewModels == 0 && today.repositories == 0
      && today.repositoryProtocols == 0 && today.useCases == 0
  }
}
