internal import StrataCode

/// The decisions and tables of Clean Architecture that hold in every school.
enum CodePlaces {
  static let questions: [BilingualPage.Row] = [
    .init(
      Phrase(
        "Does it know UIKit or SwiftUI? Yes: Presentation (views, view models, coordinators).",
        zh: "它了解 UIKit 或 SwiftUI 吗？是：Presentation（视图、ViewModel、Coordinator）。")),
    .init(
      Phrase(
        """
        Else, does it know the network or a database? Yes: Data (repository implementations, data \
        sources, DTOs, mappers).
        """,
        zh: "否则，它了解网络或数据库吗？是：Data（Repository 实现、数据源、DTO、Mapper）。")),
    .init(
      Phrase(
        "Else, is it a rule of the business or a core model? Yes: Domain (entities, use cases, repository protocols).",
        zh: "否则，它是业务规则或核心模型吗？是：Domain（Entity、UseCase、Repository 协议）。")),
    .init(
      Phrase(
        "Else, does it put the parts together? Yes: App. Does every layer use it? Common. Neither: ask whether it is needed.",
        zh: "否则，它负责组装各部分吗？是：App。每一层都用它吗？是：Common。都不是：先问它是否需要。")),
  ]

  static let worth: [BilingualPage.Row] = [
    .init(
      Phrase(
        "A prototype or side project? View models that call services are enough.",
        zh: "原型或业余项目？ViewModel 调用服务就够了。")),
    .init(
      Phrase(
        "One source of data? Lightweight: a repository around the API, no local data source.",
        zh: "只有一个数据源？轻量分层：用 Repository 包装 API，不要本地数据源。")),
    .init(
      Phrase(
        "Several sources, but a life of under a year? Consider something simpler.",
        zh: "有多个数据源，但寿命不到一年？考虑更简单的做法。")),
    .init(
      Phrase(
        "Several sources and a long life? Full Clean Architecture; the more so with more than two people.",
        zh: "多个数据源且长期维护？完整的 Clean Architecture；超过两个人时更是如此。")),
  ]

  static let useCases: [BilingualPage.Row] = [
    .init(
      Phrase(
        "One action of the business: one use case, named after it.",
        zh: "一个业务动作：一个 UseCase，以它命名。")),
    .init(
      Phrase(
        "Several actions that others use too: a use case each, called by the view model one after the other.",
        zh: "几个动作，各自还有别处使用：各写一个 UseCase，由 ViewModel 依次调用。")),
    .init(
      Phrase(
        "Several actions that nobody uses alone: one use case with a name for the whole.",
        zh: "几个动作，没有人单独使用：合成一个 UseCase，名称说明整体。")),
    .init(
      Phrase(
        "Only stores and fetches: no use case, where the school lets view models ask repositories.",
        zh: "只存取数据：如果规则集允许 ViewModel 调用 Repository，就不写 UseCase。")),
  ]

  static let layers: [[Phrase]] = [
    [
      Phrase(verbatim: "Domain"),
      Phrase(
        "entities, use cases, repository protocols, Domain's errors",
        zh: "Entity、UseCase、Repository 协议、Domain 的错误"),
      Phrase(
        "UIKit, SwiftUI, DTOs, network and database code, mappers",
        zh: "UIKit、SwiftUI、DTO、网络和数据库代码、Mapper"),
    ],
    [
      Phrase(verbatim: "Data"),
      Phrase(
        "repository implementations, data sources, DTOs, mappers, network and store",
        zh: "Repository 实现、数据源、DTO、Mapper、网络和存储"),
      Phrase("UI, rules of the business, use cases", zh: "界面、业务规则、UseCase"),
    ],
    [
      Phrase(verbatim: "Presentation"),
      Phrase(
        "views, view models, coordinators, parts of the UI",
        zh: "视图、ViewModel、Coordinator、界面组件"),
      Phrase("network and database code, DTOs", zh: "网络和数据库代码、DTO"),
    ],
    [
      Phrase(verbatim: "App"),
      Phrase(
        "the entry point and the one place where everything is built",
        zh: "应用入口，以及唯一构造一切的地方"),
      Phrase("screens and rules of the business", zh: "界面和业务规则"),
    ],
  ]

  static let protocols: [[Phrase]] = [
    [
      Phrase("repository protocol", zh: "Repository 协议"), Phrase(verbatim: "Domain"),
      Phrase(verbatim: "Data"),
    ],
    [
      Phrase("use-case protocol", zh: "UseCase 协议"), Phrase(verbatim: "Domain"),
      Phrase(
        "Domain; in the domain-first school also Data", zh: "Domain；在 domain-first 规则集中也可以是 Data"),
    ],
    [
      Phrase("data-source protocol", zh: "数据源协议"), Phrase(verbatim: "Data"),
      Phrase(verbatim: "Data"),
    ],
    [
      Phrase("what a screen asks of its coordinator", zh: "界面对 Coordinator 的要求"),
      Phrase(verbatim: "Presentation"), Phrase(verbatim: "Presentation"),
    ],
  ]
}
