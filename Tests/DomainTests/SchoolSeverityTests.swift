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
    //- Domain/Repositories/CartRepository.swift
    protocol CartRepository { func total(of cart: Cart) async throws -> Int }
    struct Cart { let prices: [Int]; let isMember: Bool }
    //- Data/Repositories/LiveCartRepository.swift
    struct LiveCartRepository: CartRepository {
      let client: any HTTPClient
      func total(of cart: Cart) async throws -> Int {
        let sum = cart.prices.reduce(0, +)
        if sum > 100 && cart.isMember { return sum - sum / 10 }
        return sum
      }
    }
    protocol HTTPClient { func get() async throws -> [Int] }
    """

  @Test func whatReadersSeldomAcceptIsARemarkUnlessItIsAskedFor() throws {
    let rule = "repository.business-rule"
    #expect(try levels(Self.deciding).filter { $0.hasSuffix(rule) } == ["info \(rule)"])
    #expect(
      try levels(Self.deciding, profile: .layered).filter { $0.hasSuffix(rule) }
        == ["warning \(rule)"])
    #expect(
      try levels(Self.deciding, settings: "rules: {\(rule): error}")
        .filter { $0.hasSuffix(rule) } == ["error \(rule)"])
  }

  @Test func isNoErrorInTheCasesThatTheRuleCallsMild() throws {
    let other = "//- Domain/Entities/Seat.swift\nenum Seat: String, Codable { case aisle, window }"
    #expect(try levels(other, profile: .layered) == [])
  }
}
