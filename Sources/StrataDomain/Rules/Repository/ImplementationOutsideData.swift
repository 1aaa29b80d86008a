internal import StrataCode
internal import StrataModel

extension Rule {
  /// A repository is implemented in Domain or Presentation.
  package static let implementationOutsideData: Rule = Rule(
    "repository.implementation-outside-data", .error, needsDomain: true,
    summary: Phrase(
      "A repository implementation is in Domain or Presentation.",
      zh: "Repository 实现位于 Domain 或 Presentation。"),
    title: Phrase("repository implementations are outside Data", zh: "Repository 实现不在 Data 中"),
    step: Phrase("Move them to Data", zh: "移到 Data"),
    why: Phrase(
      """
      An implementation knows where data comes from. In Domain it ties the business rules to a \
      server or a store, in Presentation it ties a screen to them, and neither can be tested with \
      another one.
      """,
      zh: """
        实现取决于数据从哪里来。放在 Domain，业务规则就绑在了服务器或存储上；放在 Presentation，\
        则是界面绑在上面；两者都无法换一个实现来测试。
        """),
    fix: Phrase(
      "Keep the protocol in Domain and move the implementation to Data.",
      zh: "把协议留在 Domain，把实现移到 Data。"),
    examples: [
      .bad(
        Phrase("an implementation beside the entities", zh: "与 Entity 放在一起的实现"),
        """
        //- Domain/Repositories/CartRepository.swift
        protocol CartRepository { func items() async throws -> [String] }
        //- Domain/Repositories/StoredCartRepository.swift
        struct ↓StoredCartRepository: CartRepository {
          func items() async throws -> [String] { ["tea"] }
        }
        """),
      .bad(
        Phrase("a conformance declared beside a screen", zh: "在界面旁边声明的遵循关系"),
        """
        //- Domain/Repositories/CartRepository.swift
        protocol CartRepository { func items() async throws -> [String] }
        //- Data/Storage/CartStore.swift
        final class CartStore { var names: [String] = [] }
        //- Presentation/Views/CartStore+Repository.swift
        extension ↓CartStore: CartRepository {
          func items() async throws -> [String] { names }
        }
        """),
      .good(
        Phrase("the implementation in Data", zh: "实现放在 Data"),
        seenIn: "FoodOrdering/Sources/Data/Repositories/LiveOrderRepository.swift",
        """
        //- Domain/Repositories/CartRepository.swift
        protocol CartRepository { func items() async throws -> [String] }
        //- Data/Repositories/StoredCartRepository.swift
        struct StoredCartRepository: CartRepository {
          func items() async throws -> [String] { ["tea"] }
        }
        """),
      .good(
        Phrase("a struct of closures in Domain is an abstraction", zh: "Domain 中由闭包组成的 struct 是抽象"),
        """
        //- Domain/Repositories/CartRepository.swift
        struct CartRepository: Sendable {
          var items: @Sendable () async throws -> [String]
        }
        //- Data/Repositories/CartRepository+Live.swift
        extension CartRepository {
          static let live = CartRepository(items: { ["tea"] })
        }
        """),
    ],
    subjects: .repositories,
    isModel: { codebase, id in
      codebase.layer(of: id)?.ring == .data && !codebase.contracts(of: id).isEmpty
    }
  ) { codebase in
    return codebase.types(.repositoryImplementation).compactMap { id in
      codebase.strayImplementation(id).map { codebase.outsideDataFinding(id, at: $0) }
    }
  }
}

extension Codebase {
  /// Where a repository implementation stands outside Data, if it does.
  func strayImplementation(_ id: SymbolID) -> DeclarationID? {
    guard roles.has(id, .repositoryImplementation), hasBehaviour(id),
      roles[id].isDisjoint(with: [.container, .view, .entryPoint, .testDouble]),
      !wrapsRepository(id), !onlyRunsUseCases(id)
    else { return nil }
    return bodyOutsideData(of: id)
  }

  /// The declaration, or a conforming extension, that folder or module put in Domain or
  /// Presentation.
  func bodyOutsideData(of id: SymbolID) -> DeclarationID? {
    symbols.bodies[Int(id.index)].first { body in
      switch placements[body.file].declared {
      case .domain, .presentation: break
      default: return false
      }
      guard isProduction(body) else { return false }
      return body == symbols[id].place ? isWholeRepository(id) : conforms(body)
    }
  }

  /// Whether a type stands before another repository of its protocol and fetches nothing itself: it
  /// holds protocols of Domain alone.
  fileprivate func wrapsRepository(_ id: SymbolID) -> Bool {
    let held = held(by: id).map(\.type)
    let contracts = Set(contracts(of: id))
    return held.contains(where: contracts.contains)
      && held.allSatisfy { symbols[$0].kind != .class && layer(of: $0)?.ring != .data }
      && bodiesNameNoOuterSymbol(id)
  }

  /// Whether what a type holds is use cases alone: a face of the business, whatever it is called.
  fileprivate func onlyRunsUseCases(_ id: SymbolID) -> Bool {
    let held = held(by: id).map(\.type)
    return !held.isEmpty
      && held.allSatisfy { !roles[$0].isDisjoint(with: [.useCase, .useCaseProtocol]) }
      && bodiesNameNoOuterSymbol(id)
  }

  /// Whether a type's code names nothing of the outer ring and no store of the system.
  private func bodiesNameNoOuterSymbol(_ id: SymbolID) -> Bool {
    let stores: Set<String> = [
      "URLSession", "UserDefaults", "FileManager", "ModelContext", "NSManagedObjectContext",
      "JSONDecoder", "JSONEncoder",
    ]
    return !code(of: id) { target, name in
      switch target {
      case .symbol: isOfData(target)
      case .external: stores.contains(name)
      default: false
      }
    }
  }

  /// One that reaches nothing, or what Domain declares alone, ties nobody to a server or a store yet,
  /// least of all where nothing is called Data.
  private func severity(ofImplementation id: SymbolID) -> Severity {
    if code(of: id, names: { target, _ in isOfData(target) }) { return .error }
    if reachesOut(id) {
      return bodiesNameNoOuterSymbol(id) && importsNothingOuter(id) ? .warning : .error
    }
    return placements.contains { $0.declared?.ring == .data } ? .warning : .info
  }

  private func importsNothingOuter(_ id: SymbolID) -> Bool {
    symbols.bodies[Int(id.index)].allSatisfy { body in
      facts(body.file).importedModules.allSatisfy {
        Framework(module: $0).isHarmless || modules.isFirstParty($0)
          || ReactiveNames.rxModules.contains($0)
      }
    }
  }

  private func isOfData(_ target: Target) -> Bool {
    if case .symbol(let id) = target { layer(of: id)?.ring == .data } else { false }
  }

  /// Whether the type is a repository by its own declaration, and not by an extension elsewhere.
  private func isWholeRepository(_ id: SymbolID) -> Bool {
    contracts(of: id).isEmpty || conforms(symbols[id].place)
      || symbols.bodies[Int(id.index)].allSatisfy { $0.file == symbols[id].place.file }
  }

  /// Whether a declaration's own inheritance clause leads to a repository protocol.
  private func conforms(_ body: DeclarationID) -> Bool {
    namings(of: body, as: [.conformance]).contains { naming in
      isRepositoryContract(naming.type) || !contracts(of: naming.type).isEmpty
    }
  }

  fileprivate func outsideDataFinding(_ id: SymbolID, at body: DeclarationID) -> Finding {
    let name = symbols[id].qualifiedName
    let layer = placements[body.file].declared?.rawValue ?? ""
    let contract = contracts(of: id).first
    let promise = contract ?? promises(of: id).first
    let asked = promise.map { symbols[$0].qualifiedName }
    let users = handingOn(id, as: promise)
    let isExtension = declaration(body).kind == .extension
    let role = asked.map { Phrase(" of '\($0)'", zh: "'\($0)' 的 ") } ?? .empty
    return Rule.implementationOutsideData.finding(
      at: FindingPlace(
        declaration(body).span, in: body.file, subject: name, owner: body.declaration), in: self,
      message: isExtension
        ? Phrase(
          "an extension in \(layer) makes '\(name)' an implementation\(role)",
          zh: "\(layer) 中的扩展使 '\(name)' 成为 \(role)Repository 实现")
        : Phrase(
          "repository implementation '\(name)'\(role) is in \(layer)",
          zh: "\(role)Repository 实现 '\(name)' 位于 \(layer)"),
      help: isExtension
        ? Phrase(
          "move the extension to Data, beside what '\(name)' reads and writes",
          zh: "把扩展移到 Data，放在 '\(name)' 读写的内容旁边")
        : implementationHelp(name, asked, users) + turningLink(from: body.file)
    ).held(at: severity(ofImplementation: id)).naming(contract, in: self)
  }

  /// Where an implementation goes, and who is handed what it promises.
  private func implementationHelp(_ name: String, _ asked: String?, _ users: Phrase) -> Phrase {
    !users.isEmpty && asked != nil
      ? Phrase("move '\(name)' to Data\(users)", zh: "把 '\(name)' 移到 Data\(users)")
      : asked.map {
        Phrase(
          "move '\(name)' to Data; only '\($0)' is needed here",
          zh: "把 '\(name)' 移到 Data；这里只需要 '\($0)'")
      }
        ?? Phrase(
          """
          declare a protocol for what is asked of '\(name)' in Domain, and move '\(name)' to Data
          """, zh: "在 Domain 中把别处对 '\(name)' 的需求声明为协议，并把 '\(name)' 移到 Data")
  }
}
