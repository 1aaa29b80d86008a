import StrataCode
@testable import StrataFeatures
import StrataModel
import StrataRules
import TestSupport
import Testing

@Suite("Whether something may be written")
struct GuardWriteTests {
  private let codebase = InMemoryCodebase(
    MarkedSource(
      """
      //- .strata.yml
      rules:
        dependency.cycle: error
      //- .strata-baseline.json
      {"schemaVersion": 1, "findings": []}
      //- Domain/Entities/Order.swift
      struct Order { let number: Int }
      //- Domain/Entities/Receipt.swift
      import UIKit
      struct Receipt { let logo: UIImage }
      //- Domain/UseCases/PlaceOrder.swift
      struct PlaceOrder { func run(_ order: Order) {} }
      //- Data/StoredOrders.swift
      import Foundation
      struct StoredOrders { let order: Order; let session: URLSession }
      //- Presentation/OrderScreen.swift
      import SwiftUI
      struct OrderScreen: View { var body: some View { Text("1") } }
      """))

  private func answer(_ write: ProposedWrite, to path: String) throws -> GuardAnswer {
    let audit = AuditChange(
      judge: JudgeCodebase(reader: codebase, text: codebase), baselines: codebase.baselines,
      bases: codebase)
    return try GuardWrite(audit: audit, saved: codebase)(
      GuardRequest(write, to: path, in: CodebaseRequest(path: path)))
  }

  private func answer(_ text: String, to path: String) throws -> GuardAnswer {
    try answer(.content(Array(text.utf8)), to: path)
  }

  @Test func deniesWhatAddsAnError() throws {
    let answer = try answer(
      "import UIKit\nstruct Order { let logo: UIImage }", to: "Domain/Entities/Order.swift")
    #expect(answer.verdict == .deny)
    #expect(answer.added.map(\.rule.text) == ["dependency.framework-in-domain"])
    #expect(answer.placement?.layer == .domain)
    #expect(!answer.isNew)
  }

  /// The file is not there yet, so that nothing but its path and the import says what it is.
  @Test(
    arguments: [
      ("Domain/Entities/Badge.swift", "UIKit", GuardAnswer.Verdict.deny, 1),
      ("Domain/Entities/Badge+Drawing.swift", "SwiftUI", .deny, 1),
      ("Domain/Entities/3DBadge.swift", "SwiftUI", .deny, 1),
      // A service of others, and a library that only computes.
      ("Domain/UseCases/CountVisits.swift", "FirebaseAnalytics", .deny, 1),
      ("Domain/UseCases/SignOrder.swift", "CryptoSwift", .allow, 1),
      ("Domain/Entities/Badge.swift", "Foundation", .allow, 0),
      ("Presentation/BadgeView.swift", "UIKit", .allow, 0),
      ("Data/Visits.swift", "FirebaseAnalytics", .allow, 0),
    ])
  func judgesTheFirstImportOfANewFile(
    path: String, module: String, verdict: GuardAnswer.Verdict, count: Int
  ) throws {
    let answer = try answer(.adding(module: module), to: path)
    #expect(answer.verdict == verdict)
    #expect(answer.added.count == count)
    #expect(!answer.isBroken)
  }

  @Test func neverBlocksOldDebt() throws {
    let answer = try answer(
      "import UIKit\nstruct Receipt { let logo: UIImage; let total: Int }",
      to: "Domain/Entities/Receipt.swift")
    #expect(answer.verdict == .allow)
    #expect(answer.added.isEmpty)
  }

  @Test func judgesAFileThatIsNotThereYet() throws {
    let answer = try answer(
      "struct CancelOrder { let orders: StoredOrders }", to: "Domain/UseCases/CancelOrder.swift")
    #expect(answer.verdict == .deny)
    #expect(answer.isNew)
    #expect(answer.added.map(\.rule.text) == ["dependency.layer-reference"])
  }

  /// The old file goes with the next write.
  @Test func holdsNothingAgainstAFileThatMoves() throws {
    let text = "import UIKit\nstruct Receipt { let logo: UIImage }"
    #expect(try answer(text, to: "Domain/Models/Receipt.swift").verdict == .allow)
    let other = "import UIKit\nstruct Invoice { let logo: UIImage }"
    #expect(try answer(other, to: "Domain/Models/Invoice.swift").verdict == .deny)
    let more = text + "\nstruct Part { let orders: StoredOrders }"
    #expect(try answer(more, to: "Domain/Models/Receipt.swift").verdict == .deny)
  }

  @Test func tellsWhatAWriteCausesElsewhere() throws {
    let answer = try answer(
      "import SwiftUI\nstruct Order: View { var body: some View { Text(\"1\") } }",
      to: "Presentation/Order.swift")
    #expect(!answer.added.contains { $0.location.file == "Domain/Entities/Receipt.swift" })
    #expect(answer.file == "Presentation/Order.swift")
  }

  @Test func appliesEditsToWhatIsSaved() throws {
    let edit = TextEdit(old: "let number: Int", new: "let orders: StoredOrders")
    let answer = try answer(.edits([edit]), to: "Domain/Entities/Order.swift")
    #expect(answer.verdict == .deny)
    let later = TextEdit(old: "let orders: StoredOrders", new: "let id: Int")
    let undone = try self.answer(.edits([edit, later]), to: "Domain/Entities/Order.swift")
    #expect(undone.verdict == .allow)
  }

  @Test(arguments: [
    ([TextEdit](), GuardError.noEdit),
    (
      [TextEdit(old: "gone", new: "")],
      .notFound(TextEdit(old: "gone", new: ""), path: "Domain/Entities/Order.swift", number: 1)
    ),
    (
      [TextEdit(old: "r", new: "")],
      .notUnique(
        TextEdit(old: "r", new: ""), path: "Domain/Entities/Order.swift", number: 1, places: 4)
    ),
    (
      [TextEdit(old: "", new: "x")],
      .emptyEdit(path: "Domain/Entities/Order.swift", number: 1)
    ),
  ])
  func refusesEditsThatDoNotFit(edits: [TextEdit], error: GuardError) {
    #expect(throws: error) { try answer(.edits(edits), to: "Domain/Entities/Order.swift") }
  }

  @Test func editsNothingThatIsNotThere() {
    #expect(throws: GuardError.noFile(path: "Domain/New.swift")) {
      try answer(.edits([TextEdit(old: "a", new: "b")]), to: "Domain/New.swift")
    }
  }

  @Test func answersForOneImport() throws {
    let denied = try answer(.adding(module: "SwiftUI"), to: "Domain/Entities/Order.swift")
    #expect(denied.verdict == .deny)
    let known = try answer(.adding(module: "UIKit"), to: "Domain/Entities/Receipt.swift")
    #expect(known.verdict == .allow)
    let legal = try answer(.adding(module: "Foundation"), to: "Domain/Entities/Order.swift")
    #expect(legal.verdict == .allow)
    #expect(throws: GuardError.noModule("UI Kit")) {
      try answer(.adding(module: "UI Kit"), to: "Domain/Entities/Order.swift")
    }
  }

  @Test func asksAboutANewSuppression() throws {
    let answer = try answer(
      """
      // strata:allow dependency.framework-in-domain — pictures, for now
      import UIKit
      struct Order { let logo: UIImage }
      """, to: "Domain/Entities/Order.swift")
    #expect(answer.verdict == .ask)
    #expect(answer.loosened.map(\.rule) == [Rule.loosened.id])
    #expect(answer.added.isEmpty)
  }

  @Test func asksAboutSettingsThatPromiseLess() throws {
    let answer = try answer("rules:\n  dependency.cycle: off\n", to: ".strata.yml")
    #expect(answer.verdict == .ask)
    #expect(answer.unjudged == nil)
    let stricter = try self.answer(
      "rules:\n  dependency.cycle: error\n  entity.codable: error\n", to: ".strata.yml")
    #expect(stricter.verdict == .allow)
  }

  @Test func asksAboutABaselineThatAcceptsMore() throws {
    let entry =
      #"{"rule": "dependency.framework-in-domain", "file": "Domain/Entities/Receipt.swift", "#
      + #""from": "Receipt.swift", "to": "UIKit"}"#
    let more = try answer(
      #"{"schemaVersion": 1, "findings": [\#(entry)]}"#, to: ".strata-baseline.json")
    #expect(more.verdict == .ask)
    let same = try answer(
      #"{"schemaVersion": 1, "findings": []}"#, to: ".strata-baseline.json")
    #expect(same.verdict == .allow)
  }

  @Test func hasNoOpinionOnWhatIsNoSource() throws {
    let answer = try answer("# Shop", to: "README.md")
    #expect(answer.verdict == .allow)
    #expect(answer.unjudged != nil)
    #expect(answer.placement == nil)
  }

  @Test(arguments: [
    ("", "import A\n"), ("struct B {}", "import A\nstruct B {}"),
    ("// B\n\nimport B\n", "// B\n\nimport A\nimport B\n"),
    ("/* B\n C */\nimport B\n", "/* B\n C */\nimport A\nimport B\n"), ("// B", "// B\nimport A\n"),
    ("#!/usr/bin/swift\nprint(1)\n", "#!/usr/bin/swift\nimport A\nprint(1)\n"),
  ])
  func anImportGoesBeforeTheFirstCode(text: String, after: String) throws {
    let write = ProposedWrite.adding(module: "A")
    let bytes = try write.text(over: Array(text.utf8), at: "B.swift")
    #expect(String(decoding: bytes, as: UTF8.self) == after)
  }
}
