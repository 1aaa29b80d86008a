internal import StrataCode
package import StrataModel

extension Rule {
  /// A use case's name does not say that it is one.
  package static let useCaseNameSuffix: Rule = Rule(
    "use-case.name-suffix", .info,
    summary: Phrase(
      "The primary type of a file in a use-case folder lacks the suffix UseCase or Interactor.",
      zh: "UseCase 文件夹中某个文件的主要类型没有 UseCase 或 Interactor 后缀。"),
    title: Phrase("use cases lack the suffix UseCase", zh: "UseCase 缺少后缀 UseCase"),
    step: Phrase("Rename them", zh: "重命名"),
    why: Phrase(
      """
      What the app can do is the first thing that someone new wants to know. One suffix makes the \
      use cases one list, and tells them from the values and services they work with.
      """,
      zh: """
        应用能做什么，是新人最先想知道的。有了统一的后缀，UseCase 就会排在一起，\
        也能与它们用到的值和服务区分开。
        """),
    fix: Phrase(
      "Name the type for what it does, with the suffix UseCase.", zh: "按类型做什么来命名，并加上 UseCase 后缀。"),
    examples: [
      .bad(
        Phrase("a use case named like a service", zh: "名称像服务的 UseCase"),
        """
        //- Domain/UseCases/OrderPlacing.swift
        struct ↓OrderPlacing {
          let orders: any OrderRepository
          func execute(_ order: Order) async throws { try await orders.save(order) }
        }
        //- Domain/Entities/Order.swift
        struct Order { let title: String }
        //- Domain/Repositories/OrderRepository.swift
        protocol OrderRepository { func save(_ order: Order) async throws }
        """),
      .bad(
        Phrase("a protocol whose extension is the operation", zh: "操作写在扩展中的协议"),
        """
        //- Domain/UseCases/GettingOrders.swift
        protocol ↓GettingOrders { var orders: any OrderRepository { get } }
        extension GettingOrders {
          func getOrders() async throws -> [String] { try await orders.all().sorted() }
        }
        //- Domain/Repositories/OrderRepository.swift
        protocol OrderRepository { func all() async throws -> [String] }
        """),
      .good(
        Phrase("one suffix", zh: "统一的后缀"),
        seenIn: "Users/Sources/Domain/UseCases/FetchUserUseCase.swift",
        """
        //- Domain/UseCases/GetOrdersUseCase.swift
        struct GetOrdersUseCase {
          let orders: any OrderRepository
          func execute() async throws -> [String] {
            try await orders.all().filter { !$0.isEmpty }
          }
        }
        //- Domain/Repositories/OrderRepository.swift
        protocol OrderRepository { func all() async throws -> [String] }
        """),
      .good(
        Phrase("what a use case is asked for has no operation", zh: "UseCase 接收的查询值没有操作"),
        """
        //- Domain/UseCases/OrderQuery.swift
        struct OrderQuery {
          let text: String
          static func validate(_ text: String) -> Bool { !text.isEmpty }
        }
        """),
    ],
    subjects: .useCases,
    isModel: { codebase, id in
      codebase.symbols.words(of: id).suffix(from: ["usecase", "interactor"]) != nil
    }
  ) { codebase in
    let isUseCaseFolder = codebase.useCaseFolders
    return codebase.workspace.files.indices.compactMap { file in
      guard codebase.scopes[file].isProduction, isUseCaseFolder[file],
        let id = codebase.primaryType(of: file), codebase.isUnmarkedUseCase(id)
      else { return nil }
      let symbol = codebase.symbols[id]
      let name = codebase.useCaseName(of: id)
      return Rule.useCaseNameSuffix.finding(
        about: id, in: codebase,
        message: Phrase(
          "use case '\(symbol.name)' has neither the suffix UseCase nor Interactor",
          zh: "UseCase '\(symbol.name)' 的名称没有 UseCase 或 Interactor 后缀"),
        help: Phrase("rename it to '\(name)'", zh: "重命名为 '\(name)'")
      ).with(confidence: 0.85)
    }
  }
}

extension Codebase {
  /// What a use case is called with the suffix that says so.
  package func useCaseName(of id: SymbolID) -> String { symbols[id].name + "UseCase" }

  /// By file: whether it stands in a folder of use cases, and in none for their values inside it.
  fileprivate var useCaseFolders: [Bool] {
    var last: (folder: Substring, answer: Bool)?
    return workspace.files.map { file in
      // Files of one folder stand together.
      if let last, last.folder == file.folder { return last.answer }
      let answer = Self.isUseCaseFolder(file.folder)
      last = (file.folder, answer)
      return answer
    }
  }

  private static func isUseCaseFolder(_ path: Substring) -> Bool {
    let words = path.split(separator: "/").map { folder in
      WordReader.singular(NameWords.split(String(folder)).joined())
    }
    guard let start = words.lastIndex(where: { ["usecase", "interactor"].contains($0) }) else {
      return false
    }
    return words[start...].allSatisfy { !Self.otherFolders.contains($0) }
  }

  private static let otherFolders: Set<String> = [
    "model", "entity", "error", "dto", "request", "response", "mapper", "validation", "extension",
    "helper", "util", "utility", "repository", "service", "protocol", "interface", "base", "common",
  ]

  /// The type that a file is about: the one with its name, else the only one at its top level.
  fileprivate func primaryType(of file: Int) -> SymbolID? {
    let facts = facts(file)
    let types = facts.children(of: topLevel).filter {
      facts[$0].kind.isType && facts[$0].kind != .typealias && facts[$0].kind != .enum
        && facts[$0].access > .fileprivate
    }
    let name = workspace.files[file].name.prefix { $0 != "." }
    guard let index = types.first(where: { facts[facts[$0].name] == name }) ?? types.only else {
      return nil
    }
    return symbols.subject(of: DeclarationID(file: file, declaration: index))
  }

  /// Whether a type is a use case by what it does and not by its name.
  fileprivate func isUnmarkedUseCase(_ id: SymbolID) -> Bool {
    let words = symbols.words(of: id).all.joined()
    let isNamed = words.contains("usecase") || words.contains("interactor")
    guard !isNamed, isProduction(id), !isError(id),
      roles[id].subtracting([.useCase, .useCaseProtocol, .entity]).isEmpty
    else { return false }
    let operations = methods(of: id).filter { place in
      let method = declaration(place)
      return method.modifiers.isDisjoint(with: [.isStatic, .isOverride])
        && method.modifiers.contains(.hasBody) && method.access > .fileprivate
    }
    guard !operations.isEmpty else { return symbols[id].kind == .struct && isClosureOnly(id) }
    if symbols[id].kind == .protocol { return true }
    return operations.contains { Self.entries.contains(name($0)) } || worksWithOthers(id)
  }

  /// A struct whose only member is an operation given as a closure.
  private func isClosureOnly(_ id: SymbolID) -> Bool {
    let stored = storedProperties(of: id)
    guard let first = stored.only else { return false }
    return declaration(first).modifiers.contains(.isFunctionTyped)
      && Self.entries.contains(name(first))
  }

  /// Whether it is given a protocol, a repository or another use case to work with.
  private func worksWithOthers(_ id: SymbolID) -> Bool {
    held(by: id).contains { naming in
      !roles[naming.type].isDisjoint(with: [
        .repositoryProtocol, .repositoryImplementation, .useCase, .useCaseProtocol, .dataSource,
      ])
    }
  }

  private static let entries: Set<String> = [
    "execute", "callAsFunction", "invoke", "perform", "run", "start", "handle", "call", "use",
  ]
}
