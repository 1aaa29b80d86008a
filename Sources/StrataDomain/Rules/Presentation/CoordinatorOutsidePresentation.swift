extension Rule {
  /// A coordinator is declared where there are no screens.
  package static let coordinatorOutsidePresentation = Rule(
    "presentation.coordinator-outside-presentation", .warning,
    summary: "A coordinator, router or navigator of screens is declared in Domain or Data.",
    why: """
      Which screen comes next is the app's business, not the company's. A Domain that knows of \
      screens cannot serve a second app, and one in Data makes stores decide what people see.
      """,
    fix: "Declare it in Presentation, and let inner layers return a value that it acts on.",
    examples: [
      .bad(
        "navigation as a port of Domain",
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
        "a router in Data",
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
        "a coordinator beside its screens",
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
        "what coordinates stores moves between no screens",
        """
        //- Data/Sync/SyncCoordinator.swift
        final class SyncCoordinator {
          private var pending: [String] = []
          func enqueue(_ change: String) { pending.append(change) }
        }
        """),
    ],
    subjects: .types("coordinators", [.coordinator]),
    isModel: { codebase, id in
      codebase.layer(of: id) == .presentation && codebase.symbols[id].kind != .protocol
    }
  ) { codebase in
    codebase.types(.coordinator).compactMap { id in
      guard let layer = codebase.layer(of: id), layer == .domain || layer.ring == .data,
        codebase.movesBetweenScreens(id)
      else { return nil }
      let home = codebase.folder(ofMost: [.coordinator], in: .presentation, near: id)
      return codebase.finding(
        "presentation.coordinator-outside-presentation", .warning, about: id,
        message:
          "coordinator '\(codebase.symbols[id].qualifiedName)' is declared in \(layer.rawValue)",
        help: """
          move '\(codebase.symbols[id].qualifiedName)' to \(home.map { "'\($0)'" } ?? "Presentation")\
          , and return a value that it can act on from \(layer.rawValue)
          """)
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
