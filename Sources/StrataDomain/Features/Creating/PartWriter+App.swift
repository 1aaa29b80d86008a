internal import StrataCode

extension PartWriter {
  /// Where the server is named.
  private var variable: String {
    NameWords.split(app).joined(separator: "_").uppercased() + "_SERVER"
  }

  var container: SourcePiece {
    if school.has(.service) { return useCaseFactory }
    let repositories = features.map { feature -> String in
      let writer = about(feature)
      return "    private let \(feature.value)Repository: any \(writer.type(.repository))"
    }
    let makers = features.map { about($0).makers }
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
    func stores(_ remote: (PartWriter) -> String) -> String {
      features.map { feature in
        let writer = about(feature)
        return "            \(feature.value)Repository = \(writer.type(.liveRepository))("
          + remote(writer) + ")"
      }.joined(separator: "\n")
    }
    let real = stores { "remote: \($0.type(.httpSource))(client: client)" }
    let sample = stores { "remote: \($0.type(.sampleSource))()" }
    return """
              if let server {
                  let client = \(type(.client))(server: server) {
                      try await URLSession.shared.data(for: $0)
                  }
      \(real)
              } else {
      \(sample)
              }
      """
  }

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
    let details = detailAsked.map { "\($0.name): \(made($0))" }.joined(separator: ", ")
    return """
          func make\(type(.listModel))(\(actions ? "actions: \(type(.actions))" : "")) \
      -> \(type(.listModel)) {
              \(type(.listModel))(\(list.name): \(made(list))\(actions ? ", actions: actions" : ""))
          }

          func make\(type(.detailModel))(id: \(feature.one).ID) -> \(type(.detailModel)) {
              \(type(.detailModel))(
                  id: id, \(details))
          }
      """
  }

  /// An expression for what a view model asks.
  private func made(_ asked: Asked) -> String {
    let repository = school.has(.sceneContainer) ? "repository" : "\(feature.value)Repository"
    if asked.name == "repository" { return repository }
    let part: Part =
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
      return [Part.fetchAll, .fetchOne, .update].map { part in
        """
            func make\(writer.type(part))() -> any \(writer.useCase(part)) {
                \(feature.value)Service
            }
        """
      }
    }
    return SourcePiece(
      """
      /// Decides, once for the whole app, what does each use case.
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

  /// What the app is built by, as an expression.
  private var builder: String {
    school.has(.service)
      ? "\(type(.flow))(useCases: \(type(.container))())" : "\(type(.container))(server: server)"
  }

  var entryPoint: SourcePiece {
    let imports: Set<String> = school.has(.service) ? [] : ["Foundation"]
    let server =
      school.has(.service)
      ? ""
      : """
      /// Without a server in the environment, samples are shown.
      @MainActor
      private let server = ProcessInfo.processInfo.environment["\(variable)"].flatMap { URL(string: $0) }


      """
    let terminal = """
      @main
      enum \(app)App {
          @MainActor
          static func main() async {
              let builder = \(builder)
      \(features.map { about($0).printed }.joined(separator: "\n"))
          }
      }
      """
    let window = """
      #if canImport(SwiftUI)
      import SwiftUI

      @main
      struct \(app)App: App {
      \(windowState)
          var body: some Scene {
              WindowGroup {
      \(screens)
              }
          }
      }
      #else
      /// Where there are no windows, the lists are printed.
      \(terminal)
      #endif
      """
    return SourcePiece(
      imports.union(modules(.domain, .presentation)), server + (ui == .swiftui ? window : terminal))
  }

  /// Prints a list.
  private var printed: String {
    let list = "\(feature.values)List"
    let made =
      school.navigation == .coordinator
      ? "builder.make\(type(.sceneContainer))().make\(type(.coordinator))().list"
      : "builder.make\(type(.listModel))()"
    return """
              let \(list) = \(made)
              await \(list).load()
              print(\(list).message ?? "\(feature.title)")
              for \(feature.value) in \(list).\(feature.values) {
                  print("  \\(\(feature.value).id)  \\(\(feature.value).name)")
              }
      """
  }

  private var windowState: String {
    let routers = features.map {
      "    @State private var \($0.values) = Router<AppRoute>()\n"
    }
    return "    private let builder = \(builder)\n"
      + (school.navigation == .router ? routers.joined() : "")
  }

  /// All first screens, in tabs if there are several.
  private var screens: String {
    let each = features.map { about($0).screen }
    if each.count == 1 { return Self.indented(each[0], by: 3) }
    let tabs = zip(features, each).map { feature, screen in
      "\(screen)\n.tabItem { Label(\"\(about(feature).feature.title)\", systemImage: \"list.bullet\") }"
    }
    return Self.indented(
      "TabView {\n\(Self.indented(tabs.joined(separator: "\n"), by: 1))\n}", by: 3)
  }

  private var screen: String {
    switch school.navigation {
    case .coordinator:
      return "\(type(.flowView))(\n    coordinator: "
        + "builder.make\(type(.sceneContainer))().make\(type(.coordinator))())"
    case .router:
      let cases = features.map {
        "            case .\($0.value)(let id): builder.make\(about($0).type(.detailView))(id: id)"
      }
      return """
        NavigationStack(path: $\(feature.values).path) {
            builder.make\(type(.listView))()
                .navigationDestination(for: AppRoute.self) { route in
                    switch route {
        \(Self.indented(cases.joined(separator: "\n"), by: 1).replacing("                case", with: "            case"))
                    }
                }
        }
        .environment(\(feature.values))
        """
    case .links:
      return """
        NavigationStack {
            \(type(.listView))(viewModel: builder.make\(type(.listModel))()) { \(feature.value) in
                \(type(.detailView))(viewModel: builder.make\(type(.detailModel))(id: \(feature.value).id))
            }
        }
        """
    }
  }

  private static func indented(_ text: String, by steps: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: "    ", count: steps) + $0 }
      .joined(separator: "\n")
  }
}
