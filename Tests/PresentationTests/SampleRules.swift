import StrataDomain

extension Rule {
  static let sampleReference = Rule(
    "dependency.layer-reference", .error,
    summary: "A layer names a type of a layer it must not know.",
    why: """
      A layer that knows its outer neighbours cannot be built, tested or replaced without them,
      and each change out there can break it.
      """,
    fix: "Depend on a protocol in Domain and build the implementation in the composition root.",
    examples: [
      .bad(
        "a use case names a DTO",
        """
        //- Domain/FetchFeedUseCase.swift
        struct FetchFeedUseCase {
          func map(_ dto: ↓FeedDTO, _ other: ↓FeedDTO?) {}
        }
        //- Data/FeedDTO.swift
        struct FeedDTO: Codable {}
        """),
      .good("a use case names an entity", "struct Feed {}\nfunc feed() -> Feed { Feed() }"),
    ]
  ) { (_: Codebase) in [] }

  static let sampleCycle = Rule(
    "dependency.cycle", .warning, summary: "Features name each other in a circle.",
    why: "Neither can be built without the other.", fix: "Cut the cheapest edge.", examples: []
  ) { (_: Codebase) in [] }

  static let samplePassThrough = Rule(
    "use-case.pass-through", .warning, summary: "A use case only forwards to one repository.",
    why: "It adds a name and no decision.", fix: "Let the view model use the repository.",
    examples: []
  ) { (_: Codebase) in [] }
}
