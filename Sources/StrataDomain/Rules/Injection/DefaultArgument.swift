package import StrataCode
package import StrataModel

extension Rule {
  /// An initialiser builds or fetches its collaborator as a default argument.
  package static let defaultArgument: Rule = Rule(
    "injection.default-argument", .warning,
    summary: Phrase(
      "An initializer's default argument builds or fetches a collaborator.",
      zh: "初始化方法的默认参数构造或获取了协作对象。"),
    title: Phrase("default arguments build dependencies", zh: "默认参数构造了依赖"),
    step: Phrase("Pass them in from the composition root", zh: "由组合根传入"),
    why: Phrase(
      """
      A default looks like injection and is none: whoever leaves the argument out ties the type to \
      one implementation, and nobody sees at the call what is used. In tests the forgotten \
      argument reaches the real network or store.
      """,
      zh: "默认参数看上去像注入，其实不是：一旦省略参数，类型就绑定到一个实现上，从调用处也看不出用的是哪一个。测试中忘记传参，就会访问真实的网络或存储。"),
    fix: Phrase(
      "Leave the default out and pass the collaborator in the composition root.",
      zh: "去掉默认值，由组合根传入协作对象。"),
    examples: [
      .bad(
        Phrase("a storage that fetches its stack from a singleton", zh: "从单例获取 stack 的存储"),
        """
        //- Data/Storage/CoreDataStack.swift
        final class CoreDataStack {
          static let shared = CoreDataStack()
        }
        //- Data/Storage/DishStorage.swift
        final class DishStorage {
          private let stack: CoreDataStack
          init(stack: CoreDataStack = ↓CoreDataStack.shared) { self.stack = stack }
          func isOpen(_ other: CoreDataStack) -> Bool { stack === other }
        }
        """),
      .bad(
        Phrase("a view model with a ready-made repository", zh: "自带 Repository 的 ViewModel"),
        """
        //- Domain/Repositories/MenuRepository.swift
        protocol MenuRepository { func menu() async throws -> [String] }
        //- Data/Repositories/LiveMenuRepository.swift
        struct LiveMenuRepository: MenuRepository {
          func menu() async throws -> [String] { [] }
        }
        //- Presentation/Menu/MenuViewModel.swift
        @MainActor final class MenuViewModel {
          private let repository: any MenuRepository
          init(repository: any MenuRepository = ↓LiveMenuRepository()) {
            self.repository = repository
          }
          func load() async throws -> [String] { try await repository.menu() }
        }
        """),
      .good(
        Phrase("a coder and a system value by default", zh: "默认使用解码器和系统值"),
        """
        //- Data/Network/HTTPClient.swift
        import Foundation
        struct HTTPClient {
          private let session: URLSession
          private let decoder: JSONDecoder
          init(session: URLSession = .shared, decoder: JSONDecoder = JSONDecoder()) {
            self.session = session
            self.decoder = decoder
          }
        }
        """),
      .good(
        Phrase("a value of its own by default", zh: "默认使用项目自己的值"),
        seenIn: "FoodOrdering/Sources/Server/Data/Accounts/PasswordHasher.swift",
        """
        //- Domain/Entities/Page.swift
        struct Page: Equatable {
          var number: Int
          init(number: Int = 1) { self.number = number }
        }
        //- Domain/UseCases/SearchDishesUseCase.swift
        struct SearchDishesUseCase {
          private let page: Page
          init(page: Page = Page()) { self.page = page }
          func execute(_ text: String) -> String { "\\(text.lowercased()) \\(page.number)" }
        }
        """),
    ]
  ) { codebase in
    let route = LegalRoute(codebase)
    return codebase.said { file in
      codebase.defaultedCollaborators(in: file).filter { !codebase.isToldAsReference($0) }
        .map { codebase.finding(of: $0, route) }
    }
  }
}

extension Codebase {
  /// The collaborators that initialisers of a file of production code have as default arguments.
  package func defaultedCollaborators(in file: Int) -> [DefaultedCollaborator] {
    guard scopes[file].isProduction else { return [] }
    let defaults = defaults(in: file)
    let implicit = defaults.isEmpty ? [:] : implicitDefaults(in: file)
    return defaults.compactMap { parameter in
      guard facts(file)[parameter.owner].kind == .initializer, !isComposed(parameter, in: file)
      else { return nil }
      return written(parameter, in: file) ?? implied(parameter, implicit, in: file)
    }
  }

  /// Whether a default names what its layer may not name at all.
  fileprivate func isToldAsReference(_ collaborator: DefaultedCollaborator) -> Bool {
    layer(ofFile: collaborator.file) == .domain
      && layer(of: collaborator.target)?.ring == .data
  }

  /// Whether a default, from its `=` on, begins with what stands at an offset.
  private static func begins(_ value: Span, at start: UInt32) -> Bool { start &- value.start <= 2 }

  private typealias ImplicitDefault = (member: String, span: Span)

  /// By the start of the default: `.shared`, whose type only the parameter says.
  private func implicitDefaults(in file: Int) -> [UInt32: ImplicitDefault] {
    var found: [UInt32: ImplicitDefault] = [:]
    for shape in facts(file).shapes {
      guard case .defaultsTo(let member) = shape.form else { continue }
      found[shape.span.start] = (facts(file)[member], shape.span)
    }
    return found
  }

  private func isComposed(_ parameter: Parameter, in file: Int) -> Bool {
    scopes[file].isExempt(parameter.span, in: parameter.owner)
      || isComposition(parameter.owner, in: file)
  }

  /// `= LiveFeed()` or `= Feed.shared`.
  private func written(_ parameter: Parameter, in file: Int) -> DefaultedCollaborator? {
    guard let value = parameter.defaultValue else { return nil }
    for position in referenceOrder[file][parameter.owner] {
      let reference = facts(file).references[position]
      guard value.contains(reference.span.start) else { continue }
      // What is nested in a closure or in the arguments of the default is not the default.
      guard Self.begins(value, at: reference.span.start),
        case .symbol(let id) = references[file][position]
      else { return nil }
      let isBuilt = reference.role == .construction && isCollaborator(id)
      let isShared = isSharedAccess(reference.member.map { facts(file)[$0] }, of: id)
      guard isBuilt || isShared && isProjectTyped(parameter, in: file) else { return nil }
      return DefaultedCollaborator(
        file: file, parameter: parameter, target: id, span: reference.span, isShared: isShared)
    }
    return nil
  }

  /// `= .shared`, whose type the parameter says.
  private func implied(
    _ parameter: Parameter, _ defaults: [UInt32: ImplicitDefault], in file: Int
  ) -> DefaultedCollaborator? {
    guard let value = parameter.defaultValue,
      let found = (1...2).lazy.compactMap({ defaults[value.start &+ $0] }).first,
      let id = parameterType(parameter, in: file)
    else { return nil }
    let isShared = isSharedAccess(found.member, of: id)
    guard isShared || found.member == "init" && isCollaborator(id) else { return nil }
    return DefaultedCollaborator(
      file: file, parameter: parameter, target: id, span: found.span, isShared: isShared)
  }

  private func isSharedAccess(_ member: String?, of id: SymbolID) -> Bool {
    guard let member, Self.sharedNames.contains(member), !roles.has(id, .testDouble),
      roles[id].isDisjoint(with: [.container, .view, .viewModel, .entryPoint, .coordinator])
    else { return false }
    let isInstance = symbols[id].kind == .class || symbols[id].kind == .actor
    return isCollaborator(id)
      || isInstance && layer(of: id) != .presentation && !isLook(id) && !isLog(id)
  }

  /// Whether a parameter takes a type of the project and no plain value read of a shared instance.
  private func isProjectTyped(_ parameter: Parameter, in file: Int) -> Bool {
    referenceOrder[file][parameter.owner].contains { position in
      let reference = facts(file).references[position]
      guard reference.role == .parameter, parameter.span.contains(reference.span.start) else {
        return false
      }
      if case .external = references[file][position] { return false }
      return true
    }
  }

  /// The one project type that a parameter says.
  package func parameterType(_ parameter: Parameter, in file: Int) -> SymbolID? {
    let named = referenceOrder[file][parameter.owner].compactMap { position -> SymbolID? in
      let reference = facts(file).references[position]
      guard reference.role == .parameter, parameter.span.contains(reference.span.start),
        case .symbol(let id) = references[file][position]
      else { return nil }
      return id
    }
    return named.count == 1 ? named[0] : nil
  }
}
