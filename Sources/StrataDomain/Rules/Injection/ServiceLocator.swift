extension Rule {
  /// Code asks a container for its collaborators instead of being given them.
  package static let serviceLocator = Rule(
    "injection.service-locator", .warning,
    summary: "Code outside the composition root asks a container for what it needs.",
    why: """
      Whoever can ask for anything depends on everything: its needs stand in no initialiser, a \
      missing registration shows only at run time, and a test has to fill a global container \
      instead of passing a double.
      """,
    fix: "Take what is needed in the initialiser, and let only the composition root ask.",
    examples: [
      .bad(
        "a view model that reaches into the shared container",
        """
        //- Domain/UseCases/LoadMenuUseCase.swift
        protocol LoadMenuUseCase { func execute() async throws -> [String] }
        protocol OrderDishUseCase { func execute(_ dish: String) async throws }
        //- App/AppContainer.swift
        final class AppContainer {
          private static let held = AppContainer()
          static var current: AppContainer { held }
          var loadMenu: (any LoadMenuUseCase)?
          var orderDish: (any OrderDishUseCase)?
        }
        //- Presentation/Menu/MenuViewModel.swift
        @MainActor final class MenuViewModel {
          func load() async throws -> [String] {
            try await ↓AppContainer.current.loadMenu?.execute() ?? []
          }
        }
        """),
      .bad(
        "injected by a property wrapper",
        """
        //- Domain/Repositories/MenuRepository.swift
        protocol MenuRepository { func menu() async throws -> [String] }
        //- Domain/UseCases/LoadMenuUseCase.swift
        struct LoadMenuUseCase {
          @↓Injected private var repository: any MenuRepository
          func execute() async throws -> [String] {
            try await repository.menu().filter { !$0.isEmpty }
          }
        }
        """),
      .good(
        "a typed factory of the one screen that comes next",
        """
        //- Presentation/Menu/DishScreenFactory.swift
        import UIKit
        protocol DishScreenFactory { func makeDishScreen(_ name: String) -> UIViewController }
        //- Presentation/Menu/MenuViewController.swift
        import UIKit
        final class MenuViewController: UIViewController {
          private let factory: any DishScreenFactory
          init(factory: any DishScreenFactory) {
            self.factory = factory
            super.init(nibName: nil, bundle: nil)
          }
        }
        """),
      .good(
        "the scene delegate asks the container that it owns",
        """
        //- Domain/UseCases/LoadMenuUseCase.swift
        protocol LoadMenuUseCase { func execute() async throws -> [String] }
        protocol OrderDishUseCase { func execute(_ dish: String) async throws }
        //- App/AppContainer.swift
        struct AppContainer {
          let loadMenu: any LoadMenuUseCase
          let orderDish: any OrderDishUseCase
        }
        //- App/SceneDelegate.swift
        import UIKit
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var container: AppContainer?
        }
        """),
    ]
  ) { codebase in
    codebase.locatorFindings() + codebase.sharedContainers()
  }
}

extension Codebase {
  fileprivate func locatorFindings() -> [Finding] {
    var uses: [Use: [LocatorUse]] = [:]
    var order: [Use] = []
    for use in locators.all {
      let name = use.container.map { symbols[$0].qualifiedName }
      let key = Use(
        file: use.file,
        subject: name ?? namer(of: use.owner, in: use.file).symbol)
      if uses[key] == nil { order.append(key) }
      uses[key, default: []].append(use)
    }
    return order.compactMap { key in
      uses[key].map {
        finding(key, $0.sorted { ($0.kind, $0.span.start) < ($1.kind, $1.span.start) })
      }
    }
  }

  private func finding(_ key: Use, _ uses: [LocatorUse]) -> Finding {
    let first = uses[0]
    let holder = consumer(around: first.owner, in: first.file)
    let isInView = first.kind == .stored && holder.map { roles.has($0, .view) } == true
    let name = first.container.map { symbols[$0].qualifiedName } ?? first.name
    let verb =
      switch first.kind {
      case .stored: "stores the container '\(name)'"
      case .reached: "asks the container '\(name)' for what it needs"
      case .resolved: "resolves what it needs from '\(name)' at run time"
      case .wrapped: "has what it needs looked up by '\(name)'"
      }
    let isType = !typesAround(first.owner, in: first.file).isEmpty
    let who = namer(of: first.owner, in: first.file).symbol
    let place = isType ? "in the initialiser of '\(who)'" : "as parameters in '\(who)'"
    let take = isDefault(first) ? "without a default" : place
    return finding(
      "injection.service-locator", .warning, at: first.span, in: first.file,
      also: uses.dropFirst().map(\.span), subject: key.subject, owner: first.owner,
      to: first.container, confidence: 0.9, aspect: isInView ? .containerInView : nil,
      message: "\(described(namerOf: first.owner, in: first.file)) \(verb)",
      help: first.kind == .wrapped
        ? "take what '\(name)' looks up \(place), and build it where the app is composed"
        : "take what is used of '\(name)' \(take), and let only the composition root name it")
  }

  /// Whether a place stands in the default argument of an initialiser.
  private func isDefault(_ use: LocatorUse) -> Bool {
    facts(use.file)[use.owner].kind == .initializer
      && defaults(in: use.file).contains {
        $0.owner == use.owner && $0.defaultValue?.contains(use.span.start) == true
      }
  }

  /// Containers that anybody can reach.
  fileprivate func sharedContainers() -> [Finding] {
    types(.container).filter {
      symbols[$0].kind.isConcreteType && !roles.has($0, .entryPoint) && !makesOnlyLooks($0)
    }
    .compactMap { id in
      let shared = members(of: id).first { place in
        let member = declaration(place)
        return member.kind == .property && member.modifiers.contains(.isStatic)
          && member.access > .fileprivate && !member.modifiers.contains(.isComputed)
          && Self.sharedNames.contains(name(place)) && isProduction(place)
      }
      guard let shared else { return nil }
      let container = symbols[id].qualifiedName
      return finding(
        "injection.service-locator", .warning, at: declaration(shared).span, in: shared.file,
        subject: container, owner: shared.declaration, confidence: 0.9, aspect: .sharedContainer,
        message: "container '\(container)' is at everybody's hand as '\(name(shared))'",
        help: """
          build '\(container)' once in the app's entry point, keep it there, and hand on what it \
          makes
          """)
    }
  }
}

/// A container, or who looks up where no container of the project is known.
private struct Use: Hashable {
  var file: Int
  var subject: String
}
