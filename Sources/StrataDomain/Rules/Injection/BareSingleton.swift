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
      zh: "不遵循项目中任何协议的共享实例，在组装根之外被用作依赖。"),
    why: Phrase(
      """
      A dependency on a shared instance stands in no initialiser and cannot be replaced: tests \
      share its state with each other, and every user is tied to this one implementation.
      """,
      zh: "对共享实例的依赖不出现在任何初始化器中，也无法替换：各个测试共享它的状态，每个使用者都绑定在这一个实现上。"),
    fix: Phrase(
      """
      Declare what its users need as a protocol, pass it to them, and leave the single instance to \
      the composition root.
      """,
      zh: "把使用者的需求声明为协议，传给它们，单一实例只留给组装根。"),
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
        Phrase("a singleton handed on by its concrete type", zh: "以具体类型传递的单例"),
        """
        //- Data/Storage/CoreDataStack.swift
        final class CoreDataStack {
          static let ↓shared: CoreDataStack = .init()
          func save() {}
        }
        //- Data/Storage/DishStorage.swift
        final class DishStorage {
          private let stack: CoreDataStack
          init(stack: CoreDataStack) { self.stack = stack }
        }
        """),
      .good(
        Phrase("a single instance behind a protocol", zh: "协议背后的单一实例"),
        seenIn: "FoodOrdering/Sources/Data/Services/SessionStore.swift",
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
    codebase.bareSingletons()
  }
}

extension Codebase {
  fileprivate func bareSingletons() -> [Finding] {
    var candidates: [SymbolID: DeclarationID] = [:]
    for id in symbols.ids {
      guard let shared = sharedInstance(of: id), isBare(id) else { continue }
      candidates[id] = shared
    }
    guard !candidates.isEmpty else { return [] }
    let users = users(of: candidates)
    return candidates.keys.sorted().compactMap { id in
      guard let place = candidates[id], let known = users[id] else { return nil }
      let named = known.names.sorted()
      guard let first = named.first(where: { !$0.hasSuffix(".swift") }) ?? named.first else {
        return nil
      }
      let count = named.count
      let state: Phrase =
        hasLooseState(id)
        ? Phrase(", with mutable state that nothing isolates", zh: "，其可变状态没有任何隔离") : .empty
      let others = Noun("other", zh: "处").count(count - 1)
      let users =
        count == 1
        ? Phrase("'\(first)' depends on it", zh: "'\(first)' 依赖它")
        : Phrase("'\(first)' and \(others) depend on it", zh: "'\(first)' 和另外 \(others) 依赖它")
      let way =
        first.hasSuffix(".swift")
        ? Phrase("as a parameter there", zh: "在那里以参数形式")
        : Phrase("in its initialiser", zh: "在其初始化器中")
      return Rule.bareSingleton.finding(
        at: FindingPlace(
          declaration(place).span, in: place.file, subject: symbols[id].qualifiedName,
          owner: place.declaration), in: self,
        message: Phrase(
          """
          \(described(id)) is a shared instance without a protocol\(state); \(users)
          """,
          zh: "\(described(id)) 是没有协议的共享实例\(state)；\(users)"),
        help: Phrase(
          """
          declare what '\(first)' needs of '\(symbols[id].qualifiedName)' as a protocol, take that \
          \(way), and name '\(name(place))' only where the app is composed
          """,
          zh: """
            把 '\(first)' 对 '\(symbols[id].qualifiedName)' 的需求声明为协议，\(way) 接收它，\
            只在组装应用的地方引用 '\(name(place))'
            """)
      ).held(at: isOfScreens(id, known) ? .info : .warning).with(confidence: 0.9)
    }
  }

  /// A class or actor of production code that no protocol of the project stands for.
  private func isBare(_ id: SymbolID) -> Bool {
    let others: Roles = [.container, .view, .entryPoint, .testDouble, .persistenceModel]
    return roles[id].isDisjoint(with: others) && isProduction(id)
      && !symbols.allSupertypes(of: id).contains { symbols[$0].kind == .protocol }
      && !ContainerShape.isNamedForWiring(symbols.words(of: id))
      && !isLook(id) && !isLog(id) && !isToolbox(id)
  }

  /// Coders and formatters that are made once: constants that keep nothing.
  private func isToolbox(_ id: SymbolID) -> Bool {
    let stored = storedProperties(of: id)
    return !stored.isEmpty
      && stored.allSatisfy { place in
        declaration(place).modifiers.contains(.isConstant)
          && referenceOrder[place.file][place.declaration].contains {
            NameWords(facts(place.file)[facts(place.file).references[$0].name]).suffix(
              from: ["encoder", "decoder", "formatter"]) != nil
          }
      }
  }

  /// State and effects of screens that only screens reach for; a view model is more than that, and
  /// so is what reaches the network or a store.
  private func isOfScreens(_ id: SymbolID, _ users: Users) -> Bool {
    layer(of: id) == .presentation && !roles.has(id, .viewModel)
      && users.files.allSatisfy { layer(ofFile: $0) == .presentation } && !reachesOut(id)
  }

  /// The static property that holds an instance of the type itself.
  private func sharedInstance(of id: SymbolID) -> DeclarationID? {
    guard symbols[id].kind == .class || symbols[id].kind == .actor else { return nil }
    return members(of: id).first { place in
      let member = declaration(place)
      guard member.kind == .property, member.modifiers.contains(.isStatic),
        member.access > .fileprivate, Self.sharedNames.contains(name(place)), isProduction(place)
      else { return false }
      return namings(of: place, as: [.property, .construction]).contains { $0.type == id }
    }
  }

  /// By singleton: who reaches for it or holds it, outside its own file.
  private func users(of candidates: [SymbolID: DeclarationID]) -> [SymbolID: Users] {
    var users: [SymbolID: Users] = [:]
    for file in workspace.files.indices where scopes[file].isProduction {
      for (position, reference) in facts(file).references.enumerated() {
        guard case .symbol(let id) = references[file][position], let shared = candidates[id],
          shared.file != file, depends(reference, on: shared, in: file),
          !scopes[file].isExempt(reference), !isComposition(reference.owner, in: file),
          !typesAround(reference.owner, in: file).contains(id)
        else { continue }
        users[id, default: Users()].names.insert(namer(of: reference.owner, in: file).symbol)
        users[id]?.files.insert(file)
      }
    }
    return users
  }

  private func depends(_ reference: TypeReference, on shared: DeclarationID, in file: Int) -> Bool {
    let facts = facts(file)
    switch reference.role {
    case .staticAccess: return reference.member.map { facts[$0] } == name(shared)
    case .property: return reference.owner >= 0 && facts[reference.owner].kind == .property
    case .parameter: return reference.owner >= 0 && facts[reference.owner].kind == .initializer
    default: return false
    }
  }
}

/// Who depends on a singleton, and where.
private struct Users {
  var names: Set<String> = []
  var files: Set<Int> = []
}
