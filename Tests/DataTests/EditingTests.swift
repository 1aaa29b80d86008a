import StrataCode
import StrataData
import StrataRules
import TestSupport
import Testing

@testable import StrataFeatures

@Suite("What editors ask")
struct EditingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(
      Dictionary(Self.files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first }))
  }

  private static let files = MarkedSource(
    """
    //- Domain/Entities/Order.swift
    import Foundation
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
    struct OrderScreen: View { let order: Order; var body: some View { Text("1") } }
    """
  ).files

  private var judge: JudgeCodebase {
    JudgeCodebase(reader: DiskCodebaseReader(), text: DiskSourceText())
  }

  private var check: CheckOpenTexts {
    CheckOpenTexts(check: CheckArchitecture(judge: judge), saved: DiskSavedFiles())
  }

  private func request(_ texts: [String: String]) -> OpenTextsRequest {
    var check = CheckRequest(codebase: CodebaseRequest(path: folder.path))
    check.terms.today = Day(year: 2026, month: 11, day: 30)
    return OpenTextsRequest(
      texts.sorted { $0.key < $1.key }.map { OpenText(file: $0.key, text: Array($0.value.utf8)) },
      in: folder.path, check)
  }

  private func fixes(_ text: String, of file: String, line: Int) throws -> [Fix] {
    let request = request([file: text])
    let propose = ProposeFixes(check: check, place: PlaceCode(judge: judge, text: TextFacts()))
    return try propose(
      FixRequest(
        request, file: file, lines: line...line, operations: [.create, .rename, .delete],
        reason: "why"),
      in: check(request))
  }

  /// The text once a fix is done.
  private func done(_ fix: Fix, in text: String) -> String {
    let new = (try? fix.plan.changes())?.first?.new?.text ?? []
    return String(decoding: new, as: UTF8.self)
  }

  private let order = "Domain/Entities/Order.swift"

  @Test func judgesTextsAsIfTheyWereSaved() throws {
    let live = try check(request([order: "import UIKit\nstruct Order { let logo: UIImage }"]))
    let own = live.findings.filter { $0.location.file == order }
    #expect(own.map(\.rule.text) == ["dependency.framework-in-domain"])
    #expect(live.lines[order]?[1] == "import UIKit")
    #expect(live.knows(order) && !live.knows("Other.swift"))
  }

  @Test func saysWhichTextsAreBroken() throws {
    #expect(try check(request([order: "struct {{{ ("])).brokenFiles == [order])
  }

  @Test func dropsAnImportOfWhichNothingIsNamed() throws {
    let text = "import Foundation\r\nimport UIKit\r\nstruct Order { let number: Int }"
    let fixes = try fixes(text, of: order, line: 2)
    try #require(!fixes.isEmpty)
    #expect(fixes.first?.kind == .dropImport("UIKit", for: []))
    #expect(done(fixes[0], in: text) == "import Foundation\r\nstruct Order { let number: Int }")
    #expect(fixes[0].solved.map(\.rule.text) == ["dependency.framework-in-domain"])
  }

  @Test func offersWhatTheCommandWrites() throws {
    let text = """
      import Combine
      final class OrdersViewModel: ObservableObject {
        // strata:allow dependency.cycle — an old reason
        @Published private(set) var titles: [String] = []
        func refresh() async { titles = ["one"] }
      }
      """
    let file = "Presentation/OrdersViewModel.swift"
    let actor = try #require(try fixes(text, of: file, line: 2).first)
    #expect(actor.solved.map(\.rule.text) == ["presentation.unisolated-view-model"])
    #expect(done(actor, in: text) == text.replacing("final class", with: "@MainActor\nfinal class"))
    let comment = try #require(try fixes(text, of: file, line: 3).first)
    #expect(!done(comment, in: text).contains("strata:allow"))
  }

  @Test func putsFoundationInPlaceOfWhatHandsItOn() throws {
    let text = "import SwiftUI\nstruct Order { let day: Date }"
    let fixes = try fixes(text, of: order, line: 1)
    try #require(!fixes.isEmpty)
    #expect(done(fixes[0], in: text) == "import Foundation\nstruct Order { let day: Date }")
  }

  @Test(
    arguments: [
      "import UIKit\nstruct Order { let logo: UIImage }",
      "import UIKit\nstruct Order { let path: IndexPath }",
      "import SwiftUI\nclass Order { @AppStorage(key) var number = 1 }",
      "import UIKit; import Foundation\nstruct Order {}",
    ])
  func keepsAnImportThatMayBeNeeded(text: String) throws {
    let kinds = try fixes(text, of: order, line: 1).map(\.kind)
    #expect(!kinds.isEmpty)
    for kind in kinds {
      if case .dropImport = kind { Issue.record("dropped") }
    }
  }

  @Test func acceptsAFindingInACommentThatEnds() throws {
    let text = "struct Shop {\n  func pay(_ it: StoredOrders) {}\n}\n"
    let fixes = try fixes(text, of: "Domain/UseCases/Shop.swift", line: 2)
    let fix = try #require(fixes.last)
    #expect(fix.kind == .suppress("dependency.layer-reference"))
    #expect(
      done(fix, in: text).hasPrefix(
        "struct Shop {\n  // strata:allow dependency.layer-reference — why until 2027-02-01\n"))
  }

  @Test func offersNothingWhereThereIsNoFinding() throws {
    #expect(try fixes("struct Order { let number: Int }", of: order, line: 1).isEmpty)
  }

  @Test func saysWhatIsPointedAt() throws {
    let live = try check(request([:]))
    func name(_ file: String, _ line: Int, _ column: Int) -> String? {
      live.pointed(at: Position(line: line, column: column), in: file)?.name
    }
    #expect(name("Presentation/OrderScreen.swift", 2, 40) == "Order")
    #expect(name("Presentation/OrderScreen.swift", 2, 10) == "OrderScreen")
    #expect(name("Presentation/OrderScreen.swift", 1, 10) == "SwiftUI")
    #expect(name("Presentation/OrderScreen.swift", 2, 1) == nil)
    #expect(name("Domain/UseCases/PlaceOrder.swift", 1, 1) == "Domain/UseCases/PlaceOrder.swift")
    let order = live.pointed(
      at: Position(line: 2, column: 40), in: "Presentation/OrderScreen.swift")
    #expect(order?.layer == .domain && order?.users == 3)
  }

  @Test func saysWhatStandsAboveTypes() throws {
    let lenses = try check(request([:])).lenses(in: order)
    #expect(lenses.map(\.name) == ["Order"])
    #expect(lenses.map(\.line) == [2])
    #expect(lenses.map(\.users) == [3])
    #expect(lenses.map(\.findings) == [0])
  }
}
