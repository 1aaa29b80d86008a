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
    case .standard:
      Phrase("what all schools of Clean Architecture agree on", zh: "Clean Architecture 各流派的共识")
    case .layered: Phrase("strict layers, and closures for navigation", zh: "严格分层，用闭包导航")
    case .pragmatic:
      Phrase("no ceremony where an operation only stores and fetches", zh: "对只存取数据的操作从简")
    case .router:
      Phrase(
        "view models with coordinators, a router and routes",
        zh: "ViewModel 配合 Coordinator、Router 和 Route")
    case .domainFirst:
      Phrase("use-case protocols with in-memory services first", zh: "以 UseCase 协议和内存服务为先")
    case .interactor:
      Phrase("no view models: views talk to interactors", zh: "没有 ViewModel：视图直接与 Interactor 交互")
    }
  }
}
