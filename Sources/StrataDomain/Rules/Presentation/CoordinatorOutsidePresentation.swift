internal import StrataCode
internal import StrataModel

extension Rule {
  /// A coordinator is declared where there are no screens.
  package static let coordinatorOutsidePresentation: Rule = Rule(
    "presentation.coordinator-outside-presentation", .warning, footing: .layers,
    summary: Phrase(
      "A coordinator, router or navigator of screens is declared in Domain or Data.",
      zh: "管理界面跳转的 Coordinator、Router 或 Navigator 声明在 Domain 或 Data 中。"),
    title: Phrase("coordinators are outside Presentation", zh: "Coordinator 不在 Presentation 中"),
    step: Phrase("Move them to Presentation", zh: "移到 Presentation"),
    why: Phrase(
      """
      Which screen comes next is the app's business, not the company's. A Domain that knows of \
      screens cannot serve a second app, and one in Data makes stores decide what people see.
      """,
      zh: "下一个界面是什么，由应用决定，与业务无关。Domain 一旦涉及界面，就无法用于第二个应用；放在 Data 中，则等于让存储决定用户看到什么。"),
    fix: Phrase(
      "Declare it in Presentation, and let inner layers return a value that it acts on.",
      zh: "把它声明在 Presentation 中，内层只返回一个值，由它据此跳转。"),
    examples: [
      .bad(
        Phrase("navigation as a port of Domain", zh: "把导航当作 Domain 的端口"),
        """
        //- Domain/Navigation/OrderCoordinator.swift
        protocol ↓OrderCoordinator { func showDetails(of order: Int) }
        //- Presentation/Orders/LiveOrderCoordinator.swift
        import UIKit
        final class LiveOrderCoordinator: OrderCoordinator {
          func showDetails(of order: Int) {}
        }
        """),
      .bad(
        Phrase("a router in Data", zh: "Data 中的 Router"),
        """
        //- Data/Session/SessionRouter.swift
        import UIKit
        final class ↓SessionRouter {
          private let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func leave() { stack.popToRootViewController(animated: true) }
        }
        """),
      .good(
        Phrase("a coordinator beside its screens", zh: "与界面放在一起的 Coordinator"),
        seenIn: "Users/Sources/Presentation/UsersScene/Flows/UsersFlowCoordinator.swift",
        """
        //- Presentation/Orders/OrderCoordinator.swift
        import UIKit
        @MainActor final class OrderCoordinator {
          private let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func leave() { stack.popViewController(animated: true) }
        }
        """),
      .good(
        Phrase("what coordinates stores moves between no screens", zh: "协调存储的类型不负责界面跳转"),
        """
        //- Data/Sync/SyncCoordinator.swift
        final class SyncCoordinator {
          private var pending: [String] = []
          func enqueue(_ change: String) { pending.append(change) }
        }
        """),
    ],
    subjects: .types(Phrase("coordinators", zh: "Coordinator"), [.coordinator]),
    isModel: { codebase, id in
      codebase.layer(of: id) == .presentation && codebase.symbols[id].kind != .protocol
    }
  ) { codebase in
    codebase.types(.coordinator).compactMap { id in
      guard let layer = codebase.layer(of: id), layer == .domain || layer.ring == .data,
        codebase.movesBetweenScreens(id)
      else { return nil }
      let home =
        codebase.folder(ofMost: [.coordinator], in: .presentation, near: id).map { "'\($0)'" }
        ?? "Presentation"
      return Rule.coordinatorOutsidePresentation.finding(
        about: id, in: codebase,
        message: Phrase(
          "coordinator '\(codebase.symbols[id].qualifiedName)' is declared in \(layer.rawValue)",
          zh: "Coordinator '\(codebase.symbols[id].qualifiedName)' 声明在 \(layer.rawValue) 中"),
        help: Phrase(
          """
          move '\(codebase.symbols[id].qualifiedName)' to \(home), and return a value that it can \
          act on from \(layer.rawValue)
          """,
          zh: """
            把 '\(codebase.symbols[id].qualifiedName)' 移到 \(home)，\
            并从 \(layer.rawValue) 返回一个值，由它据此跳转
            """)
        // Many call what carries all screens infrastructure: it is in a folder of another name, no more.
      ).held(at: layer == .infrastructure ? .info : .warning)
    }
  }
}

extension Codebase {
  /// Whether a type names controllers, windows or views, or has methods that show screens.
  fileprivate func movesBetweenScreens(_ id: SymbolID) -> Bool {
    let isStore = namesAny(id) { ["NSPersistentStoreCoordinator", "URLRequest"].contains($0) }
    if isStore { return false }
    return methods(of: id).contains { place in
      Self.moves.contains { prefix in
        let name = name(place)
        return name == prefix
          || name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
      }
    } || namesAny(id) { Self.screens.contains($0) }
  }

  private func namesAny(_ id: SymbolID, _ isWanted: (String) -> Bool) -> Bool {
    ([place(of: id)] + members(of: id)).contains { place in
      referenceOrder[place.file][place.declaration].contains {
        isWanted(facts(place.file)[facts(place.file).references[$0].name])
      }
    }
  }

  private static let moves = [
    "navigate", "show", "present", "push", "pop", "goTo", "goBack", "dismiss", "navigateTo", "to",
    "moveTo", "routeTo", "popToRoot",
  ]
  private static let screens: Set<String> = [
    "UINavigationController", "UIViewController", "UIWindow", "UITabBarController",
    "NavigationPath", "AnyView", "NSWindow", "NSViewController",
  ]
}
