/// A school of Clean Architecture in Swift: which rules it holds, and how strictly.
package enum Profile: String, Sendable, CaseIterable {
  /// What all the schools agree on.
  case standard
  /// Strict layers, closures for navigation.
  case layered
  /// Skips ceremony where there is nothing but storing and fetching.
  case pragmatic
  /// MVVM with coordinators, a router and routes.
  case router
  /// Use-case protocols with in-memory services first; services may implement use cases.
  case domainFirst = "domain-first"
  /// No view models: views talk to interactors.
  case interactor

  /// What the school stands for, in a clause.
  package var summary: Phrase {
    switch self {
    case .standard: "what all schools of Clean Architecture agree on"
    case .layered: "strict layers, and closures for navigation"
    case .pragmatic: "no ceremony where an operation only stores and fetches"
    case .router: "view models with coordinators, a router and routes"
    case .domainFirst: "use-case protocols with in-memory services first"
    case .interactor: "no view models: views talk to interactors"
    }
  }
}
