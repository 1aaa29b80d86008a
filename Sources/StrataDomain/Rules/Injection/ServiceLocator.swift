internal import StrataCode
internal import StrataModel

extension Rule {
  /// Code asks a container for its collaborators instead of being given them.
  package static let serviceLocator: Rule = Rule(
    "injection.service-locator", .warning,
    summary: Phrase(
      "Code outside the composition root asks a container for what it needs.",
      zh: "组合根之外的代码向容器索取所需的对象。"),
    title: Phrase("code asks a container for its dependencies", zh: "直接从容器取依赖（Service Locator）"),
    step: Phrase("Take them in the initializer", zh: "通过初始化方法注入"),
    why: Phrase(
      """
      Whoever can ask for anything depends on everything: its needs appear in no initializer, a \
      missing registration shows only at run time, and a test has to fill a global container \
      instead of passing a double.
      """,
      zh: "什么都能取，就等于什么都依赖：从初始化方法看不出需要什么，漏掉的注册到运行时才暴露，测试也只能往全局容器里注册，而不能直接传入替身。"),
    fix: Phrase(
      "Take what is needed in the initializer, and let only the composition root ask.",
      zh: "在初始化方法中接收所需的对象，只有组合根可以向容器索取。"),
    examples: [
      .bad(
        Phrase("a view model that reaches into the shared container", zh: "直接访问共享容器的 ViewModel"),
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
        Phrase("injected by a property wrapper", zh: "用属性包装器注入"),
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
        Phrase("a typed factory of the one screen that comes next", zh: "只构造下一个界面的强类型工厂"),
        seenIn: "Users/Sources/Presentation/UsersScene/Flows/UsersSceneFactory.swift",
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
        Phrase(
          "the scene delegate asks the container that it owns", zh: "SceneDelegate 向自己持有的容器索取"),
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
    let groups = known { groupedLocators() }
    var users: [String: Int] = [:]
    for group in groups { users[group.uses[0].name, default: 0] += 1 }
    var told: Set<String> = []
    let roots = rootScreens()
    let findings = seen(inEach: groups) { [finding($0, roots)] }
    return zip(groups, findings).map { group, found in
      let name = group.uses[0].name
      // What everybody asks is one decision; the first who asks stands for all.
      guard found.severity > .info, let count = users[name], count >= fewestOfHabit else {
        return found
      }
      guard told.insert(name).inserted else { return found.held(at: .info) }
      let others = Noun("other type", zh: "个其他类型").count(count - 1)
      return found.adding(
        Phrase(", as \(others) of this project do", zh: "，本项目还有 \(others)这样做"))
    }
  }

  private var fewestOfHabit: Int { 4 }

  /// What looks something up, by who does and what is asked; in file order.
  private func groupedLocators() -> [LocatorGroup] {
    var uses: [Use: [LocatorUse]] = [:]
    var order: [Use] = []
    for use in locators.all {
      let name =
        use.kind == .world ? use.name : use.container.map { symbols[$0].qualifiedName }
      let key = Use(
        file: use.file,
        subject: name ?? namer(of: use.owner, in: use.file).symbol)
      if uses[key] == nil { order.append(key) }
      uses[key, default: []].append(use)
    }
    return order.map { key in
      let sorted = uses[key, default: []].sorted {
        ($0.kind, $0.span.start) < ($1.kind, $1.span.start)
      }
      return LocatorGroup(subject: key.subject, uses: sorted)
    }
  }

  private func finding(_ group: LocatorGroup, _ roots: Set<SymbolID>) -> Finding {
    let first = group.uses[0]
    let holder = consumer(around: first.owner, in: first.file)
    let isInView = first.kind == .stored && holder.map { roles.has($0, .view) } == true
    let name =
      first.kind == .world
      ? first.name : first.container.map { symbols[$0].qualifiedName } ?? first.name
    let verb =
      switch first.kind {
      case .stored: Phrase("stores the container '\(name)'", zh: "持有容器 '\(name)'")
      case .reached:
        Phrase("asks the container '\(name)' for what it needs", zh: "向容器 '\(name)' 索取所需的对象")
      case .resolved:
        Phrase("resolves what it needs from '\(name)' at run time", zh: "在运行时从 '\(name)' 解析所需的对象")
      case .world:
        Phrase("asks the global '\(name)' for what it needs", zh: "向全局变量 '\(name)' 索取所需的对象")
      case .wrapped: Phrase("has what it needs looked up by '\(name)'", zh: "用 '\(name)' 查找所需的对象")
      }
    return Rule.serviceLocator.finding(
      at: FindingPlace(
        first.span, in: first.file, also: group.uses.dropFirst().map(\.span),
        subject: group.subject, owner: first.owner), in: self,
      message: Phrase(
        "\(described(namerOf: first.owner, in: first.file)) \(verb)",
        zh: "\(described(namerOf: first.owner, in: first.file)) \(verb)"),
      help: help(first, name)
    ).held(
      at: isPort(first) || !composes || first.container.map(makesOnlyScreens) == true
        || first.kind >= .wrapped || isRootScreen(first, roots)
        || typesAround(first.owner, in: first.file).contains(where: leads)
        ? .info : .warning
    ).naming(first.container, in: self)
      .with(confidence: 0.9).with(aspect: isInView ? .containerInView : nil)
  }

  /// Whether a view asks that stands beside the entry point, or that it alone builds: the first
  /// screen is where the app hands out what it has composed.
  private func isRootScreen(_ use: LocatorUse, _ roots: Set<SymbolID>) -> Bool {
    let folder = workspace.files[use.file].folder
    guard let view = consumer(around: use.owner, in: use.file), roles.has(view, .view) else {
      return false
    }
    return roots.contains(view)
      || types(.entryPoint).contains { workspace.files[place(of: $0).file].folder == folder }
  }

  /// Whether a type says where the app goes: a coordinator, or the cases of a route, which no
  /// initializer can hand anything.
  private func leads(_ id: SymbolID) -> Bool {
    roles.has(id, .coordinator) || symbols[id].kind == .enum
  }

  /// Whether what is stored is a protocol of factories, which can be replaced like any other.
  private func isPort(_ use: LocatorUse) -> Bool {
    use.kind == .stored && use.container.map { symbols[$0].kind == .protocol } ?? false
  }

  /// Whether anybody but the composition root reaches for a container.
  private func isReached(_ id: SymbolID) -> Bool {
    locators.all.contains { $0.container == id && $0.kind == .reached }
  }

  /// Containers that anybody can reach.
  fileprivate func sharedContainers() -> [Finding] {
    said(ofEach: types(.container)) { id -> [Finding] in
      guard symbols[id].kind.isConcreteType, !roles.has(id, .entryPoint), !makesOnlyLooks(id)
      else { return [] }
      let shared = members(of: id).first { place in
        let member = declaration(place)
        return member.kind == .property && member.modifiers.contains(.isStatic)
          && member.access > .fileprivate && !member.modifiers.contains(.isComputed)
          && Self.sharedNames.contains(name(place)) && isProduction(place)
      }
      guard let shared else { return [] }
      let container = symbols[id].qualifiedName
      let finding = Rule.serviceLocator.finding(
        at: FindingPlace(
          declaration(shared).span, in: shared.file, subject: container, owner: shared.declaration),
        in: self,
        message: Phrase(
          "container '\(container)' is at everybody's hand as '\(name(shared))'",
          zh: "容器 '\(container)' 通过 '\(name(shared))' 对任何代码开放"),
        help: Phrase(
          """
          build '\(container)' once in the app's entry point, keep it there, and hand on what it \
          makes
          """,
          zh: "在应用入口只构造一次 '\(container)' 并保存在那里，把它构造的对象传递下去")
      ).held(at: isReached(id) && !makesOnlyScreens(id) ? .warning : .info)
        .with(confidence: 0.9).with(aspect: .sharedContainer)
      return [finding]
    }
  }
}

/// Places of one file that ask one thing, the plainest first.
private struct LocatorGroup: Sendable, Equatable {
  var subject: String
  var uses: [LocatorUse]
}

/// A container, or who looks up where no container of the project is known.
private struct Use: Hashable {
  var file: Int
  var subject: String
}
