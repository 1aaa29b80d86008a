internal import StrataCode
internal import StrataModel

extension Rule {
  /// A repository protocol and its implementation share a file or a target.
  package static let protocolBesideImplementation: Rule = Rule(
    "repository.protocol-beside-implementation", .warning, needsDomain: true,
    summary: Phrase(
      """
      A repository protocol is in the file of its implementation, or in its target although \
      the project has targets for both sides.
      """,
      zh: """
        Repository 协议与其实现位于同一个文件；或者项目已为两者各设 target，它们却仍在同一个 target 中。
        """),
    title: Phrase(
      "repository protocols are beside their implementation", zh: "Repository 协议与实现放在一起"),
    step: Phrase("Move the protocols to Domain", zh: "把协议移到 Domain"),
    why: Phrase(
      """
      The protocol is Domain's wish and the implementation Data's answer. In one file they belong \
      to one layer, whatever the folders say, and one cannot move without the other.
      """,
      zh: """
        协议表达 Domain 的需求，实现由 Data 提供。两者放在一个文件里，无论文件夹怎么命名，\
        都属于同一层，谁也无法单独移动。
        """),
    fix: Phrase(
      "Give the protocol a file in Domain and leave the implementation in Data.",
      zh: "在 Domain 中为协议单独建一个文件，实现留在 Data。"),
    examples: [
      .bad(
        Phrase("both in one file", zh: "两者在同一文件"),
        """
        //- Domain/Entities/Order.swift
        struct Order: Equatable { let total: Int }
        //- Domain/UseCases/PlaceOrderUseCase.swift
        struct PlaceOrderUseCase { func execute(_ order: Order) -> Bool { order.total > 0 } }
        //- Sources/Orders/OrderRepository.swift
        protocol ↓OrderRepository { func orders() async throws -> [Order] }
        struct LiveOrderRepository: OrderRepository {
          func orders() async throws -> [Order] { [] }
        }
        """),
      .bad(
        Phrase("a conformance by extension in the protocol's file", zh: "在协议的文件中用扩展声明遵循"),
        """
        //- Domain/Entities/Order.swift
        struct Order: Equatable { let total: Int }
        //- Data/Repositories/OrderRepository.swift
        protocol ↓OrderRepository { func orders() async throws -> [Order] }
        final class OrderArchive {}
        extension OrderArchive: OrderRepository {
          func orders() async throws -> [Order] { [] }
        }
        """),
      .good(
        Phrase("a file each", zh: "各自一个文件"),
        seenIn: "Users/Sources/Domain/Repositories/UserRepository.swift",
        """
        //- Domain/Repositories/OrderRepository.swift
        protocol OrderRepository { func orders() async throws -> [String] }
        //- Data/Repositories/LiveOrderRepository.swift
        struct LiveOrderRepository: OrderRepository {
          func orders() async throws -> [String] { [] }
        }
        """),
      .good(
        Phrase("a double beside the protocol is no implementation", zh: "协议旁边的测试替身不算实现"),
        """
        //- Domain/Repositories/OrderRepository.swift
        protocol OrderRepository { func orders() async throws -> [String] }
        #if DEBUG
          struct StubOrderRepository: OrderRepository {
            func orders() async throws -> [String] { ["tea"] }
          }
        #endif
        //- Data/Repositories/LiveOrderRepository.swift
        struct LiveOrderRepository: OrderRepository {
          func orders() async throws -> [String] { [] }
        }
        """),
    ],
    subjects: .repositoryProtocols,
    isModel: { codebase, id in
      codebase.layer(of: id) == .domain && codebase.isRepositoryContract(id)
    }
  ) { codebase in
    let sides = ModuleSides(codebase)
    let inner = codebase.typesOfDataAlone()
    let known = codebase.typesKnownOutsideData()
    var seen: Set<SymbolID> = []
    return codebase.types(.repositoryImplementation).flatMap { id -> [Finding] in
      guard codebase.bodyOutsideData(of: id) == nil else { return [] }
      return codebase.ownContracts(of: id).compactMap { contract, body in
        guard codebase.isProduction(contract), !inner.contains(contract),
          known.contains(contract) || !codebase.isDataSource(contract)
        else { return nil }
        let home = codebase.symbols[contract].place.file
        let isOneFile = home == body.file
        guard isOneFile || sides.share(home, body.file), seen.insert(contract).inserted
        else { return nil }
        return codebase.besideFinding(contract, id, body, isOneFile: isOneFile)
      }
    }
  }
}

/// The targets of a workspace by the side of the boundary that they hold.
private struct ModuleSides {
  private let codebase: Codebase
  private let isSplit: Bool

  init(_ codebase: Codebase) {
    self.codebase = codebase
    var domain = codebase.workspace.modules.map { _ in 0 }
    var outer = domain
    var all = domain
    for (index, file) in codebase.workspace.files.enumerated() {
      let layer = codebase.layer(ofFile: index)
      for module in file.modules {
        all[module] += 1
        if layer == .domain { domain[module] += 1 }
        if layer?.ring == .data { outer[module] += 1 }
      }
    }
    let built = codebase.workspace.modules.indices.filter {
      let kind = codebase.workspace.modules[$0].kind
      return kind != .folder && kind != .test && all[$0] > 0
    }
    isSplit =
      built.contains { domain[$0] * 10 >= all[$0] * 9 }
      && built.contains { outer[$0] * 10 >= all[$0] * 9 }
  }

  /// Whether two files are built together although the workspace has a target for either side.
  func share(_ first: Int, _ second: Int) -> Bool {
    isSplit
      && codebase.workspace.files[first].modules.contains {
        codebase.workspace.modules[$0].kind != .folder
          && codebase.workspace.files[second].modules.contains($0)
      }
  }
}

extension Codebase {
  /// The repository protocols that a type's own inheritance clauses name, each with the clause's
  /// declaration.
  fileprivate func ownContracts(of id: SymbolID) -> [(SymbolID, DeclarationID)] {
    symbols.bodies[Int(id.index)].flatMap { body in
      namings(of: body, as: [.conformance]).filter { isRepositoryContract($0.type) }.map {
        ($0.type, body)
      }
    }
  }

  /// Whether a protocol speaks of DTOs or rows and stands in Data: a data source by another name
  /// if nobody else knows it.
  fileprivate func isDataSource(_ id: SymbolID) -> Bool {
    placements[symbols[id].place.file].declared?.ring == .data && !wireTypes(spokenBy: id).isEmpty
  }

  /// Types that a layer other than Data and the composition root names.
  fileprivate func typesKnownOutsideData() -> Set<SymbolID> {
    Set(dependencies.lazy.filter { $0.from.ring != .data && !$0.isWiring }.map(\.target))
  }

  /// Protocols that Data's other types ask something of, and nobody else: Domain need not know them.
  fileprivate func typesOfDataAlone() -> Set<SymbolID> {
    var inside: Set<SymbolID> = []
    var outside: Set<SymbolID> = []
    for dependency in dependencies where roles.has(dependency.target, .repositoryProtocol) {
      guard dependency.from.ring == .data else {
        outside.insert(dependency.target)
        continue
      }
      guard let owner = outermostType(of: dependency), owner != dependency.target,
        !dependency.isWiring, !symbols.allSupertypes(of: owner).contains(dependency.target)
      else { continue }
      inside.insert(dependency.target)
    }
    return inside.subtracting(outside)
  }

  fileprivate func besideFinding(
    _ contract: SymbolID, _ id: SymbolID, _ body: DeclarationID, isOneFile: Bool
  ) -> Finding {
    let name = symbols[contract].qualifiedName
    let implementation = symbols[id].qualifiedName
    let place = symbols[contract].place
    let unit = isOneFile ? Phrase("file", zh: "文件") : Phrase(verbatim: "target")
    let home =
      isOneFile
      ? Phrase("a file of its own in Domain", zh: "Domain 中单独的文件")
      : Phrase("the Domain target", zh: "Domain target")
    return Rule.protocolBesideImplementation.finding(
      at: FindingPlace(
        declaration(place).span, in: place.file, also: isOneFile ? [declaration(body).span] : [],
        subject: name, owner: place.declaration), in: self,
      message: Phrase(
        "repository protocol '\(name)' shares a \(unit) with its implementation '\(implementation)'",
        zh: "Repository 协议 '\(name)' 与其实现 '\(implementation)' 在同一个 \(unit) 中"),
      help: isOneFile && layer(ofFile: place.file) == .domain
        ? Phrase(
          "move '\(implementation)' to a file of its own in Data",
          zh: "把 '\(implementation)' 移到 Data 中单独的文件")
        : Phrase("move '\(name)' to \(home)", zh: "把 '\(name)' 移到 \(home)")
    ).held(at: isOneFile ? .warning : .info).naming(id, in: self).with(confidence: 0.9)
  }
}
