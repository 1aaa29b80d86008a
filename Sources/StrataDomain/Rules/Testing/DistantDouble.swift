internal import StrataCode
internal import StrataModel

extension Rule {
  /// A test replaces what stands behind its neighbour, and not its neighbour.
  package static let distantDouble: Rule = Rule(
    "testing.distant-double", .info,
    summary: Phrase(
      """
      A unit test builds its subject over a real collaborator, which in turn is built over doubles.
      """,
      zh: "单元测试用真实的协作对象构造被测对象，而这个协作对象又是用替身构造的。"),
    title: Phrase("unit tests replace only distant dependencies", zh: "单元测试只替换了间接依赖"),
    step: Phrase("Pass a double of the direct dependency", zh: "传入直接依赖的替身"),
    why: Phrase(
      """
      The test then breaks when the collaborator changes, though its subject does not, and says \
      less about its subject: two units fail as one. The double belongs where the subject ends.
      """,
      zh: "协作对象一改，测试就会失败，哪怕被测对象没有变；失败时也分不清是哪个单元出了问题。替身应该放在被测对象的边界上。"),
    fix: Phrase("Pass a double of the subject's own collaborator.", zh: "为被测对象的直接协作对象传入替身。"),
    examples: [
      .bad(
        Phrase(
          "a view model over a real use case over a mocked repository",
          zh: "ViewModel 用真实的 UseCase，UseCase 用 mock 的 Repository"),
        """
        //- Domain/Repositories/MenuRepository.swift
        protocol MenuRepository { func menu() -> [String] }
        //- Domain/UseCases/LoadMenuUseCase.swift
        protocol LoadMenuUseCase { func execute() -> [String] }
        struct DefaultLoadMenuUseCase: LoadMenuUseCase {
          let repository: any MenuRepository
          func execute() -> [String] { repository.menu().filter { !$0.isEmpty } }
        }
        //- Presentation/Menu/MenuViewModel.swift
        @MainActor final class MenuViewModel {
          private let loadMenu: any LoadMenuUseCase
          init(loadMenu: any LoadMenuUseCase) { self.loadMenu = loadMenu }
        }
        //- Tests/MenuTests/MenuViewModelTests.swift
        import XCTest
        final class MenuViewModelTests: XCTestCase {
          func testLoads() {
            let sut = MenuViewModel(
              loadMenu: ↓DefaultLoadMenuUseCase(repository: MenuRepositoryMock()))
            XCTAssertNotNil(sut)
          }
        }
        struct MenuRepositoryMock: MenuRepository { func menu() -> [String] { [] } }
        """),
      .bad(
        Phrase("the same over local variables", zh: "同样的情形，中间经过局部变量"),
        """
        //- Domain/Repositories/MenuRepository.swift
        protocol MenuRepository { func menu() -> [String] }
        //- Data/Network/MenuAPIClient.swift
        protocol MenuAPIClient { func get() -> [String] }
        //- Data/Repositories/LiveMenuRepository.swift
        struct LiveMenuRepository: MenuRepository {
          let client: any MenuAPIClient
          func menu() -> [String] { client.get() }
        }
        //- Domain/UseCases/LoadMenuUseCase.swift
        struct LoadMenuUseCase {
          let repository: any MenuRepository
          func execute() -> [String] { repository.menu().filter { !$0.isEmpty } }
        }
        //- Tests/MenuTests/LoadMenuUseCaseTests.swift
        import XCTest
        struct MenuAPIClientStub: MenuAPIClient { func get() -> [String] { ["soup"] } }
        final class LoadMenuUseCaseTests: XCTestCase {
          func testLoads() {
            let client = MenuAPIClientStub()
            let repository = ↓LiveMenuRepository(client: client)
            let useCase = LoadMenuUseCase(repository: repository)
            XCTAssertEqual(useCase.execute(), ["soup"])
          }
        }
        """),
      .good(
        Phrase("a view model over a double of its use case", zh: "ViewModel 用 UseCase 的替身"),
        seenIn: "FoodOrdering/Tests/PresentationTests/CheckoutViewModelTests.swift",
        """
        //- Domain/UseCases/LoadMenuUseCase.swift
        protocol LoadMenuUseCase { func execute() -> [String] }
        //- Presentation/Menu/MenuViewModel.swift
        @MainActor final class MenuViewModel {
          private let loadMenu: any LoadMenuUseCase
          init(loadMenu: any LoadMenuUseCase) { self.loadMenu = loadMenu }
        }
        //- Tests/MenuTests/MenuViewModelTests.swift
        import XCTest
        struct LoadMenuUseCaseStub: LoadMenuUseCase { func execute() -> [String] { [] } }
        final class MenuViewModelTests: XCTestCase {
          func testLoads() { XCTAssertNotNil(MenuViewModel(loadMenu: LoadMenuUseCaseStub())) }
        }
        """),
      .good(
        Phrase("an integration test", zh: "集成测试"),
        """
        //- Data/Network/MenuAPIClient.swift
        protocol MenuAPIClient { func get() -> [String] }
        //- Domain/Repositories/MenuRepository.swift
        protocol MenuRepository { func menu() -> [String] }
        //- Data/Repositories/LiveMenuRepository.swift
        struct LiveMenuRepository: MenuRepository {
          let client: any MenuAPIClient
          func menu() -> [String] { client.get() }
        }
        //- Domain/UseCases/LoadMenuUseCase.swift
        struct LoadMenuUseCase {
          let repository: any MenuRepository
          func execute() -> [String] { repository.menu().filter { !$0.isEmpty } }
        }
        //- Tests/IntegrationTests/LoadMenuUseCaseTests.swift
        import XCTest
        struct MenuAPIClientStub: MenuAPIClient { func get() -> [String] { ["soup"] } }
        final class LoadMenuUseCaseTests: XCTestCase {
          func testLoads() {
            let repository = LiveMenuRepository(client: MenuAPIClientStub())
            XCTAssertEqual(LoadMenuUseCase(repository: repository).execute(), ["soup"])
          }
        }
        """),
    ]
  ) { codebase in
    codebase.distantDoubles()
  }
}

extension Codebase {
  fileprivate func distantDoubles() -> [Finding] {
    let suites = SuiteSubjects(self)
    return said { file -> [Finding] in
      guard holdsTests(file) else { return [] }
      let building = TestBuilding(file, self)
      if building.isEmpty { return [] }
      var offences = SubjectReferences<Chain>()
      for suite in suites.suites(in: file) {
        let chains = building.chains(in: suite.place.declaration)
        if chains.isEmpty { continue }
        let named = Set(suites.subjects(ofSuite: suite.name))
        for chain in chains
        where named.contains(chain.subject) || chain.isCalledSubject {
          guard !scopes[file].isExempt(chain.span, in: topLevel) else { continue }
          offences.add(
            Chain(
              subject: chain.subject, real: chain.real, double: chain.double,
              isUseCaseOverRepository: chain.isUseCaseOverRepository), at: chain.span,
            owner: suite.place.declaration, in: file)
        }
      }
      if offences.isEmpty || isBroad(file) || replacesNetwork(file) { return [] }
      return offences.map { file, chain, places in finding(chain, places, in: file) }
    }
  }

  /// Whether the tests beside a file answer requests by a protocol handler: that is a double of the
  /// network, whatever stands before it.
  private func replacesNetwork(_ file: Int) -> Bool {
    let modules = workspace.files[file].modules
    return symbols.ids.contains { id in
      symbols.externalSupertypes[Int(id.index)].contains("URLProtocol")
        && layer(of: id) == .test
        && workspace.files[symbols[id].place.file].modules.contains(where: modules.contains)
    }
  }

  /// Tests that mean to take more than one unit.
  private func isBroad(_ file: Int) -> Bool {
    let broad: Set<String> = [
      "integration", "acceptance", "flow", "e2e", "end", "ui", "scenario", "snapshot", "system",
      "performance", "contract", "feature",
    ]
    return workspace.files[file].path.split(separator: "/").contains { component in
      !broad.isDisjoint(
        with: NameWords.split(String(component.prefix { $0 != "." })).map {
          WordReader.singular($0)
        })
    }
  }

  private func finding(
    _ chain: Chain, _ places: [(span: Span, owner: DeclarationIndex)], in file: Int
  ) -> Finding {
    let real = symbols[chain.real].qualifiedName
    let protocols = symbols.allSupertypes(of: chain.real).filter { symbols[$0].kind == .protocol }
    let taken = Set(held(by: chain.subject).map(\.type))
    let abstraction = protocols.first(where: taken.contains)
    let subject = symbols[chain.subject].qualifiedName
    return Rule.distantDouble.finding(
      at: FindingPlace(
        places[0].span, in: file, also: places.dropFirst().map(\.span), subject: real,
        owner: places[0].owner), in: self,
      message: Phrase(
        """
        the test of '\(subject)' builds it over the real \(described(chain.real)), and only that \
        over '\(chain.double)'
        """,
        zh: "'\(subject)' 的测试用真实的 \(described(chain.real)) 构造它，而替身 '\(chain.double)' 只用来构造这个协作对象"),
      help: abstraction.map {
        Phrase(
          """
          pass '\(subject)' a double of '\(symbols[$0].qualifiedName)' and test '\(real)' on its \
          own
          """,
          zh: "给 '\(subject)' 传入 '\(symbols[$0].qualifiedName)' 的替身，并单独测试 '\(real)'")
      }
        ?? Phrase(
          """
          let '\(subject)' take a protocol of what it uses of '\(real)', and pass a double of that
          """,
          zh: "把 '\(subject)' 用到的 '\(real)' 的功能声明为协议，改为接收协议，并传入替身")
    ).naming(chain.real, in: self).with(confidence: abstraction == nil ? 0.65 : 0.85)
      .with(aspect: chain.isUseCaseOverRepository ? .realUseCase : nil)
  }
}

/// A subject, the real neighbour it is built over, and what that is built over.
private struct Chain: Hashable {
  var subject: SymbolID
  var real: SymbolID
  var double: String
  var isUseCaseOverRepository: Bool
}
