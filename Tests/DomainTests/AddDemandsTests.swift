import StrataCode
import StrataModel
import StrataRules
import TestSupport
import Testing

@testable import StrataFeatures

@Suite("What a refused plan teaches the next one")
struct AddDemandsTests {
  private let path = "Presentation/OrderModel.swift"

  private func plan(_ text: String) -> EditPlan {
    var plan = EditPlan(Phrase("trial", zh: "试验"), .safe)
    plan.edits = [
      Edit(.create(path: path, text: Array(text.utf8)), because: Phrase("trial", zh: "试验"))
    ]
    plan.intents[path] = EditPlan.Intent(layer: .presentation)
    return plan
  }

  private func finding(_ rule: RuleID, line: Int, in file: String) -> Finding {
    let place = Position(line: line, column: 1)
    return Finding(
      rule: rule, severity: .error, confidence: 1,
      location: Location(file: file, start: place, end: place), subject: "OrderModel",
      from: Finding.End(symbol: "OrderModel", layer: .presentation),
      message: Phrase("trial", zh: "试验"), help: Phrase("trial", zh: "试验"))
  }

  /// What is learned of one finding in a created file of a text.
  private func learned(
    _ rule: RuleID, line: Int, of text: String, in file: String? = nil, isFeature: Bool = false
  ) throws -> AddDemands {
    let plan = plan(text)
    var judged = JudgedPlan(plan, try plan.changes(), in: "/")
    let finding = finding(rule, line: line, in: file ?? path)
    judged.refusals = [PlanRefusal(.introducesNothing, finding.message, finding: finding)]
    let codebase = Codebase(of: InMemoryCodebase([(path: path, text: text)]).workspace)
    return AddDemands().learning(from: judged, codebase, isFeature: isFeature)
  }

  private func mended(_ demands: AddDemands, _ text: String) throws -> String {
    let edit = try #require(demands.mended(plan(text)).edits.first)
    guard case .create(_, let text) = edit.action else { return "" }
    return String(decoding: text, as: UTF8.self)
  }

  @Test func anImportOfWhichNothingIsNamedGoes() throws {
    let text = "import UIKit\n\nfinal class OrderModel {}\n"
    let demands = try learned("presentation.ui-framework-in-view-model", line: 1, of: text)
    #expect(try mended(demands, text).hasSuffix("final class OrderModel {}\n"))
    #expect(!(try mended(demands, text).contains("import UIKit")))
  }

  @Test func aClassThatIsNotFinalBecomesFinal() throws {
    let text = "@MainActor class OrderModel {}\n"
    let demands = try learned(Rule.openState.id, line: 1, of: text)
    #expect(try mended(demands, text) == "@MainActor final class OrderModel {}\n")
    let done = "@MainActor final class OrderModel {}\n"
    #expect(try mended(learned(Rule.openState.id, line: 1, of: done), done) == done)
  }

  @Test func aMemberWithAFindingIsNotRepeated() throws {
    let text = "final class OrderModel {\n  func load() {\n    print(1)\n  }\n  var a = 1\n}\n"
    let demands = try learned("presentation.logic-in-view-model", line: 3, of: text)
    #expect(demands.silent == [path: ["load"]])
    #expect(demands.unwritten.isEmpty)
  }

  @Test func protocolsThatARuleAsksForAreRemembered() throws {
    let text = "struct OrderModel {}\n"
    let demands = try learned(Rule.notSendable.id, line: 1, of: text)
    #expect(demands.protocols == [Rule.notSendable.id: ["Sendable"]])
    #expect(try learned("presentation.massive-view", line: 1, of: text).protocols.isEmpty)
  }

  @Test func aFeatureLeavesAFileThatCannotBeMended() throws {
    let text = "struct OrderModel {}\n"
    let feature = try learned("presentation.massive-view", line: 1, of: text, isFeature: true)
    #expect(feature.unwritten.keys.sorted() == [path])
    // What is asked for alone is refused as it is.
    #expect(try learned("presentation.massive-view", line: 1, of: text) == AddDemands())
    // A file that the plan has nothing to do with is no reason to leave another one.
    let other = try learned(
      "presentation.massive-view", line: 1, of: text, in: "Other.swift", isFeature: true)
    #expect(other == AddDemands())
  }
}
