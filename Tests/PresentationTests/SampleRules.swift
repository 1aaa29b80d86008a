import StrataRules
import StrataCode
import StrataModel

extension Rule {
  static let sampleReference = Rule(
    "dependency.layer-reference", .error,
    summary: Phrase(
      "A layer refers to a type of a layer it must not know.", zh: "某一层引用了它不该依赖的层的类型。"),
    title: Phrase("a layer refers to a layer it must not know", zh: "引用了不该依赖的层"),
    step: Phrase("Declare what is needed in Domain", zh: "在 Domain 中声明所需"),
    why: Phrase(
      """
      A layer that knows its outer neighbours cannot be built, tested or replaced without them,
      and each change out there can break it.
      """,
      zh: """
        了解外侧邻居的层离开它们就无法构建、测试或替换，外面的每次改动都可能破坏它。\
        规则要求依赖指向内层：Domain 不引用 Data，Presentation 也不引用 Data，只有组合根了解所有的层。
        """),
    fix: Phrase(
      "Depend on a protocol in Domain and build the implementation in the composition root.",
      zh: "依赖 Domain 中的协议，并在组合根中构造实现。"),
    examples: [
      .bad(
        Phrase("a use case names a DTO", zh: "UseCase 引用了 DTO"),
        """
        //- Domain/FetchFeedUseCase.swift
        struct FetchFeedUseCase {
          func map(_ dto: ↓FeedDTO, _ other: ↓FeedDTO?) {}
        }
        //- Data/FeedDTO.swift
        struct FeedDTO: Codable {}
        """),
      .good(
        Phrase("a use case names an entity", zh: "UseCase 引用 Entity"),
        "struct Feed {}\nfunc feed() -> Feed { Feed() }"),
    ]
  ) { (_: Codebase) in [] }

  static let sampleCycle = Rule(
    "dependency.cycle", .warning,
    summary: Phrase("Features name each other in a circle.", zh: "功能之间互相引用，形成循环。"),
    title: Phrase("features refer to each other in a circle", zh: "功能之间循环引用"),
    step: Phrase("Cut one edge", zh: "断开一条边"),
    why: Phrase("Neither can be built without the other.", zh: "离开对方，哪一个都无法构建。"),
    fix: Phrase("Cut the cheapest edge.", zh: "切断代价最小的边。"), examples: []
  ) { (_: Codebase) in [] }

  static let samplePassThrough = Rule(
    "use-case.pass-through", .warning,
    summary: Phrase(
      "A use case only forwards to one repository.", zh: "UseCase 只转发到一个 Repository。"),
    title: Phrase("use cases only forward calls", zh: "UseCase 只转发调用"),
    step: Phrase("Remove them", zh: "移除"),
    why: Phrase("It adds a name and no decision.", zh: "它增加了名称，却没有增加判断。"),
    fix: Phrase("Let the view model use the repository.", zh: "让 ViewModel 直接使用 Repository。"),
    examples: []
  ) { (_: Codebase) in [] }
}
