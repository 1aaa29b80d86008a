internal import StrataCode

extension PartWriter {
  /// A text that is compiled only where there is SwiftUI.
  func swiftUI(_ imports: Set<String>, _ text: String) -> SourcePiece {
    SourcePiece(imports, "#if canImport(SwiftUI)\nimport SwiftUI\n\n\(text)\n#endif")
  }

  var listView: SourcePiece {
    let model = type(.listModel)
    let footer =
      school.isPaged
      ? """

                  if viewModel.hasMore {
                      ProgressView()
                          .task(id: viewModel.\(feature.values).count) { await viewModel.loadMore() }
                  }
      """ : ""
    return swiftUI(
      modules(.domain),
      """
      /// The list of \(feature.manyWords).
      \(access)struct \(type(.listView)): View {
      \(link.properties)    @State private var viewModel: \(model)

          \(access)init(viewModel: \(model)\(link.parameter)) {
              _viewModel = State(initialValue: viewModel)\(link.store)
          }

          \(access)var body: some View {
              List {
                  ForEach(viewModel.\(feature.values)) { \(feature.value) in
                      \(link.text)
                  }\(footer)
              }
              .overlay {
                  if let message = viewModel.message {
                      VStack {
                          Text(message)
                          Button("Try again") { Task { await viewModel.load() } }
                      }
                  } else if viewModel.isLoading {
                      ProgressView()
                  }
              }
              .navigationTitle("\(feature.title)")
              .refreshable { await viewModel.load() }
              .task { await viewModel.load() }
          }
      }
      """)
  }

  /// How a row leads to what it shows.
  private var link: (properties: String, parameter: String, store: String, text: String) {
    let label = "Text(\(feature.value).name)"
    let button = { (action: String) in
      "Button {\n                    \(action)\n                } label: {\n"
        + "                    \(label)\n                }"
    }
    switch school.navigation {
    case .coordinator: return ("", "", "", button("viewModel.select(\(feature.value).id)"))
    case .router:
      return (
        "    @Environment(Router<AppRoute>.self) private var router\n", "", "",
        button("router.navigate(to: .\(feature.value)(id: \(feature.value).id))")
      )
    case .links:
      let detail = "(\(feature.one)) -> \(type(.detailView))"
      return (
        "    private let detail: \(detail)\n", ", detail: @escaping \(detail)",
        "\n        self.detail = detail",
        "NavigationLink {\n                    detail(\(feature.value))\n"
          + "                } label: {\n                    \(label)\n                }"
      )
    }
  }

  var detailView: SourcePiece {
    swiftUI(
      modules(.domain),
      """
      /// One of the \(feature.manyWords), whose name can be changed.
      \(access)struct \(type(.detailView)): View {
          @State private var viewModel: \(type(.detailModel))

          \(access)init(viewModel: \(type(.detailModel))) {
              _viewModel = State(initialValue: viewModel)
          }

          \(access)var body: some View {
              Form {
                  TextField("Name", text: $viewModel.name)
                      .onSubmit { Task { await viewModel.save() } }
                  if let message = viewModel.message {
                      Text(message)
                  }
                  Button("Save") { Task { await viewModel.save() } }
                      .disabled(viewModel.isBusy)
              }
              .navigationTitle(viewModel.\(feature.value)?.name ?? "")
              .task { await viewModel.load() }
          }
      }
      """)
  }

  var flowView: SourcePiece {
    swiftUI(
      modules(.domain),
      """
      /// The list of \(feature.manyWords), and on top of it what the coordinator's path says.
      \(access)struct \(type(.flowView)): View {
          @State private var coordinator: \(type(.coordinator))

          \(access)init(coordinator: \(type(.coordinator))) {
              _coordinator = State(initialValue: coordinator)
          }

          \(access)var body: some View {
              NavigationStack(path: $coordinator.path) {
                  \(type(.listView))(viewModel: coordinator.list)
                      .navigationDestination(for: \(feature.one).ID.self) { id in
                          \(type(.detailView))(viewModel: coordinator.detail(id: id))
                      }
              }
          }
      }
      """)
  }

  var coordinator: SourcePiece {
    let (list, detail) = (type(.listModel), type(.detailModel))
    return SourcePiece(
      modules(.domain).union(["Observation"]),
      """
      /// Owns the navigation path of the screens of \(feature.manyWords).
      @Observable
      @MainActor
      \(access)final class \(type(.coordinator)) {
          /// What is open on top of the list, the last on top.
          \(access)var path: [\(feature.one).ID] = []
          /// The list at the bottom.
          @ObservationIgnored \(access)private(set) lazy var list = makeList(
              \(type(.actions))(show\(feature.one): { [weak self] id in self?.path.append(id) }))

          private let makeList: (\(type(.actions))) -> \(list)
          private let makeDetail: (\(feature.one).ID) -> \(detail)

          \(access)init(
              makeList: @escaping (\(type(.actions))) -> \(list),
              makeDetail: @escaping (\(feature.one).ID) -> \(detail)
          ) {
              self.makeList = makeList
              self.makeDetail = makeDetail
          }

          /// The page of one of them.
          \(access)func detail(id: \(feature.one).ID) -> \(detail) {
              makeDetail(id)
          }\(closing)
      }
      """)
  }

  var router: SourcePiece {
    SourcePiece(
      ["Observation"],
      """
      /// Somewhere the user can be.
      \(access)protocol Route: Hashable, Sendable {}

      /// Owns the navigation path.
      @Observable
      @MainActor
      \(access)final class Router<Destination: Route> {
          /// What is open on top of the first screen, the last on top.
          \(access)var path: [Destination] = []

          \(access)init() {}

          /// Goes somewhere, from where the user is.
          \(access)func navigate(to destination: Destination) {
              path.append(destination)
          }
      }
      """)
  }

  var route: SourcePiece {
    let cases = features.map { "    case \($0.value)(id: \($0.one).ID)" }
    return SourcePiece(
      modules(.domain),
      """
      /// Every screen that can be opened on top of another.
      \(access)enum AppRoute: Route {
      \(cases.joined(separator: "\n"))
      }
      """)
  }
}
