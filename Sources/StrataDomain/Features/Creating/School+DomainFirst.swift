extension School {
  /// Use cases as protocols, and services in memory first.
  static let domainFirst = School(
    hasVerbs: true, verb: "fetch", protocolSuffix: "",
    files: [
      .entity: "Sources/Domain/Entities/{One}.swift",
      .error: "Sources/Domain/Entities/{One}Error.swift",
      .fetchAll: "Sources/Domain/UseCases/Fetch{Many}UseCase.swift",
      .fetchOne: "Sources/Domain/UseCases/Fetch{One}UseCase.swift",
      .update: "Sources/Domain/UseCases/Update{One}UseCase.swift",
      .service: "Sources/Data/InMemory/InMemory{One}Service.swift",
      .message: "Sources/Presentation/{Many}/{One}ErrorMessage.swift",
      .listModel: "Sources/Presentation/{Many}/{Many}ViewModel.swift",
      .listView: "Sources/Presentation/{Many}/{Many}View.swift",
      .detailModel: "Sources/Presentation/{Many}/{One}ViewModel.swift",
      .detailView: "Sources/Presentation/{Many}/{One}View.swift",
      .container: "Sources/App/UseCaseFactory.swift",
      .flow: "Sources/App/AppFlow.swift",
      .app: "Sources/App/{App}App.swift",
      .serviceTests: "Tests/Data/InMemory{One}ServiceTests.swift",
      .listModelTests: "Tests/Presentation/{Many}ViewModelTests.swift",
      .detailModelTests: "Tests/Presentation/{One}ViewModelTests.swift",
      .mocks: "Tests/Support/Stub{One}UseCases.swift",
      .fixtures: "Tests/Support/{One}Fixtures.swift",
    ])
}
