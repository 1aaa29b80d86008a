import StrataCode
@testable import StrataFeatures
import StrataModel
import StrataRules
import TestSupport
import Testing

@Suite("Answers to agents")
struct AnswerHookTests {
  private let codebase = InMemoryCodebase(
    MarkedSource(
      """
      //- Domain/Order.swift
      struct Order { let number: Int }
      //- Data/StoredOrders.swift
      struct StoredOrders { let order: Order }
      //- Presentation/OrderScreen.swift
      import SwiftUI
      struct OrderScreen: View { var body: some View { Text("1") } }
      """))

  private func answer(_ event: HookEvent) throws -> HookAnswer {
    let judge = JudgeCodebase(reader: codebase, text: codebase)
    let audit = AuditChange(judge: judge, baselines: codebase.baselines, bases: codebase)
    return try AnswerHook(
      guardWrite: GuardWrite(audit: audit, saved: codebase), saved: AskingAgent(), audit: audit,
      map: MapProject(check: CheckArchitecture(judge: judge)))(event, in: "")
  }

  private func verdict(_ writes: [FileWrite]) throws -> GuardAnswer.Verdict? {
    guard case .asked(let answer) = try answer(HookEvent(.beforeWrite, writes: writes)) else {
      return nil
    }
    return answer.verdict
  }

  private static func text(_ path: String, _ text: String) -> FileWrite {
    FileWrite(path, .content(Array(text.utf8)))
  }

  @Test func aWriteThatAddsAnErrorIsDenied() throws {
    #expect(
      try verdict([Self.text("Domain/Order.swift", "import UIKit\nstruct Order {}")]) == .deny)
  }

  /// Each file alone would name what is not there yet.
  @Test func theFilesOfAPatchAreJudgedTogether() throws {
    let port = Self.text("Domain/Orders.swift", "protocol Orders { func all() -> [Order] }")
    let user = Self.text(
      "Presentation/OrdersViewModel.swift",
      "final class OrdersViewModel { let orders: any Orders\n  init(orders: any Orders) { self.orders = orders } }"
    )
    #expect(try verdict([port, user]) == .allow)
    let bad = Self.text("Domain/Other.swift", "import UIKit\nstruct Other { let logo: UIImage }")
    #expect(try verdict([port, user, bad]) == .deny)
  }

  @Test func whatIsRemovedIsJudgedToo() throws {
    #expect(try verdict([FileWrite("Data/StoredOrders.swift", .removal)]) == .allow)
  }

  @Test func linesAreReplacedInWhatIsSaved() throws {
    let hunk = LineHunk(
      from: ["struct Order { let number: Int }"], to: ["import UIKit", "struct Order {}"])
    #expect(try verdict([FileWrite("Domain/Order.swift", .hunks([hunk]))]) == .deny)
    #expect(throws: GuardError.noLines(path: "Domain/Order.swift")) {
      try verdict([FileWrite("Domain/Order.swift", .hunks([LineHunk(from: ["gone"])]))])
    }
  }

  @Test(arguments: ["README.md", "Assets/logo.svg", "Domain/notes.txt"])
  func ofOtherFilesNothingIsSaid(path: String) throws {
    #expect(try verdict([Self.text(path, "import UIKit")]) == nil)
  }

  private func silenced(_ write: ProposedWrite) throws -> Agent? {
    let event = HookEvent(.beforeWrite, writes: [FileWrite(".claude/settings.json", write)])
    guard case .silencing(let agent) = try answer(event) else { return nil }
    return agent
  }

  @Test func noAgentStopsAskingByItself() throws {
    #expect(try silenced(.removal) == .claude)
    #expect(try silenced(.content(Array("{}".utf8))) == .claude)
    #expect(try silenced(.content(Array("{\"hooks\": \"strata hook claude\"}".utf8))) == nil)
  }

  @Test func whoeverWasHeldUpOnceIsLetGo() throws {
    guard case .nothing = try answer(HookEvent(.end(again: true))) else {
      Issue.record("an answer that could go on for ever")
      return
    }
  }

  @Test func theStartShowsTheMap() throws {
    guard case .started(let map) = try answer(HookEvent(.start)) else {
      Issue.record("no map")
      return
    }
    #expect(map.places.map(\.layer).contains(.presentation))
  }
}

/// Agents' files that make them ask.
private struct AskingAgent: SavedFileReading {
  func file(at path: String, in request: CodebaseRequest) -> SavedFile {
    SavedFile(root: "/", text: Array(#"{"hooks": "strata hook claude", "model": "any"}"#.utf8))
  }
}
