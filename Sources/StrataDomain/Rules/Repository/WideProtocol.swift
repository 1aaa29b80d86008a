internal import StrataCode
internal import StrataModel

extension Rule {
  /// A repository protocol asks for more than one user of it needs.
  package static let wideProtocol: Rule = Rule(
    "repository.wide-protocol", .info,
    summary: Phrase(
      "A repository protocol has very many requirements.", zh: "Repository 协议的要求过多。"),
    title: Phrase("repository protocols ask for too much", zh: "Repository 协议要求过多"),
    step: Phrase("Split them by who uses what", zh: "按使用者拆分"),
    why: Phrase(
      """
      Whoever needs one operation depends on all of them: each double has to answer them, each \
      source has to offer them, and nobody can tell from an initializer what is really used.
      """,
      zh: "只需要一个操作的代码也得依赖全部：每个测试替身都要实现它们，每个数据源都要提供它们，从初始化方法也看不出真正用到哪些。"),
    fix: Phrase(
      """
      Declare a protocol for each group of operations that is used together; one implementation may \
      conform to several.
      """,
      zh: "为经常一起使用的每组操作各声明一个协议；一个实现可以遵循多个协议。"),
    examples: [
      .bad(
        Phrase("a repository of twenty-one operations", zh: "有 21 个操作的 Repository"),
        """
        //- Domain/Repositories/ShopRepository.swift
        protocol ↓ShopRepository {
        \(wideRequirements(21))
        }
        """),
      .bad(
        Phrase("properties count too", zh: "属性也算在内"),
        """
        //- Domain/Repositories/SettingsRepository.swift
        protocol ↓SettingsRepository {
          var isDark: Bool { get }
        \(wideRequirements(20))
        }
        """),
      .good(
        Phrase("a repository for what is used together", zh: "只包含一起使用的操作的 Repository"),
        seenIn: "FoodOrdering/Sources/Domain/Repositories/OrderRepository.swift",
        """
        //- Domain/Repositories/CartRepository.swift
        protocol CartRepository {
          func items() async throws -> [String]
          func add(_ item: String) async throws
          func remove(_ item: String) async throws
        }
        """),
      .good(
        Phrase("two protocols together ask for much", zh: "两个协议加起来要求很多"),
        """
        //- Domain/Repositories/CatalogueRepository.swift
        protocol CatalogueReading {
        \(wideRequirements(12))
        }
        protocol CatalogueRepository: CatalogueReading {
          func save(_ item: Int) async throws
        }
        """),
    ],
    subjects: .repositoryProtocols, numbers: [mostRequirements]
  ) { codebase in
    codebase.types(.repositoryProtocol).compactMap { codebase.wideProtocolFinding($0) }
  }
}

private let mostRequirements = RuleNumber(
  name: "requirements", usual: 20, noun: Phrase("requirements", zh: "要求数"))

private func wideRequirements(_ count: Int) -> String {
  (1...count).map { "  func step\($0)() async throws" }.joined(separator: "\n")
}

extension Codebase {
  fileprivate func wideProtocolFinding(_ id: SymbolID) -> Finding? {
    guard symbols[id].kind == .protocol, isProduction(id) else { return nil }
    let count = Set(requirements(of: id).map { self.name($0) }).count
    let most = number(mostRequirements, of: Rule.wideProtocol.id)
    guard count > most else { return nil }
    let name = symbols[id].qualifiedName
    return Rule.wideProtocol.finding(
      about: id, in: self,
      message: Phrase(
        "\(described(id)) has \(count) requirements (limit: \(most))",
        zh: "\(described(id)) 的要求数为 \(count)（上限 \(most)）"),
      help: Phrase(
        """
        split '\(name)' into protocols by which use cases ask for what, and let the implementation \
        conform to them all
        """,
        zh: "按各个 UseCase 的需要把 '\(name)' 拆成几个协议，让实现遵循所有这些协议")
    ).with(confidence: 0.95)
  }
}
