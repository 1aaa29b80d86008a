extension School {
  /// A use case only where there is a rule.
  static let pragmatic = School(
    mapping: .mapper,
    files: [
      .entity: "Sources/Domain/Entities/{One}.swift",
      .error: "Sources/Domain/Errors/DomainError.swift",
      .repository: "Sources/Domain/Repositories/{One}RepositoryProtocol.swift",
      .update: "Sources/Domain/UseCases/Update{One}UseCase.swift",
      .dto: "Sources/Data/DTOs/{One}DTO.swift",
      .mapping: "Sources/Data/Mappers/{One}Mapper.swift",
      .source: "Sources/Data/DataSources/{One}RemoteDataSourceProtocol.swift",
      .httpSource: "Sources/Data/DataSources/{One}RemoteDataSource.swift",
      .sampleSource: "Sources/Data/DataSources/Sample{One}RemoteDataSource.swift",
      .client: "Sources/Data/Network/NetworkClient.swift",
      .dataError: "Sources/Data/Network/DataError.swift",
      .liveRepository: "Sources/Data/Repositories/{One}Repository.swift",
      .message: "Sources/Presentation/Shared/ErrorMessage.swift",
      .listModel: "Sources/Presentation/{Many}/{One}ListViewModel.swift",
      .listView: "Sources/Presentation/{Many}/{One}ListView.swift",
      .detailModel: "Sources/Presentation/{Many}/{One}DetailViewModel.swift",
      .detailView: "Sources/Presentation/{Many}/{One}DetailView.swift",
      .container: "Sources/App/Container.swift",
      .app: "Sources/App/{App}App.swift",
      .updateTests: "Tests/Domain/Update{One}UseCaseTests.swift",
      .repositoryTests: "Tests/Data/{One}RepositoryTests.swift",
      .listModelTests: "Tests/Presentation/{One}ListViewModelTests.swift",
      .detailModelTests: "Tests/Presentation/{One}DetailViewModelTests.swift",
      .fake: "Tests/Mocks/Mock{One}Repository.swift",
      .mocks: "Tests/Mocks/Mock{One}UseCases.swift",
      .fixtures: "Tests/Mocks/{One}Fixtures.swift",
    ])
}
