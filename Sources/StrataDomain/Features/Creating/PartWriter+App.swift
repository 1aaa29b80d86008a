internal import StrataCode

extension PartWriter {
  var container: SourcePiece {
    if school.has(.service) { return useCaseFactory }
    let repositories = features.map { feature -> String in
      let writer = about(feature)
      return "    private let \(feature.value)Repository: any \(writer.type(.repository))"
    }
    let makers =
      school.has(.interactor) ? [interactorsMaker] : features.map { about($0).makers }
    return SourcePiece(
      modules(.domain, .data, .presentation).union(["Foundation", SourcePiece.network]),
      """
      /// Builds the app: nothing else knows which types are behind the protocols.
      @MainActor
      struct \(type(.container)) {
      \(repositories.joined(separator: "\n"))

          /// Works with a server, or on samples without one.
          init(server: URL?) {
      \(repositoryChoice)
          }

      \(makers.joined(separator: "\n\n"))
      }
      """)
  }

  private var repositoryChoice: String {
    func stores(_ arguments: (PartWriter) -> [String]) -> String {
      features.map { feature in
        let writer = about(feature)
        let given = arguments(writer)
        return "            \(feature.value)Repository = \(writer.type(.liveRepository))("
          + writer.wrapped(given, at: 12, from: 2) + ")"
      }.joined(separator: "\n")
    }
    let real = stores { ["remote: \($0.type(.httpSource))(client: client)"] + $0.kept }
    let sample = stores {
      ["remote: \($0.type(.sampleSource))()"] + ($0.cache == .none ? [] : $0.keptInMemory)
    }
    let folder =
      cache.hasFiles
      ? """

                  let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)
                  let folder = caches[0].appending(path: "\(app)/\\(server.host() ?? "server")")
      """ : ""
    return """
              if let server {\(folder)
                  let client = \(type(.client))(server: server) {
                      try await URLSession.shared.data(for: $0)
                  }
      \(real)
              } else {
      \(sample)
              }
      """
  }

  /// The argument for where answers are kept.
  private var kept: [String] {
    guard cache.hasFiles else { return cache == .none ? [] : keptInMemory }
    let file = "folder.appending(path: \"\(feature.values).json\")"
    return ["local: \(type(.fileSource))(file: \(file))"]
  }

  private var keptInMemory: [String] { ["local: \(type(.memorySource))()"] }

  /// What the container makes of a feature.
  private var makers: String {
    guard school.has(.sceneContainer) else { return modelMakers + viewMaker }
    return """
          func make\(type(.sceneContainer))() -> \(type(.sceneContainer)) {
              \(type(.sceneContainer))(repository: \(feature.value)Repository)
          }
      """
  }

  /// Methods that make the view models.
  private var modelMakers: String {
    let actions = school.has(.actions)
    let list = asked(.fetchAll)
    let details = wrapped(["id: id"] + detailAsked.map { "\($0.name): \(made($0))" }, at: 8)
    return """
          func make\(type(.listModel))(\(actions ? "actions: \(type(.actions))" : "")) \
      -> \(type(.listModel)) {
              \(type(.listModel))(\(list.name): \(made(list))\(actions ? ", actions: actions" : ""))
          }

          func make\(type(.detailModel))(id: \(feature.one).ID) -> \(type(.detailModel)) {
              \(type(.detailModel))(\(details))
          }
      """
  }

  /// An expression for what a view model asks.
  private func made(_ asked: Asked) -> String {
    let repository = school.has(.sceneContainer) ? "repository" : "\(feature.value)Repository"
    if asked.name == "repository" { return repository }
    let part: FeaturePart =
      asked.name == fetchAll ? .fetchAll : asked.name == fetchOne ? .fetchOne : .update
    if school.has(.service) { return "useCases.make\(type(part))()" }
    return "\(implementation(part))(repository: \(repository))"
  }

  private var viewMaker: String {
    guard school.navigation == .router, ui == .swiftui else { return "" }
    return """


          #if canImport(SwiftUI)
          func make\(type(.listView))() -> \(type(.listView)) {
              \(type(.listView))(viewModel: make\(type(.listModel))())
          }

          func make\(type(.detailView))(id: \(feature.one).ID) -> \(type(.detailView)) {
              \(type(.detailView))(viewModel: make\(type(.detailModel))(id: id))
          }
          #endif
      """
  }

  var sceneContainer: SourcePiece {
    SourcePiece(
      modules(.domain, .presentation),
      """
      /// Builds what belongs to \(feature.manyWords).
      @MainActor
      struct \(type(.sceneContainer)) {
          let repository: any \(type(.repository))

          func make\(type(.coordinator))() -> \(type(.coordinator)) {
              \(type(.coordinator))(
                  makeList: { make\(type(.listModel))(actions: $0) },
                  makeDetail: { make\(type(.detailModel))(id: $0) })
          }

      \(modelMakers)
      }
      """)
  }

  private var useCaseFactory: SourcePiece {
    let services = features.map { feature -> String in
      let writer = about(feature)
      let sample = "\(feature.one)(id: $0, name: \"\(writer.sampleName("\\($0)"))\")"
      return """
            private let \(feature.value)Service = \(writer.type(.service))(
                \(feature.values): (1...3).map { \(sample) })
        """
    }
    let makers = features.flatMap { feature -> [String] in
      let writer = about(feature)
      return [FeaturePart.fetchAll, .fetchOne, .update].map { part in
        """
            func make\(writer.type(part))() -> any \(writer.useCase(part)) {
                \(feature.value)Service
            }
        """
      }
    }
    return SourcePiece(
      """
      /// Chooses the implementation of each use case for the whole app.
      struct \(type(.container)) {
      \(services.joined(separator: "\n"))

      \(makers.joined(separator: "\n\n"))
      }
      """)
  }

  var flow: SourcePiece {
    SourcePiece(
      """
      /// Makes the view models of all screens.
      @MainActor
      struct \(type(.flow)) {
          let useCases: \(type(.container))

      \(features.map { about($0).modelMakers }.joined(separator: "\n\n"))
      }
      """)
  }
}
