package import StrataCode

/// How much architecture, from little to much.
package enum ArchitectureLevel: String, Sendable, CaseIterable, Comparable {
  /// View models and services, or plain types and services.
  case simple
  /// Repositories that wrap what they ask, and nothing behind them.
  case lightweight
  /// A Domain and repository protocols, and no more.
  case layered
  /// Use cases, models of their own for the wire and the store, sources, a composition root.
  case full

  package static func < (a: ArchitectureLevel, b: ArchitectureLevel) -> Bool {
    a.rank < b.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// What it is called, of a product of some kind.
  package func name(in product: ProductKind) -> Phrase {
    switch self {
    case .simple where product == .app:
      Phrase("plain MVVM with services", zh: "普通 MVVM 加服务")
    case .simple: Phrase("plain types and services", zh: "普通类型加服务")
    case .lightweight: Phrase("lightweight Clean Architecture", zh: "轻量 Clean Architecture")
    case .layered: Phrase("layers without ceremony", zh: "从简的分层")
    case .full: Phrase("full Clean Architecture", zh: "完整 Clean Architecture")
    }
  }

  /// What it consists of.
  package func parts(in product: ProductKind) -> Phrase {
    switch self {
    case .simple where product == .app:
      Phrase(
        "view models that call services; no layers, no protocols for one implementation",
        zh: "ViewModel 直接调用服务；不分层，不为唯一的实现写协议")
    case .simple:
      Phrase(
        "services that are called where they are needed; no layers",
        zh: "在需要的地方直接调用服务；不分层")
    case .lightweight:
      Phrase(
        "a repository wraps the one source; no local source behind it, use cases only where "
          + "something is decided",
        zh: "Repository 封装唯一的数据源，背后没有本地数据源；只在需要做判断的地方写 UseCase")
    case .layered:
      Phrase(
        "Domain with repository protocols, Data behind them; use cases only where something is "
          + "decided",
        zh: "Domain 放 Repository 协议，由 Data 实现；只在需要做判断的地方写 UseCase")
    case .full:
      Phrase(
        "Domain, repository protocols, use cases, models of their own for wire and store, one "
          + "composition root",
        zh: "Domain、Repository 协议、UseCase、网络与存储各自的模型、唯一的组合根")
    }
  }
}
