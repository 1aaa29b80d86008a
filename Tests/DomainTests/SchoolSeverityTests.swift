import StrataCode
import StrataFeatures
import StrataRules
import TestSupport
import Testing

@Suite("What a school forbids outright")
struct SchoolSeverityTests {
  /// An entity that is Codable, in a code base that shows the school of use-case services.
  private static let codable = """
    //- Domain/Entities/Ticket.swift
    struct Ticket: Codable { let id: String }
    """

  /// The same, in a code base that shows the school of strict layers by itself.
  private static let layered =
    codable + """

      //- Presentation/TicketViewModel.swift
      struct TicketViewModelActions { let show: () -> Void }
      @MainActor final class TicketViewModel { init(actions: TicketViewModelActions) {} }
      //- Presentation/TicketFlowCoordinator.swift
      @MainActor final class TicketFlowCoordinator { func start() {} }
      """

  private func levels(
    _ source: String = codable, profile: Profile? = nil, settings: String? = nil
  ) throws -> [String] {
    let stated = settings.map { [(path: ".strata.yml", text: $0)] } ?? []
    var request = CheckRequest(codebase: CodebaseRequest(path: "."))
    request.terms.profile = profile
    return try InMemoryCodebase(MarkedSource(source).files + stated).checked(request).findings
      .map { "\($0.severity.rawValue) \($0.rule)" }
  }

  @Test(arguments: [Profile.layered, .pragmatic])
  func isAnErrorWhereItIsChosen(_ profile: Profile) throws {
    #expect(try levels(profile: profile) == ["error entity.codable"])
    #expect(try levels(settings: "profile: \(profile.rawValue)") == ["error entity.codable"])
  }

  @Test(arguments: [Profile.standard, .router, .domainFirst, .interactor])
  func isAWarningInTheOthers(_ profile: Profile) throws {
    #expect(try levels(profile: profile) == ["warning entity.codable"])
  }

  @Test func isAWarningWhereTheSchoolIsOnlyReadOffTheCode() throws {
    #expect(try levels(Self.layered) == ["warning entity.codable"])
    #expect(try levels(Self.layered, profile: .layered) == ["error entity.codable"])
  }

  @Test func isWhatTheSettingsSayOfTheRule() throws {
    let settings = "profile: layered\nrules: {entity.codable: warning}"
    #expect(try levels(settings: settings) == ["warning entity.codable"])
  }

  /// A repository that decides what the business allows: a warning that readers seldom accept.
  private static let deciding = """
    //- Domain/Entities/Order.swift
    struct Order: Equatable { let total: Int }
    enum OrderError: Error { case tooSmall }
    //- Domain/Repositories/OrderRepository.swift
    protocol OrderRepository { func place(_ order: Order) async throws }
    //- Data/Repositories/LiveOrderRepository.swift
    struct LiveOrderRepository: OrderRepository {
      func place(_ order: Order) async throws {
        guard order.total >= 10 else { throw OrderError.tooSmall }
      }
    }
    """

  @Test func whatReadersSeldomAcceptIsARemarkUnlessItIsAskedFor() throws {
    let rule = "repository.business-rule"
    #expect(try levels(Self.deciding).filter { $0.hasSuffix(rule) } == [])
    let chosen = try levels(Self.deciding, profile: .layered)
    #expect(chosen.filter { $0.hasSuffix(rule) } == ["error \(rule)"])
    let stated = try levels(Self.deciding, settings: "rules: {\(rule): error}")
    #expect(stated.filter { $0.hasSuffix(rule) } == ["error \(rule)"])
  }

  @Test func isNoErrorInTheCasesThatTheRuleCallsMild() throws {
    let other = "//- Domain/Entities/Seat.swift\nenum Seat: String, Codable { case aisle, window }"
    #expect(try levels(other, profile: .layered) == [])
  }
}
