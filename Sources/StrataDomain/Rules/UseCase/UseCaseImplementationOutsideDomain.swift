internal import StrataCode
internal import StrataModel

extension Rule {
  /// A use case that Domain declares is done elsewhere.
  package static let useCaseImplementationOutsideDomain: Rule = Rule(
    "use-case.implementation-outside-domain", .warning, footing: .layers, needsDomain: true,
    summary: Phrase(
      "A type outside Domain conforms to a use-case protocol that Domain declares.",
      zh: "Domain 之外的类型遵循 Domain 声明的 UseCase 协议。"),
    title: Phrase("use cases are implemented outside Domain", zh: "UseCase 在 Domain 之外实现"),
    step: Phrase("Implement them in Domain", zh: "在 Domain 中实现"),
    why: Phrase(
      """
      What a use case decides is the business. In Data or Presentation it is out of reach for \
      Domain's tests, mixes with requests or pixels, and is written again for the next store or \
      screen.
      """,
      zh: """
        UseCase 决定的正是业务。放在 Data 或 Presentation，Domain 的测试就测不到它，\
        它还会与网络请求或界面代码混在一起，换一种存储或界面又得重写一遍。
        """),
    fix: Phrase(
      "Do the work in Domain over repository protocols, and implement those outside.",
      zh: "在 Domain 中基于 Repository 协议完成这项工作，在外部实现这些协议。"),
    examples: [
      .bad(
        Phrase("a service that is the use case", zh: "充当 UseCase 的服务"),
        """
        //- Domain/UseCases/LoginUseCase.swift
        protocol LoginUseCase { func login(_ name: String) async throws }
        //- Infrastructure/AccountService.swift
        struct ↓AccountService: LoginUseCase {
          func login(_ name: String) async throws {}
        }
        """),
      .bad(
        Phrase("a view model that does it itself", zh: "自己充当 UseCase 的 ViewModel"),
        """
        //- Domain/UseCases/LogoutUseCase.swift
        protocol LogoutUseCase { func logout() }
        //- Presentation/Account/AccountViewModel.swift
        final class ↓AccountViewModel: LogoutUseCase {
          func logout() {}
        }
        """),
      .good(
        Phrase("protocol and use case in Domain", zh: "协议和 UseCase 都在 Domain"),
        seenIn: "Users/Sources/Domain/UseCases/UpdateUserUseCase.swift",
        """
        //- Domain/UseCases/LoginUseCase.swift
        protocol LoginUseCase { func login(_ name: String) async throws }
        struct DefaultLoginUseCase: LoginUseCase {
          let accounts: any AccountRepository
          func login(_ name: String) async throws {
            guard !name.isEmpty else { return }
            try await accounts.open(name)
          }
        }
        //- Domain/Repositories/AccountRepository.swift
        protocol AccountRepository { func open(_ name: String) async throws }
        """),
      .good(
        Phrase("a double and a decorator are no implementations", zh: "测试替身和装饰器不算实现"),
        """
        //- Domain/UseCases/LoginUseCase.swift
        protocol LoginUseCase { func login(_ name: String) async throws }
        //- App/LoggedLogin.swift
        struct LoggedLogin: LoginUseCase {
          let decoratee: any LoginUseCase
          func login(_ name: String) async throws {
            print("login")
            try await decoratee.login(name)
          }
        }
        //- Presentation/Account/LoginPreview.swift
        #if DEBUG
          struct LoginUseCaseStub: LoginUseCase { func login(_ name: String) async throws {} }
        #endif
        """),
    ],
    subjects: Subjects(
      Phrase("conformers of use-case protocols", zh: "遵循 UseCase 协议的类型")
    ) { codebase in
      codebase.useCaseConformers().map {
        .init(file: codebase.place(of: $0.type).file, type: $0.type)
      }
    },
    isModel: { codebase, id in
      codebase.layer(of: id) == .domain && codebase.roles.has(id, .useCase)
        && codebase.useCaseProtocol(of: id) != nil
    }
  ) { codebase in
    return codebase.useCaseConformers().compactMap { type, contract in
      guard codebase.isOuterUseCase(type), let layer = codebase.layer(of: type) else { return nil }
      let name = codebase.symbols[type].qualifiedName
      let asked = codebase.symbols[contract].qualifiedName
      let count = codebase.useCaseContracts(of: type).count - 1
      let others: Phrase =
        count > 0 ? Phrase(" and to \(count) more", zh: " 及另外 \(count) 个") : .empty
      let who = codebase.described(type)
      let place = codebase.place(of: type)
      return Rule.useCaseImplementationOutsideDomain.finding(
        at: FindingPlace(
          codebase.declaration(place).span, in: place.file, subject: name, owner: place.declaration),
        in: codebase,
        message: Phrase(
          """
          \(who) in \(layer.rawValue) conforms to use-case protocol '\(asked)' of Domain\(others)
          """,
          zh: """
            \(layer.rawValue) 中的 \(who) 遵循 Domain 的 UseCase 协议 '\(asked)'\(others)
            """),
        help: Phrase(
          """
          implement '\(asked)' in Domain over a repository protocol, and let '\(name)' implement \
          that repository protocol only
          """,
          zh: """
            在 Domain 中基于 Repository 协议实现 '\(asked)'，\
            让 '\(name)' 只实现这个 Repository 协议
            """)
      ).naming(contract, in: codebase)
    }
  }
}

extension Codebase {
  /// Shipping types that conform to a use-case protocol of Domain, with the protocol.
  fileprivate func useCaseConformers() -> [(type: SymbolID, contract: SymbolID)] {
    symbols.ids.compactMap { id in
      guard symbols[id].kind.isConcreteType, isProduction(id),
        let contract = useCaseProtocol(of: id)
      else { return nil }
      return (id, contract)
    }
  }

  /// The use-case protocol of Domain that a type conforms to.
  fileprivate func useCaseProtocol(of id: SymbolID) -> SymbolID? { useCaseContracts(of: id).first }

  /// The use-case protocols of Domain that a type conforms to, near ones first.
  fileprivate func useCaseContracts(of id: SymbolID) -> [SymbolID] {
    symbols.allSupertypes(of: id).filter {
      roles.has($0, .useCaseProtocol) && layer(of: $0) == .domain
    }
  }

  /// Whether a type outside Domain does the work of a use case: no decorator of another, no
  /// container, and no file of use cases in a feature's folder.
  func isOuterUseCase(_ id: SymbolID) -> Bool {
    guard let contract = useCaseProtocol(of: id), let layer = layer(of: id), layer != .domain,
      layer != .test, referringLayers[place(of: id).file] != .domain,
      roles[id].isDisjoint(with: [.container, .entryPoint, .testDouble])
    else { return false }
    let contracts = Set(symbols.allSupertypes(of: id)).union([contract])
    return !held(by: id).contains { contracts.contains($0.type) }
  }
}
