import StrataFeatures
import StrataCode
import StrataRules
import StrataPresentation
import TestSupport
import Testing

@Suite("Advice, in words and for programs")
struct AdviceTests {
  private func advice(
    _ answers: AdviceAnswers, of source: String = Self.source, operation: String? = nil
  ) throws -> ArchitectureAdvice {
    let codebase = InMemoryCodebase(MarkedSource(source))
    let days = ["2022-03-01", "2024-02-01", "2024-05-01", "2024-06-01"].compactMap { Day($0) }
    let past = InMemoryPast(zip(days, ["Ada", "Ben", "Cleo", "Ada"]).map { (day: $0, author: $1) })
    let advise = AdviseArchitecture(
      check: CheckArchitecture(judge: JudgeCodebase(reader: codebase, text: codebase)),
      history: past)
    var request = AdviceRequest(codebase: CodebaseRequest(path: "."))
    request.answers = answers
    request.operation = operation
    request.terms.profile = .standard
    var advice = try advise(request)
    advice.project.root = "."
    return advice
  }

  private static let source = """
    //- Domain/Entities/Order.swift
    struct Order: Codable {
      let lines: [Int]
      var total: Int { lines.reduce(0, +) }
    }
    //- Domain/Repositories/OrderRepository.swift
    protocol OrderRepository { func orders() async throws -> [Order] }
    //- Domain/UseCases/LoadOrdersUseCase.swift
    struct LoadOrdersUseCase {
      let repository: any OrderRepository
      func execute() async throws -> [Order] { try await repository.orders() }
    }
    //- Data/Repositories/LiveOrderRepository.swift
    import CoreData
    import Foundation
    final class LiveOrderRepository: OrderRepository {
      private let session: URLSession
      private let context: NSManagedObjectContext
      init(session: URLSession, context: NSManagedObjectContext) {
        self.session = session
        self.context = context
      }
      func orders() async throws -> [Order] { [] }
    }
    //- Data/Network/OrderEndpoint.swift
    enum OrderEndpoint { case list, detail(Int) }
    //- Presentation/Login/LoginViewModel.swift
    @MainActor final class LoginViewModel {
      var email = ""
      private let load: LoadOrdersUseCase
      init(load: LoadOrdersUseCase) { self.load = load }
      var isValidEmail: Bool { email.contains("@") }
    }
    //- Presentation/Login/LoginView.swift
    import SwiftUI
    struct LoginView: View { var body: some View { Text("login") } }
    """

  @Test(arguments: Language.allCases)
  func `the answer, the way to it and what to do are said in each language`(
    language: Language
  ) throws {
    let style = TerminalStyle(isColoured: false, width: 100, language: language)
    let text = AdviceText(style)
    try expectGolden(
      text.text(try advice(AdviceAnswers(isPrototype: true))),
      "advice-less-\(language.rawValue).txt")
    try expectGolden(
      text.text(try advice(AdviceAnswers(isPrototype: false, lifetime: Lifespan("3y"), team: 4))),
      "advice-team-\(language.rawValue).txt")
    try expectGolden(
      AdviceJSON.document(try advice(AdviceAnswers()), in: language),
      "advice-\(language.rawValue).json")
  }

  @Test(arguments: Language.allCases)
  func `before there is code the advice rests on what is said`(language: Language) throws {
    let nothing = "//- .strata.yml\nadvice: {team: 2}\n"
    var answers = AdviceAnswers(isPrototype: false, lifetime: Lifespan("2y"), team: 4, sources: 1)
    answers.isRegulated = true
    let text = AdviceText(TerminalStyle(isColoured: false, width: 100, language: language))
    let planned = try advice(answers, of: nothing)
    try expectGolden(
      text.text(try advice(AdviceAnswers(), of: nothing)) + "\n" + text.text(planned),
      "advice-plan-\(language.rawValue).txt")
    try expectGolden(
      AdviceJSON.document(planned, in: language), "advice-plan-\(language.rawValue).json")
  }

  @Test(arguments: Language.allCases)
  func `one operation is told down to its last question`(language: Language) throws {
    let asked = try advice(AdviceAnswers(), operation: "LoadOrders")
    let text = AdviceText(TerminalStyle(isColoured: false, width: 100, language: language))
    try expectGolden(text.text(asked), "advice-operation-\(language.rawValue).txt")
  }

  @Test func `a failure has the shape of the advice`() throws {
    try expectGolden(
      AdviceJSON.document(Failure(kind: "missing", message: "there is no file or folder 'x'")),
      "advice-failure.json")
  }

  @Test func `a question says what may be answered`() throws {
    let question = AdviceQuestion(
      text: Phrase("How many?", zh: "多少？"), choices: Phrase("a number", zh: "一个数"),
      usual: Phrase(verbatim: "2"))
    #expect(
      AdviceQuestionText(.plain).text(question) == "How many? (a number; empty for 2) ")
  }
}
