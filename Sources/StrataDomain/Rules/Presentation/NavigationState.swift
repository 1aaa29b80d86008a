internal import StrataCode
internal import StrataModel

extension Rule {
  /// A view model or a view keeps the way through the app, although a coordinator is there for it.
  package static let navigationState: Rule = Rule(
    "presentation.navigation-state", .warning,
    summary: Phrase(
      """
      A view model or a view stores a navigation path, in a project in which coordinators or \
      routers move between screens.
      """,
      zh: "项目由 Coordinator 或 Router 负责界面跳转，而 ViewModel 或视图却自己保存导航路径。"),
    title: Phrase(
      "navigation paths are kept outside coordinators", zh: "导航路径保存在 Coordinator 之外"),
    step: Phrase("Move the path to the coordinator", zh: "把路径移到 Coordinator"),
    why: Phrase(
      """
      Two owners of one way through the app disagree sooner or later: a link from outside that the \
      coordinator follows leaves the screen's own path as it was.
      """,
      zh: "一条应用流程有两个持有者，迟早会不一致：Coordinator 处理了外部链接，界面自己的路径却还是原样。"),
    fix: Phrase(
      "Keep the path in the coordinator, and tell it by a closure what was chosen.",
      zh: "把路径保存在 Coordinator 中，用闭包告诉它选择了什么。"),
    examples: [
      .bad(
        Phrase("a view model with a path", zh: "保存路径的 ViewModel"),
        """
        //- Presentation/Orders/OrdersViewModel.swift
        @MainActor @Observable final class OrdersViewModel {
          var ↓path: [String] = []
          func open(_ id: String) { path.append(id) }
        }
        //- Presentation/Flows/OrdersFlowCoordinator.swift
        @MainActor final class OrdersFlowCoordinator {
          func start() {}
        }
        """),
      .bad(
        Phrase("a view with a path of its own", zh: "自己保存路径的视图"),
        """
        //- Presentation/Orders/OrdersView.swift
        import SwiftUI
        struct OrdersView: View {
          @State private var ↓path = NavigationPath()
          var body: some View { NavigationStack(path: $path) { Text("orders") } }
        }
        //- Presentation/Flows/OrdersFlowCoordinator.swift
        @MainActor final class OrdersFlowCoordinator {
          func start() {}
        }
        """),
      .good(
        Phrase("the coordinator keeps it, and the view binds it", zh: "由 Coordinator 保存，视图绑定"),
        seenIn: "Users/Sources/Presentation/UsersScene/Flows/UsersFlowCoordinator.swift",
        """
        //- Presentation/Flows/OrdersFlowCoordinator.swift
        @MainActor @Observable final class OrdersFlowCoordinator {
          var path: [String] = []
        }
        //- Presentation/Flows/OrdersFlowView.swift
        import SwiftUI
        struct OrdersFlowView: View {
          @Bindable var coordinator: OrdersFlowCoordinator
          var body: some View { NavigationStack(path: $coordinator.path) { Text("orders") } }
        }
        """),
      .good(
        Phrase("a path to a file is no way through the app", zh: "文件路径不是导航路径"),
        """
        //- Presentation/Export/ExportViewModel.swift
        @MainActor @Observable final class ExportViewModel {
          private(set) var path = ""
          private(set) var folders: [String] = []
          func choose(_ file: String) { path = file }
        }
        //- Presentation/Flows/ExportFlowCoordinator.swift
        @MainActor final class ExportFlowCoordinator {
          func start() {}
        }
        """),
    ],
    subjects: Subjects(Phrase("view models and views", zh: "ViewModel 和视图")) { codebase in
      (codebase.types(.viewModel) + codebase.types(.view)).sorted().map {
        .init(file: codebase.place(of: $0).file, type: $0)
      }
    }
  ) { codebase in
    guard let mover = codebase.moverOfScreens() else { return [] }
    return (codebase.types(.viewModel) + codebase.types(.view)).sorted().compactMap {
      codebase.navigationStateFinding($0, mover)
    }
  }
}

extension Codebase {
  /// The coordinator that keeps a path already, else the first that there is.
  fileprivate func moverOfScreens() -> SymbolID? {
    let movers = types(.coordinator).filter {
      symbols[$0].kind.isConcreteType && roles[$0].isDisjoint(with: [.view, .viewModel])
        && layer(of: $0)?.ring != .data
    }
    return movers.first { storedProperties(of: $0).contains(where: isPath) } ?? movers.first
  }

  fileprivate func navigationStateFinding(_ id: SymbolID, _ mover: SymbolID) -> Finding? {
    guard roles[id].isDisjoint(with: [.coordinator, .container, .entryPoint]),
      !symbols[mover].qualifiedName.hasPrefix(symbols[id].qualifiedName + "."),
      let place = storedProperties(of: id).first(where: { isPath($0) && isOwned($0, by: id) })
    else { return nil }
    let (owner, mover) = (symbols[id].qualifiedName, symbols[mover].qualifiedName)
    let noun =
      roles.has(id, .view) ? Phrase("view", zh: "视图") : Phrase("view model", zh: "ViewModel")
    return Rule.navigationState.finding(
      at: FindingPlace(
        declaration(place).span, in: place.file, subject: owner, owner: place.declaration),
      in: self,
      message: Phrase(
        "\(noun) '\(owner)' keeps the navigation path '\(name(place))' itself",
        zh: "\(noun) '\(owner)' 自己保存导航路径 '\(name(place))'"),
      help: Phrase(
        """
        keep the path in a coordinator, such as '\(mover)', and let '\(owner)' say what was chosen \
        by a closure
        """,
        zh: "把路径保存在 Coordinator（如 '\(mover)'）中，让 '\(owner)' 用闭包说明选择了什么")
    ).with(confidence: 0.85)
  }

  /// A `NavigationPath`, or a list that is called as one.
  private func isPath(_ place: DeclarationID) -> Bool {
    let facts = facts(place.file)
    let isNavigationPath = referenceOrder[place.file][place.declaration].contains {
      let reference = facts.references[$0]
      guard case .external = references[place.file][$0] else { return false }
      return [.property, .construction, .staticAccess].contains(reference.role)
        && facts[reference.name].lastPathWord == "NavigationPath"
    }
    if isNavigationPath { return true }
    return declaration(place).modifiers.contains(.isList)
      && ["path", "navigationPath", "navPath"].contains(name(place))
  }

  /// Whether a type keeps the value: what a view is handed as a binding is somebody else's.
  private func isOwned(_ place: DeclarationID, by id: SymbolID) -> Bool {
    let attributes = attributes(of: place)
    guard !attributes.contains("Binding"), !declaration(place).modifiers.contains(.isConstant)
    else {
      return false
    }
    return !roles.has(id, .view) || attributes.contains("State")
      || attributes.contains("SceneStorage")
  }
}

extension String {
  fileprivate var lastPathWord: Substring { split(separator: ".").last ?? "" }
}
