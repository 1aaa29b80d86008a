import Foundation
import StrataCode
import StrataData
import StrataFeatures
import StrataModel
import StrataRules
import Testing

@Suite("Plans that are judged")
struct JudgePlanTests {
  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Shop", targets: [.target(name: "Shop")])
    """,
    "Sources/Shop/Domain/Entities/Order.swift": "struct Order { let number: Int }\n",
    "Sources/Shop/Domain/Repositories/OrderRepository.swift":
      "protocol OrderRepository { func orders() async throws -> [Order] }\n",
    "Sources/Shop/Data/Repositories/LiveOrderRepository.swift": """
    import Foundation
    struct LiveOrderRepository: OrderRepository {
      let session: URLSession
      func orders() async throws -> [Order] { [] }
    }

    """,
    "Sources/Shop/Presentation/OrdersView.swift": """
    import SwiftUI
    struct OrdersView: View { let orders: [Order]; var body: some View { Text("1") } }

    """,
    "Sources/Shop/Presentation/OrdersModel.swift": """
    import Combine
    import Foundation
    @MainActor final class OrdersModel {
      private var held: Set<AnyCancellable> = []
      let loaded = Date()
    }

    """,
  ]

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(Self.files) }

  private func plan(_ actions: Edit.Action...) -> EditPlan {
    var plan = EditPlan(Phrase("trial", zh: "试验"), .safe)
    plan.edits = actions.map { Edit($0, because: Phrase("trial", zh: "试验")) }
    for (path, text) in Self.files { plan.reads[path] = Array(text.utf8) }
    return plan
  }

  private func judged(
    _ plan: EditPlan, again: EditPlan? = nil
  ) throws -> JudgedPlan {
    let judge = JudgeCodebase(reader: DiskCodebaseReader(), text: DiskSourceText())
    let audit = AuditChange(judge: judge, bases: GitChanges())
    let nothing = EditPlan(plan.title, .safe)
    return try JudgePlan(audit: audit)(
      plan, in: CodebaseRequest(path: folder.path), at: folder.path, under: JudgingOptions()
    ) { _ throws(ChangeError) in again ?? nothing }
  }

  private func conditions(_ plan: EditPlan, again: EditPlan? = nil) throws -> [Int] {
    Set(try judged(plan, again: again).refusals.map(\.condition.rawValue)).sorted()
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// The bytes of a word in a file.
  private func span(_ word: String, in path: String) throws -> Range<Int> {
    let text = try #require(Self.files[path])
    let range = try #require(text.range(of: word))
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return start..<(start + word.utf8.count)
  }

  @Test func whatAddsNothingIsOffered() throws {
    var plan = plan(
      .create(
        path: "Sources/Shop/Domain/Entities/Line.swift",
        text: bytes("struct Line { let id: Int }\n")))
    plan.intents["Sources/Shop/Domain/Entities/Line.swift"] = .init(
      layer: .domain, modules: ["Shop"])
    let judged = try judged(plan)
    #expect(judged.refusals == [])
    #expect(judged.placements.values.map(\.layer) == [.domain])
  }

  @Test func aFindingIsConditionTwo() throws {
    let plan = plan(
      .create(
        path: "Sources/Shop/Domain/Entities/Line.swift",
        text: bytes("import UIKit\nstruct Line { let image: UIImage }\n")))
    let judged = try judged(plan)
    #expect(judged.refusals.contains { $0.condition == .introducesNothing })
    #expect(judged.refusals.first?.finding?.rule.text == "dependency.framework-in-domain")
    #expect(throws: ChangeError.self) {
      try ApplyPlan(store: DiskChanges(cache: CacheFolder(at: folder("cache"))))(judged)
    }
    #expect(
      !FileManager.default.fileExists(atPath: folder("Sources/Shop/Domain/Entities/Line.swift")))
  }

  /// What a file that moves names is a remark beside screens and a warning in Domain, however many warnings
  /// the same plan mends.
  @Test func whatRisesInAFileThatThePlanMovesIsConditionTwo() throws {
    let day = "Sources/Shop/Presentation/DayText.swift"
    let model = "Sources/Shop/Presentation/DayViewModel.swift"
    let texts = [
      day: "struct DayText { func text() -> String { DayFormatter().text(1) } }\n",
      model: """
      import SwiftUI
      @MainActor final class DayViewModel { private(set) var count = 0 }

      """,
      "Sources/Shop/Infrastructure/DayFormatter.swift":
        "struct DayFormatter { func text(_ day: Int) -> String { String(day) } }\n",
    ]
    for (path, text) in texts { try folder.write(Data(text.utf8), to: path) }
    var plan = plan(
      .move(from: day, to: "Sources/Shop/Domain/DayText.swift"),
      .replace(
        path: model, bytes: 0..<"import SwiftUI".utf8.count, with: bytes("import Combine")))
    for (path, text) in texts { plan.reads[path] = bytes(text) }
    let judged = try judged(plan)
    #expect(judged.fixed.count == 1)
    #expect(judged.refusals.map(\.condition).contains(.introducesNothing))
  }

  /// Of four view models that import what they do not use, three stand behind the first as long as they
  /// are the habit of most.
  @Test(arguments: [1, 2])
  func whatMakesWarningsOfRemarksIsConditionTwo(_ fixed: Int) throws {
    let models = (0..<4).map { number in
      (
        "Sources/Shop/Presentation/Part\(number)/Part\(number)ViewModel.swift",
        """
        \(number < 3 ? "import SwiftUI" : "import Combine")
        @MainActor final class Part\(number)ViewModel { private(set) var count = 0 }

        """
      )
    }
    for (path, text) in models { try folder.write(Data(text.utf8), to: path) }
    var plan = plan()
    for (path, text) in models[1...fixed] {
      plan.reads[path] = bytes(text)
      let line = 0..<"import SwiftUI".utf8.count
      plan.edits.append(
        Edit(
          .replace(path: path, bytes: line, with: bytes("import Combine")),
          because: Phrase("trial", zh: "试验")))
    }
    let judged = try judged(plan)
    #expect(judged.refusals.contains { $0.condition == .introducesNothing } == (fixed == 1))
  }

  @Test func aLooserCheckIsConditionThree() throws {
    let plan = plan(
      .create(path: ".strata.yml", text: bytes("rules:\n  dependency.cycle: off\n")))
    #expect(try conditions(plan).contains(3))
  }

  @Test func aSyntaxErrorOrAnotherLayerIsConditionFour() throws {
    let path = "Sources/Shop/Presentation/OrdersView.swift"
    #expect(
      try conditions(plan(.replace(path: path, bytes: try span("some View {", in: path), with: [])))
        .contains(4))
    var other = plan(
      .create(path: "Sources/Shop/Domain/Entities/Line.swift", text: bytes("struct Line {}\n")))
    other.intents["Sources/Shop/Domain/Entities/Line.swift"] = .init(layer: .presentation)
    #expect(try conditions(other) == [4])
  }

  @Test func aNameWithoutTheImportThatGivesItIsConditionFive() throws {
    let path = "Sources/Shop/Presentation/OrdersModel.swift"
    let line = try span("import Combine\n", in: path)
    #expect(try conditions(plan(.replace(path: path, bytes: line, with: []))) == [5])
    // Nothing of it is named any more.
    let held = try span("Set<AnyCancellable>", in: path)
    let both = plan(
      .replace(path: path, bytes: line, with: []),
      .replace(path: path, bytes: held, with: bytes("Set<Int>")))
    #expect(try conditions(both) == [])
    // What moves takes its import along.
    let whole = try #require(Self.files[path])
    let parts = ["import Foundation\n", "import Combine\nimport Foundation\n"].map { imports in
      var moving = plan(
        .delete(path: path),
        .create(
          path: "Sources/Shop/Presentation/Orders/OrdersModel.swift",
          text: bytes(imports + whole.components(separatedBy: "Foundation\n")[1])))
      moving.moved = [
        .init(
          name: "OrdersModel", from: path,
          to: "Sources/Shop/Presentation/Orders/OrdersModel.swift")
      ]
      return moving
    }
    #expect(try parts.map { try conditions($0) } == [[5], []])
  }

  @Test func aNameThatMeansAnotherTypeIsConditionFive() throws {
    let path = "Sources/Shop/Domain/Entities/Order.swift"
    #expect(
      try conditions(
        plan(.replace(path: path, bytes: try span("Order", in: path), with: bytes("Purchase")))
      ).contains(5))
    // A type of a name that meant one of a library.
    #expect(
      try conditions(
        plan(
          .create(
            path: "Sources/Shop/Domain/Entities/URLSession.swift",
            text: bytes("struct URLSession { let id: Int }\n")))
      ).contains(5))
  }

  @Test func aMissingWitnessIsConditionSix() throws {
    let path = "Sources/Shop/Domain/Repositories/OrderRepository.swift"
    let end = try span(" }", in: path).lowerBound
    let refused = try judged(
      plan(.replace(path: path, bytes: end..<end, with: bytes("; func clear(id: Int)"))))
    #expect(refused.refusals.map(\.condition) == [.keepsConformances])
    #expect(refused.refusals.first?.message.text(in: .english).contains("clear(id:)") == true)
  }

  @Test func aTargetThatIsNotMeantIsConditionSeven() throws {
    var plan = plan(
      .create(path: "Sources/Other/Domain/Line.swift", text: bytes("struct Line { let id: Int }\n"))
    )
    plan.intents["Sources/Other/Domain/Line.swift"] = .init(layer: nil, modules: ["Shop"])
    #expect(try conditions(plan).contains(7))
  }

  @Test func aPlanThatIsNeverDoneIsConditionEight() throws {
    let plan = plan(
      .create(
        path: "Sources/Shop/Domain/Entities/Line.swift",
        text: bytes("struct Line { let id: Int }\n")))
    #expect(try conditions(plan, again: plan) == [8])
  }

  @Test func bytesOutsideOfTheSpansStay() throws {
    var plan = plan()
    plan.reads["a.swift"] = bytes("\u{FEFF}one\r\n\ttwo\rthree")
    plan.edits = [
      Edit(.replace(path: "a.swift", bytes: 9..<12, with: bytes("2")), because: .empty),
      Edit(.replace(path: "a.swift", bytes: 3..<3, with: bytes("zero ")), because: .empty),
      Edit(.move(from: "a.swift", to: "b.swift"), because: .empty),
    ]
    let change = try #require(try plan.changes().first)
    #expect(change.new == .init("b.swift", bytes("\u{FEFF}zero one\r\n\t2\rthree")))
    #expect(change.old?.path == "a.swift")
  }

  @Test func editsThatOverlapOrMeetAreNoPlan() throws {
    var overlapping = plan()
    overlapping.reads["a.swift"] = bytes("abcdef")
    overlapping.edits = [
      Edit(.replace(path: "a.swift", bytes: 0..<3, with: []), because: .empty),
      Edit(.replace(path: "a.swift", bytes: 2..<4, with: []), because: .empty),
    ]
    #expect(throws: ChangeError.overlap(path: "a.swift")) { try overlapping.changes() }
    let meeting = plan(
      .create(path: "n.swift", text: []), .create(path: "n.swift", text: bytes("x")))
    #expect(throws: ChangeError.exists(path: "n.swift")) { try meeting.changes() }
    #expect(throws: ChangeError.unread(path: "z.swift")) {
      try plan(.delete(path: "z.swift")).changes()
    }
  }
}
