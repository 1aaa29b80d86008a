internal import StrataCode

extension PartWriter {
  /// Where the server is named.
  private var variable: String {
    NameWords.split(app).joined(separator: "_").uppercased() + "_SERVER"
  }

  private var builderName: String { school.has(.interactor) ? "interactors" : "builder" }

  /// What the app is built by, as an expression.
  private var builder: String {
    school.has(.service)
      ? "\(type(.flow))(useCases: \(type(.container))())"
      : "\(type(.container))(server: server)"
        + (school.has(.interactor) ? ".make\(type(.interactors))()" : "")
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
              let \(builderName) = \(builder)
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
    let shown =
      switch ui {
      case .swiftui: window
      case .uikit: delegates(builder, orIn: terminal)
      case .none: terminal
      }
    return SourcePiece(imports.union(modules(.domain, .presentation)), server + shown)
  }

  /// Prints a list.
  private var printed: String {
    if school.has(.interactor) { return printedByInteractor }
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

  private var printedByInteractor: String {
    """
            do {
                let \(feature.values) = try await interactors.\(feature.values).\(fetchAll)()
                print("\(feature.title)")
                for \(feature.value) in \(feature.values) {
                    print("  \\(\(feature.value).id)  \\(\(feature.value).name)")
                }
            } catch {
                print(\(type(.message)).text(for: error))
            }
    """
  }

  private var windowState: String {
    let routers = features.map {
      "    @State private var \($0.values) = Router<AppRoute>()\n"
    }
    return "    private let \(builderName) = \(builder)\n"
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
    case .links where school.has(.interactor):
      return """
        NavigationStack {
            \(type(.listView))()
        }
        .environment(interactors)
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
