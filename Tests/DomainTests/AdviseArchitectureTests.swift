import StrataFeatures
import StrataCode
import StrataRules
import TestSupport
import Testing

@Suite("Advice to a code base")
struct AdviseArchitectureTests {
  private func advice(
    _ source: String, _ answers: AdviceAnswers = AdviceAnswers(), profile: Profile? = nil,
    asking: (any Asking)? = nil
  ) throws -> ArchitectureAdvice {
    let codebase = InMemoryCodebase(MarkedSource(source))
    var request = AdviceRequest(codebase: CodebaseRequest(path: "."))
    request.answers = answers
    request.terms.profile = profile
    return try AdviseArchitecture(
      check: CheckArchitecture(judge: JudgeCodebase(reader: codebase, text: codebase)))(
        request, asking: asking)
  }

  /// A folder without Swift.
  private static let nothing = "//- .strata.yml\nadvice: {team: 2}\n"

  private static let shop = """
    //- Domain/Entities/Order.swift
    struct Order {
      let lines: [Int]
      var total: Int { lines.reduce(0, +) }
    }
    //- Domain/Repositories/OrderRepository.swift
    protocol OrderRepository {
      func orders() async throws -> [Order]
      func remove(_ order: Order) async throws
    }
    //- Domain/UseCases/LoadOrdersUseCase.swift
    struct LoadOrdersUseCase {
      let repository: any OrderRepository
      func execute() async throws -> [Order] { try await repository.orders() }
    }
    //- Domain/UseCases/RemoveOrderUseCase.swift
    struct RemoveOrderUseCase {
      let repository: any OrderRepository
      func execute(_ order: Order) async throws { try await repository.remove(order) }
    }
    //- Data/Repositories/LiveOrderRepository.swift
    import Foundation
    final class LiveOrderRepository: OrderRepository {
      private let session: URLSession
      init(session: URLSession) { self.session = session }
      func orders() async throws -> [Order] { [] }
      func remove(_ order: Order) async throws {}
    }
    //- Data/Settings/LiveThemeStore.swift
    import Foundation
    final class LiveThemeStore {
      func save() { UserDefaults.standard.set(1, forKey: "theme") }
    }
    //- Presentation/Orders/OrdersViewModel.swift
    @MainActor final class OrdersViewModel {
      private let load: LoadOrdersUseCase
      private let remove: RemoveOrderUseCase
      init(load: LoadOrdersUseCase, remove: RemoveOrderUseCase) {
        self.load = load
        self.remove = remove
      }
    }
    //- Presentation/Orders/OrdersView.swift
    import SwiftUI
    struct OrdersView: View { var body: some View { Text("orders") } }
    //- Tests/OrderTests.swift
    import XCTest
    final class OrderTests: XCTestCase { func testSession() { _ = URLSession.shared } }
    """

  @Test func `a small store that is shown does not count, and tests do not ship`() throws {
    let measures = try advice(Self.shop).measures
    #expect(measures.product == .app)
    #expect(measures.sources.map(\.name) == ["URLSession", "UserDefaults"])
    #expect(measures.sources.map(\.files) == [1, 1])
    #expect(measures.sources[0].location.start.line == 3)
    #expect(measures.kinds == [.network])
    #expect(measures.rules.calculations.map(\.name) == ["Order.total"])
  }

  @Test func `what only hands on is dropped, one entry a repository and its users`() throws {
    let advice = try advice(Self.shop, AdviceAnswers(isPrototype: false), profile: .standard)
    #expect(advice.difference.verdict == .less)
    #expect(advice.difference.surplus.map(\.kind) == [.forwardingUseCases])
    let entry = try #require(advice.useCases.entries.first)
    #expect(advice.useCases.entries.count == 1)
    #expect(entry.action == .drop)
    #expect(entry.names == ["LoadOrdersUseCase", "RemoveOrderUseCase"])
    #expect(
      entry.evidence.text(in: .english)
        == "only call 'OrderRepository'; asked by 'OrdersViewModel'")
    #expect(advice.useCases.kept == 0)
  }

  @Test(arguments: [Profile.layered, .router, .domainFirst, .interactor])
  func `a profile that wants use cases keeps those that only hand on`(profile: Profile) throws {
    let advice = try advice(Self.shop, AdviceAnswers(isPrototype: false), profile: profile)
    #expect(advice.useCases.entries.isEmpty)
    #expect(advice.useCases.keeping != nil)
    #expect(advice.difference.surplus.isEmpty)
    #expect(advice.difference.verdict == .right)
  }

  @Test func `a prototype needs no protocols either`() throws {
    let advice = try advice(Self.shop, AdviceAnswers(isPrototype: true))
    #expect(advice.difference.surplus.map(\.kind).contains(.lonelyProtocols))
    #expect(advice.tree.turns.first?.origin == .told)
  }

  /// A screen of three parts, of which the presenter has this many calls.
  private static func screen(_ name: String, calls: Int) -> String {
    let body = Array(repeating: "    print(1)", count: calls).joined(separator: "\n")
    return """
      //- Modules/\(name)/\(name).swift
      struct \(name)Interactor { func load() -> Int { 1 } }
      struct \(name)Router { func close() {} }
      struct \(name)Presenter {
        let interactor: \(name)Interactor
        func appear() {
      \(body)
        }
      }

      """
  }

  @Test func theSamePartsForEveryScreenAreToldWhereMostHoldNothing() throws {
    let plain = ["Home", "Login", "About", "Help"].map { Self.screen($0, calls: 1) }.joined()
    let part = try advice(plain).difference.surplus.first { $0.kind == .repeatedShells }
    #expect(part?.count == 4)
    #expect(
      part?.text.english
        == "Presenter, Interactor and Router for each of 4 screens: in 4 (About, Help, Home and 1 "
        + "more) no part has more than 15 lines")
    let full = ["Home", "Login", "About"].map { Self.screen($0, calls: 30) }.joined()
    let mixed = full + Self.screen("Help", calls: 1)
    #expect(try !advice(mixed).difference.surplus.map(\.kind).contains(.repeatedShells))
    let few = ["Home", "Login"].map { Self.screen($0, calls: 1) }.joined()
    #expect(try !advice(few).difference.surplus.map(\.kind).contains(.repeatedShells))
  }

  @Test func `an app whose screens fetch needs more`() throws {
    let advice = try advice(
      """
      //- App/Orders/OrdersViewModel.swift
      import Foundation
      import GRDB
      import SwiftUI
      final class OrdersViewModel: ObservableObject {
        let queue: DatabaseQueue
        init(queue: DatabaseQueue) { self.queue = queue }
        func load() async throws { _ = try await URLSession.shared.data(from: address) }
      }
      struct OrdersView: View {
        @StateObject var viewModel: OrdersViewModel
        var body: some View { Text("orders") }
      }
      """, AdviceAnswers(isPrototype: false, team: 4))
    #expect(advice.tree.need == .strongly)
    #expect(advice.difference.verdict == .more)
    #expect(advice.difference.missing.map(\.kind) == [.repositories, .domain])
    #expect(
      advice.steps.first?.title.text(in: .english).hasPrefix("put a repository before") == true)
  }

  @Test func `settings move the numbers at which the way turns`() throws {
    let moved = "//- .strata.yml\nadvice: {prototype-lines: 5, sources: 0}\n" + Self.shop
    #expect(try advice(Self.shop).tree.need == .level(.simple))
    #expect(try advice(moved).tree.need == .level(.full))
  }

  @Test func `only what the way comes by is asked, and nothing answered is as measured`() throws {
    let silent = Scripted([""])
    let taken = try advice(Self.shop, asking: silent)
    #expect(taken.answers.isPrototype == true)
    #expect(silent.asked == 1)
    let person = Scripted(["maybe", "no"])
    let asked = try advice(Self.shop, asking: person)
    #expect(asked.answers == AdviceAnswers(isPrototype: false))
    #expect(person.asked == 3)
    #expect(person.told.count == 1)
    let lone = try advice(Self.shop, asking: Scripted(["no", "", "yes"]))
    #expect(lone.answers.isRegulated == false && lone.answers.wantsModules == true)
    #expect(lone.tree.need == .level(.layered))
    let all = Scripted(["n", "2y", "4"])
    let several = "//- .strata.yml\nadvice: {sources: 0}\n" + Self.shop
    let last = try advice(several, asking: all)
    #expect(last.answers == AdviceAnswers(isPrototype: false, lifetime: Lifespan("2y"), team: 4))
    #expect(last.tree.need == .strongly)
    #expect(try advice(several, asking: Scripted([])).answers == AdviceAnswers())
  }

  @Test func `before there is code all is asked that turns the way`() throws {
    let person = Scripted(["n", "many", "3", "2y", "4"])
    let team = try advice(Self.nothing, asking: person)
    #expect(team.tree.need == .strongly)
    #expect(team.difference.verdict == .noCode)
    #expect(team.answers.sources == 3)
    #expect(person.asked == 5 && person.told.count == 1)
    let one = Scripted(["n", "", "n", "y"])
    #expect(try advice(Self.nothing, asking: one).tree.need == .level(.layered))
    #expect(one.asked == 4)
    let silent = try advice(Self.nothing)
    #expect(silent.headline.text(in: .english).hasPrefix("there is no Swift code here"))
    #expect(silent.steps.map(\.command) == [.ask])
    #expect(silent.tradeoff == nil)
  }

  @Test(arguments: [ArchitectureLevel.simple, .lightweight, .layered, .full])
  func `each end says what it gains, what it costs and what may wait`(
    level: ArchitectureLevel
  ) throws {
    var answers = AdviceAnswers(
      isPrototype: level == .simple, lifetime: Lifespan(level == .full ? "2y" : "6m"),
      sources: level == .lightweight ? 1 : 2)
    let plain = try advice(Self.nothing, answers)
    #expect(plain.tree.need == .level(level))
    let tradeoff = try #require(plain.tradeoff)
    #expect(tradeoff.later.text(in: .english).hasPrefix("put off "))
    answers.wantsModules = true
    let gains = try #require(try advice(Self.nothing, answers).tradeoff).gains.text(in: .english)
    #expect(gains.contains("interface target") == (level != .simple))
  }

  @Test func `what was said by a flag is not asked again`() throws {
    let person = Scripted([])
    _ = try advice(Self.shop, AdviceAnswers(isPrototype: true), asking: person)
    #expect(person.asked == 0)
  }
}

/// A person whose answers are known before.
private final class Scripted: Asking, @unchecked Sendable {
  private var answers: [String]
  private(set) var asked = 0
  private(set) var told: [String] = []

  init(_ answers: [String]) { self.answers = answers }

  func answer(to question: AdviceQuestion) -> String? {
    asked += 1
    return answers.isEmpty ? nil : answers.removeFirst()
  }

  func tell(_ complaint: Phrase) { told.append(complaint.text(in: .english)) }
}
