extension Rule {
  /// A data source's protocol is declared in Domain or Presentation.
  package static let dataSourceProtocolOutsideData = Rule(
    "repository.data-source-protocol-outside-data", .warning,
    summary: "A data source's protocol is declared in Domain or Presentation.",
    why: """
      Whether data comes from a server, a cache or a disk is decided behind the repository. A \
      protocol for one of them in Domain or Presentation lets that decision leak to those who are \
      not to know it.
      """,
    fix: """
      Move the protocol to Data, where the repository implementation alone uses it, and let the \
      others ask the repository.
      """,
    examples: [
      .bad(
        "a remote data source among the repositories",
        """
        //- Domain/Repositories/FeedRemoteDataSource.swift
        protocol ↓FeedRemoteDataSource { func feed() async throws -> [String] }
        //- Data/Network/URLFeedRemoteDataSource.swift
        struct URLFeedRemoteDataSource: FeedRemoteDataSource {
          func feed() async throws -> [String] { [] }
        }
        """),
      .bad(
        "a client's protocol beside a screen",
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
        "the data source's protocol in Data",
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
        "a list that asks its screen for rows",
        """
        //- Domain/Entities/Order.swift
        struct Order: Equatable { let total: Int }
        //- Presentation/Views/ChartDataSource.swift
        @MainActor protocol ChartDataSource: AnyObject {
          func chart(valueAt index: Int) -> Double
        }
        """),
    ],
    subjects: Subjects("data-source protocols") { codebase in
      codebase.types(.dataSource).filter { codebase.symbols[$0].kind == .protocol }.map {
        Subjects.Subject(file: codebase.symbols[$0].place.file, type: $0)
      }
    },
    isModel: { codebase, id in codebase.layer(of: id)?.ring == .data }
  ) { codebase in
    guard codebase.hasDomain else { return [] }
    let suppliers = codebase.dataSourceSuppliers()
    return codebase.types(.dataSource).compactMap { id in
      guard codebase.symbols[id].kind == .protocol, suppliers[id] != nil || codebase.saysWhere(id),
        codebase.symbols.words(of: id).suffix(from: sources) != nil,
        let layer = codebase.placements[codebase.symbols[id].place.file].declared,
        layer == .domain || layer == .presentation
      else { return nil }
      let name = codebase.symbols[id].qualifiedName
      let home = suppliers[id].map { ", beside '\(codebase.symbols[$0].qualifiedName)'" } ?? ""
      return codebase.finding(
        "repository.data-source-protocol-outside-data", .warning, about: id,
        message: "data-source protocol '\(name)' is declared in \(layer.rawValue)",
        help: """
          move '\(name)' to Data\(home), and let \(layer.rawValue) ask a repository protocol of \
          Domain
          """)
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

  /// Whether a name says where the data lies: lists ask their screens for data under the same name.
  fileprivate func saysWhere(_ id: SymbolID) -> Bool {
    !Set(symbols.words(of: id).all).isDisjoint(with: [
      "remote", "local", "network", "api", "cache", "cached", "persistent", "database",
      "remotestore",
      "localstore",
    ])
  }
}
