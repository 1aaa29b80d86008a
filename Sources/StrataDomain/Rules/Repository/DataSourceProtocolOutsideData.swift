internal import StrataCode
internal import StrataModel

extension Rule {
  /// A data source's protocol is declared in Domain or Presentation.
  package static let dataSourceProtocolOutsideData: Rule = Rule(
    "repository.data-source-protocol-outside-data", .warning, needsDomain: true,
    summary: Phrase(
      "A data source's protocol is declared in Domain or Presentation.",
      zh: "数据源的协议声明在 Domain 或 Presentation 中。"),
    title: Phrase("data-source protocols are outside Data", zh: "数据源协议不在 Data 中"),
    step: Phrase("Move them to Data", zh: "移到 Data"),
    why: Phrase(
      """
      Whether data comes from a server, a cache or a disk is decided behind the repository. A \
      protocol for one of them in Domain or Presentation lets that decision leak to those who are \
      not to know it.
      """,
      zh: """
        数据来自服务器、缓存还是磁盘，由 Repository 在内部决定。\
        在 Domain 或 Presentation 中为其中一种声明协议，就把这个决定泄露给了不需要知道的代码。
        """),
    fix: Phrase(
      """
      Move the protocol to Data, where the repository implementation alone uses it, and let the \
      others ask the repository.
      """, zh: "把协议移到 Data，只由 Repository 实现使用，其他代码通过 Repository 取数据。"),
    examples: [
      .bad(
        Phrase("a remote data source among the repositories", zh: "混在 Repository 中的远程数据源"),
        """
        //- Domain/Repositories/FeedRemoteDataSource.swift
        protocol ↓FeedRemoteDataSource { func feed() async throws -> [String] }
        //- Data/Network/URLFeedRemoteDataSource.swift
        struct URLFeedRemoteDataSource: FeedRemoteDataSource {
          func feed() async throws -> [String] { [] }
        }
        """),
      .bad(
        Phrase("a client's protocol beside a screen", zh: "与界面放在一起的客户端协议"),
        """
        //- Domain/Entities/Order.swift
        struct Order: Equatable { let total: Int }
        //- Presentation/ViewModels/OrderAPIClient.swift
        protocol ↓OrderAPIClient { func orders() async throws -> [Order] }
        //- Data/Network/URLOrderAPIClient.swift
        struct URLOrderAPIClient: OrderAPIClient {
          func orders() async throws -> [Order] { [] }
        }
        """),
      .good(
        Phrase("the data source's protocol in Data", zh: "数据源的协议放在 Data"),
        seenIn: "FoodOrdering/Sources/Data/Remote/OrderRemoteDataSource.swift",
        """
        //- Domain/Repositories/FeedRepository.swift
        protocol FeedRepository { func feed() async throws -> [String] }
        //- Data/DataSources/FeedRemoteDataSource.swift
        protocol FeedRemoteDataSource { func feed() async throws -> [String] }
        //- Data/Repositories/LiveFeedRepository.swift
        struct LiveFeedRepository: FeedRepository {
          let remote: any FeedRemoteDataSource
          func feed() async throws -> [String] { try await remote.feed() }
        }
        """),
      .good(
        Phrase("a list that asks its screen for rows", zh: "向所在界面索取行的列表"),
        """
        //- Domain/Entities/Order.swift
        struct Order: Equatable { let total: Int }
        //- Presentation/Views/ChartDataSource.swift
        @MainActor protocol ChartDataSource: AnyObject {
          func chart(valueAt index: Int) -> Double
        }
        """),
    ],
    subjects: Subjects(Phrase("data-source protocols", zh: "数据源协议")) { codebase in
      codebase.types(.dataSource).filter { codebase.symbols[$0].kind == .protocol }.map {
        Subjects.Subject(file: codebase.symbols[$0].place.file, type: $0)
      }
    },
    isModel: { codebase, id in codebase.layer(of: id)?.ring == .data }
  ) { codebase in
    let suppliers = codebase.dataSourceSuppliers()
    return codebase.types(.dataSource).compactMap { id in
      guard codebase.symbols[id].kind == .protocol, suppliers[id] != nil || codebase.saysWhere(id),
        codebase.symbols.words(of: id).suffix(from: sources) != nil,
        let layer = codebase.placements[codebase.symbols[id].place.file].declared,
        layer == .domain || layer == .presentation, !codebase.isPortOfDomain(id)
      else { return nil }
      let name = codebase.symbols[id].qualifiedName
      let home =
        suppliers[id].map {
          let supplier = codebase.symbols[$0].qualifiedName
          return Phrase(", beside '\(supplier)'", zh: "，放在 '\(supplier)' 旁边")
        } ?? .empty
      return Rule.dataSourceProtocolOutsideData.finding(
        about: id, in: codebase,
        message: Phrase(
          "data-source protocol '\(name)' is declared in \(layer.rawValue)",
          zh: "数据源协议 '\(name)' 声明在 \(layer.rawValue) 中"),
        help: Phrase(
          """
          move '\(name)' to Data\(home), and let \(layer.rawValue) ask a repository protocol of \
          Domain
          """,
          zh: """
            把 '\(name)' 移到 Data\(home)，让 \(layer.rawValue) 通过 Domain 的 Repository 协议取数据
            """)
      )
    }
  }

  private static let sources = ["datasource", "remotestore", "localstore", "apiclient"]
}

extension Codebase {
  /// By data-source protocol: the first production type of the outer ring that implements it.
  fileprivate func dataSourceSuppliers() -> [SymbolID: SymbolID] {
    var suppliers: [SymbolID: SymbolID] = [:]
    for id in symbols.ids where symbols[id].kind.isConcreteType {
      guard layer(of: id)?.ring == .data, isProduction(id) else { continue }
      for parent in symbols.allSupertypes(of: id) where suppliers[parent] == nil {
        if roles.has(parent, .dataSource) { suppliers[parent] = id }
      }
    }
    return suppliers
  }

  /// Whether types of Domain itself ask a data source of Domain, and no repository does: then it is
  /// one, by another name.
  fileprivate func isPortOfDomain(_ id: SymbolID) -> Bool {
    guard layer(of: id) == .domain else { return false }
    let holders = symbols.ids.filter { holder in
      symbols[holder].kind.isConcreteType && held(by: holder).contains { $0.type == id }
    }
    return holders.contains { layer(of: $0) == .domain }
      && !holders.contains { roles.has($0, .repositoryImplementation) }
  }

  /// Whether a name says where the data lies: lists ask their screens for data under the same name.
  fileprivate func saysWhere(_ id: SymbolID) -> Bool {
    !Set(symbols.words(of: id).all).isDisjoint(with: [
      "remote", "local", "network", "api", "cache", "cached", "persistent", "database",
      "remotestore",
      "localstore",
    ])
  }
}
