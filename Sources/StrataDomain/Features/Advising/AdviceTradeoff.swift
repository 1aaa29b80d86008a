package import StrataCode

/// What an amount of architecture gains, what it costs, and what may wait.
package struct AdviceTradeoff: Sendable, Equatable {
  package var gains: Phrase
  package var costs: Phrase
  /// What to put off, and until when.
  package var later: Phrase

  /// `plans` where there is no code yet; `skips` where a profile lets screens do without use cases.
  init(
    _ level: ArchitectureLevel, _ answers: AdviceAnswers, _ thresholds: AdviceThresholds,
    plans: Bool, skips: Bool
  ) {
    let rules = thresholds[.businessRules]
    switch level {
    case .simple:
      gains = Phrase("the least code, and a change is made in one place", zh: "代码最少，改动集中在一处")
      costs = Phrase(
        "rules are tested only through what calls them, and a second source touches every caller",
        zh: "规则只能通过调用方测试；增加第二种数据源会影响每个调用方")
      later = Phrase(
        "put off layers until a second kind of source, \(rules) business rules or a life beyond "
          + "the prototype",
        zh: "推迟分层，直到出现第二种数据源、\(rules) 条业务规则，或不再只是原型")
    case .lightweight:
      gains = Phrase(
        "callers do not know the source, and are tested over a double of the repository",
        zh: "调用方不知道数据源，可以用 Repository 替身测试")
      costs = Phrase(
        "one more type per subject; rules without a use case stay with their callers",
        zh: "每个主题多一个类型；没有 UseCase 的规则留在调用方")
      later = Phrase(
        "put off local sources until a second kind, and use cases until something is decided",
        zh: "推迟本地数据源，直到出现第二种；推迟 UseCase，直到有判断要做")
    case .layered:
      gains = Phrase(
        "Domain is tested without simulator and network, and Data can be replaced behind protocols",
        zh: "测试 Domain 无需模拟器和网络；Data 可以在协议背后替换")
      costs = Phrase(
        "a protocol per repository, and a mapping wherever Data's types differ",
        zh: "每个 Repository 一个协议；Data 的类型不同之处需要映射")
      later = Phrase(
        "put off use cases that decide nothing, and models per wire format, until a longer life or "
          + "a further kind of source asks for them",
        zh: "推迟不做判断的 UseCase 和各种传输模型，直到寿命更长或数据源更多")
    case .full:
      gains = Phrase(
        "each rule has one home that is tested alone, and people work on the layers side by side",
        zh: "每条规则只在一处，可单独测试；多人可以并行开发各层")
      costs = Phrase(
        "many small types (DTO, mapper, use case), too many where an operation only stores and "
          + "fetches",
        zh: "小类型多（DTO、Mapper、UseCase）；对只存取数据的操作而言过多")
      later = Self.later(plans: plans, skips: skips)
    }
    guard level >= .layered else { return }
    if answers.isRegulated == true {
      gains =
        gains
        + Phrase("; regulated rules are apart from screens and storage", zh: "；受监管的规则与界面和存储隔离")
    }
    if answers.wantsModules == true {
      gains =
        gains
        + Phrase(
          "; each layer can become a module with an interface target", zh: "；每一层都可以成为带接口 target 的模块"
        )
    }
  }

  /// What the fullest level leaves for later.
  private static func later(plans: Bool, skips: Bool) -> Phrase {
    if plans {
      return Phrase(
        "put off the choice of server and database until the product is clear: begin in memory, "
          + "behind the protocols",
        zh: "推迟服务端和数据库的选择，直到产品明确：先在协议背后用内存实现")
    }
    return skips
      ? Phrase(
        "put off a use case for what only stores and fetches, until a rule comes to it",
        zh: "只存取数据的操作先不写 UseCase，直到出现规则")
      : Phrase(
        "put off an offline store or a second vendor until the product needs it: the protocols "
          + "leave the choice open",
        zh: "推迟离线存储或第二个供应商，直到产品需要：协议保留了选择余地")
  }
}
