extension Rule {
  /// A use case that Domain declares is done elsewhere.
  package static let useCaseImplementationOutsideDomain = Rule(
    "use-case.implementation-outside-domain", .warning,
    summary: "A type outside Domain conforms to a use-case protocol that Domain declares.",
    why: """
      What a use case decides is the business. In Data or Presentation it is out of reach for \
      Domain's tests, mixes with requests or pixels, and is written again for the next store or \
      screen.
      """,
    fix: "Do the work in Domain over repository protocols, and implement those outside.",
    examples: [
      .bad(
        "a service that is the use case",
        """
        //- Domain/UseCases/LoginUseCase.swift
        protocol LoginUseCase { func login(_ name: String) async throws }
        //- Infrastructure/AccountService.swift
        struct ↓AccountService: LoginUseCase {
          func login(_ name: String) async throws {}
        }
        """),
      .bad(
        "a view model that does it itself",
        """
        //- Domain/UseCases/LogoutUseCase.swift
        protocol LogoutUseCase { func logout() }
        //- Presentation/Account/AccountViewModel.swift
        final class ↓AccountViewModel: LogoutUseCase {
          func logout() {}
        }
        """),
      .good(
        "protocol and use case in Domain",
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
        "a double and a decorator are no implementations",
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
    subjects: Subjects("conformers of use-case protocols") { codebase in
      codebase.useCaseConformers().map {
        .init(file: codebase.place(of: $0.type).file, type: $0.type)
      }
    },
    isModel: { codebase, id in
      codebase.layer(of: id) == .domain && codebase.roles.has(id, .useCase)
        && codebase.useCaseProtocol(of: id) != nil
    }
  ) { codebase in
    guard codebase.hasDomain else { return [] }
    return codebase.useCaseConformers().compactMap { type, contract in
      guard codebase.isOuterUseCase(type), let layer = codebase.layer(of: type) else { return nil }
      let name = codebase.symbols[type].qualifiedName
      let asked = codebase.symbols[contract].qualifiedName
      let others = codebase.useCaseContracts(of: type).count - 1
      let place = codebase.place(of: type)
      return codebase.finding(
        "use-case.implementation-outside-domain", .warning,
        at: codebase.declaration(place).span, in: place.file, subject: name,
        owner: place.declaration, to: contract,
        message: """
          \(codebase.described(type)) in \(layer.rawValue) conforms to use-case protocol \
          '\(asked)' of Domain\(others > 0 ? " and to \(others) more" : "")
          """,
        help: """
          implement '\(asked)' in Domain over a repository protocol, and let '\(name)' implement \
          that repository protocol only
          """)
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
