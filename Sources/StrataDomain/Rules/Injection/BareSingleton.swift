internal import StrataCode
internal import StrataModel

extension Rule {
  /// A single instance without a protocol is used as a dependency.
  package static let bareSingleton: Rule = Rule(
    "injection.bare-singleton", .warning,
    summary: Phrase(
      """
      A shared instance that conforms to no protocol of the project is used as a dependency \
      outside the composition root.
      """,
      zh: "组合根之外的代码依赖一个共享实例，而它没有遵循项目中的任何协议。"),
    title: Phrase("singletons are used without a protocol", zh: "直接使用未抽象为协议的单例"),
    step: Phrase("Declare a protocol, and pass the instance in", zh: "声明协议，并传入实例"),
    why: Phrase(
      """
      A dependency on a shared instance appears in no initializer and cannot be replaced: tests \
      share its state with each other, and every user is tied to this one implementation.
      """,
      zh: "从初始化方法看不出对共享实例的依赖，也无法替换它：所有测试共用它的状态，所有使用者都绑定在这一个实现上。"),
    fix: Phrase(
      """
      Declare what its users need as a protocol, pass it to them, and leave the single instance to \
      the composition root.
      """,
      zh: "把使用者的需求声明为协议，并传入符合协议的实例；只有组合根直接引用单例。"),
    examples: [
      .bad(
        Phrase("a network client that repositories reach for", zh: "Repository 直接取用的网络客户端"),
        """
        //- Data/Network/MenuAPI.swift
        final class MenuAPI {
          static let ↓shared = MenuAPI()
          var token: String?
          func get(_ path: String) async throws -> [String] { [path] }
        }
        //- Domain/Repositories/MenuRepository.swift
        protocol MenuRepository { func menu() async throws -> [String] }
        //- Data/Repositories/LiveMenuRepository.swift
        struct LiveMenuRepository: MenuRepository {
          func menu() async throws -> [String] { try await MenuAPI.shared.get("menu") }
        }
        """),
      .bad(
        Phrase("a store that a repository reaches for", zh: "Repository 直接取用的存储"),
        """
        //- Domain/Entities/Dish.swift
        struct Dish: Equatable { let name: String }
        //- Data/Storage/CoreDataStack.swift
        final class CoreDataStack {
          static let ↓shared: CoreDataStack = .init()
          private var dishes: [Dish] = []
          func save(_ dish: Dish) { dishes.append(dish) }
        }
        //- Data/Storage/DishStorage.swift
        final class DishStorage {
          func keep(_ dish: Dish) { CoreDataStack.shared.save(dish) }
        }
        """),
      .good(
        Phrase("a single instance behind a protocol", zh: "协议背后的单例"),
        seenIn: "Colleagues/Sources/Data/Services/LocationService.swift",
        """
        //- Domain/Ports/Sessions.swift
        protocol Sessions { func token() async -> String? }
        //- Data/Session/SessionKeeper.swift
        actor SessionKeeper: Sessions {
          static let shared = SessionKeeper()
          private var current: String?
          func token() async -> String? { current }
        }
        //- Domain/UseCases/ReadTokenUseCase.swift
        struct ReadTokenUseCase {
          private let sessions: any Sessions
          init(sessions: any Sessions) { self.sessions = sessions }
          func execute() async -> String { await sessions.token() ?? "none" }
        }
        """),
      .good(
        Phrase("a singleton that only the entry point uses", zh: "只有应用入口使用的单例"),
        """
        //- Data/Crash/CrashReporter.swift
        final class CrashReporter {
          static let shared = CrashReporter()
          func start() {}
        }
        //- App/AppDelegate.swift
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidFinishLaunching(_ application: UIApplication) {
            CrashReporter.shared.start()
          }
        }
        """),
    ]
  ) { codebase in
    codebase.bareSingletons() + codebase.sharedParts() + codebase.globalInstances()
  }
}

extension Codebase {
  fileprivate func bareSingletons() -> [Finding] {
    let candidates = Dictionary(
      uniqueKeysWithValues: seen(inEach: Array(symbols.ids)) { id -> [SharedInstance] in
        guard let shared = sharedInstance(of: id), isBare(id) else { return [] }
        return [SharedInstance(id: id, place: shared)]
      }.map { ($0.id, $0.place) })
    guard !candidates.isEmpty else { return [] }
    let users = users(of: candidates)
    // Where nothing is composed there is nowhere to hand an instance from, and where singletons are
    // the rule they are one decision: then each is a remark.
    let isSpared = !hasDomain || users.count > Self.fewSingletons
    return said(ofEach: candidates.keys.sorted()) { id -> [Finding] in
      guard let place = candidates[id], let known = users[id], let first = known.first else {
        return []
      }
      let count = known.names.count
      let state: Phrase =
        hasLooseState(id)
        ? Phrase(", whose mutable state is not isolated", zh: "，其可变状态没有任何隔离") : .empty
      let others = Noun("other", zh: "处").count(count - 1)
      let users =
        count == 1
        ? Phrase("'\(first)' depends on it", zh: "'\(first)' 依赖它")
        : Phrase("'\(first)' and \(others) depend on it", zh: "'\(first)' 和另外 \(others) 依赖它")
      let way =
        first.hasSuffix(".swift") || known.values.contains(first) || isBuilt(with: first, id)
        ? Phrase("as a parameter there", zh: "在那里以参数形式")
        : Phrase("in its initializer", zh: "在其初始化方法中")
      let finding = Rule.bareSingleton.finding(
        at: FindingPlace(
          declaration(place).span, in: place.file, subject: symbols[id].qualifiedName,
          owner: place.declaration), in: self,
        message: Phrase(
          """
          \(described(id)) is a shared instance without a protocol\(state); \(users)
          """,
          zh: "\(described(id)) 是未抽象为协议的共享实例\(state)；\(users)"),
        help: help(for: first, isAlone: known.names.count == 1, way, of: id, name(place))
          + alike(known.names.subtracting([first]))
      ).held(
        at: isSpared || isOfScreens(id, known) || keepsOnlyConstants(id)
          || isPart(place.file, known) && !hasLooseState(id) || isPartOfTools(place.file, known)
          || known.deciders.isEmpty ? .info : .warning
      )
      .with(confidence: 0.9).with(reach: count)
      return [finding]
    }
  }

  /// Whether a shared instance takes another as it is made: each in the other's initializer would wait
  /// for ever.
  func isBuilt(with other: String, _ id: SymbolID) -> Bool {
    (initializers(of: id) + storedProperties(of: id)).contains { place in
      namings(of: place).contains { symbols[$0.type].qualifiedName == other }
    }
  }

  /// As many are lapses; more are how the project works.
  private static let fewSingletons = 8

  /// A class or actor of production code that no protocol of the project stands for.
  func isBare(_ id: SymbolID) -> Bool {
    let others: Roles = [.container, .view, .entryPoint, .testDouble, .persistenceModel]
    return roles[id].isDisjoint(with: others) && isProduction(id)
      && !symbols.allSupertypes(of: id).contains { symbols[$0].kind == .protocol }
      && !ContainerShape.isNamedForWiring(symbols.words(of: id))
      && !attributes(of: symbols[id].place).contains("globalActor")
      && !isLook(id) && !isLog(id) && !isToolbox(id) && !isPlainFunctions(id) && !presents(id)
  }

  /// What shows the system's screens, such as that for mail, or follows the keyboard, is part of the
  /// looks.
  private func presents(_ id: SymbolID) -> Bool {
    !Set(symbols.words(of: id).all).isDisjoint(with: ["keyboard", "haptic", "haptics", "toast"])
      || symbols.externalSupertypes[Int(id.index)].contains {
        $0.hasSuffix("ViewControllerDelegate")
      }
  }

  /// Functions of what they are given, gathered behind an instance that keeps nothing.
  private func isPlainFunctions(_ id: SymbolID) -> Bool {
    symbols.allSupertypes(of: id).isEmpty && symbols.externalSupertypes[Int(id.index)].isEmpty
      && keepsNothing(id)
  }

  /// Coders, formatters and calendars that are made once.
  private func isToolbox(_ id: SymbolID) -> Bool {
    let stored = storedProperties(of: id).filter {
      !declaration($0).modifiers.contains(.isStatic)
    }
    return !stored.isEmpty
      && stored.allSatisfy { place in
        referenceOrder[place.file][place.declaration].contains {
          NameWords(facts(place.file)[facts(place.file).references[$0].name]).suffix(
            from: ["encoder", "decoder", "formatter", "calendar", "locale"]) != nil
        }
      }
  }

  /// State and effects of screens that only screens reach for; a view model is more than that, and
  /// so is what reaches the network or a store.
  private func isOfScreens(_ id: SymbolID, _ users: SingletonUsers) -> Bool {
    layer(of: id) == .presentation && !roles.has(id, .viewModel)
      && users.files.allSatisfy { layer(ofFile: $0) == .presentation } && !reachesOut(id)
  }

  /// Whether only files beside it reach for an instance: a part of one component.
  private func isPart(_ file: Int, _ users: SingletonUsers) -> Bool {
    let folder = workspace.files[file].folder
    return !folder.isEmpty && users.files.allSatisfy { workspace.files[$0].folder == folder }
  }

  /// Whether only the target that an instance stands in reaches for it, and that serves all layers.
  private func isPartOfTools(_ file: Int, _ users: SingletonUsers) -> Bool {
    let own = workspace.files[file].modules
    return own.allSatisfy {
      workspace.modules[$0].kind == .library && modules.layer(ofModule: $0) == .common
    } && !own.isEmpty && users.files.allSatisfy { workspace.files[$0].modules == own }
  }

  /// The static property that holds an instance of the type itself.
  func sharedInstance(of id: SymbolID) -> DeclarationID? {
    guard symbols[id].kind == .class || symbols[id].kind == .actor else { return nil }
    return members(of: id).first { place in
      let member = declaration(place)
      guard member.kind == .property, member.modifiers.contains(.isStatic),
        member.access > .fileprivate, Self.sharedNames.contains(name(place)), isProduction(place)
      else { return false }
      return namings(of: place, as: [.property, .construction]).contains { $0.type == id }
    }
  }

  /// Whether nothing but a type itself can build it.
  func isMadeOnce(_ id: SymbolID) -> Bool {
    let initializers = initializers(of: id)
    return sharedInstance(of: id) != nil && !initializers.isEmpty
      && initializers.allSatisfy { declaration($0).access <= .fileprivate }
  }

  /// Whether a type decides something that a test would want to see, and can be given what it needs:
  /// the system makes views, and many cells and buttons.
  func decides(_ id: SymbolID) -> Bool {
    roles[id].isDisjoint(with: [.view, .container, .entryPoint, .coordinator])
      && symbols[id].kind.isConcreteType && symbols[id].kind != .enum && !putsTogether(id)
  }

  /// Whether a type builds several parts of the outer ring, or a coordinator with one: it composes,
  /// whatever it is called.
  private func putsTogether(_ id: SymbolID) -> Bool {
    guard roles[id].isEmpty else { return false }
    let built = Set(
      members(of: id).flatMap { namings(of: $0, as: [.construction]) }.map(\.type))
    let parts = built.count { layer(of: $0)?.ring == .data && isCollaborator($0) }
    let movers = built.count { !roles[$0].isDisjoint(with: [.coordinator, .container]) }
    return parts > 1 || movers > 0 && built.count > movers
  }
}
