import StrataPresentation
import StrataFeatures
import StrataRules
import StrataCode
import TestSupport
import Testing

@Suite("What is asked of explain")
struct AskedSubjectTests {
  @Test(arguments: ["A->B", "A -> B", "A→B", " A → B "])
  func anArrowMakesAWay(text: String) throws {
    #expect(try AskedSubject(text) == .route(from: .name("A"), to: .name("B")))
  }

  @Test func aPathMayHaveALineAndAColumn() throws {
    #expect(
      try AskedSubject("Sources/A.swift:14:3")
        == .file(path: "Sources/A.swift", line: 14, column: 3))
    #expect(try AskedSubject("A.swift:14:") == .file(path: "A.swift", line: 14, column: nil))
    #expect(try AskedSubject("A.swift") == .file(path: "A.swift", line: nil, column: nil))
    #expect(try AskedSubject("A.swift:x") == .file(path: "A.swift:x", line: nil, column: nil))
  }

  @Test func bothEndsOfAWayMayBePaths() throws {
    #expect(try AskedSubject("D/A.swift:2->B.swift").paths == ["D/A.swift", "B.swift"])
    #expect(try AskedSubject("A->D/B.swift").paths == ["D/B.swift"])
  }

  @Test func aDotAloneMakesNoPath() throws {
    #expect(try AskedSubject("Order.Status") == .name("Order.Status"))
    #expect(try AskedSubject("dependency.cycle") == .name("dependency.cycle"))
  }

  @Test(arguments: ["A->", "->B", "A->B->C", "→"])
  func aWayHasTwoEnds(text: String) {
    #expect(throws: ExplainError.unclearRoute(text)) { try AskedSubject(text) }
  }

  @Test func aRuleComesBeforeATypeOfItsName() throws {
    let explain = Explaining("//- A.swift\nenum dependency { enum cycle {} }")
    guard case .rule(let rule) = try explain("dependency.cycle").subject else {
      Issue.record("no rule")
      return
    }
    #expect(rule.rule.id == "dependency.cycle")
  }

  @Test func aLayerComesBeforeATypeBetweenArrowsAndAfterItAlone() throws {
    let explain = Explaining(
      """
      //- Domain/Data.swift
      struct Data { let a: Order }
      struct Order { let id: String }
      //- Data/Store.swift
      final class Store { func save(_ order: Order) {} }
      """)
    #expect(try explain.type("Data")?.type.name == "Data")
    #expect(try explain.route("data->Order")?.from.kind == .layer)
    #expect(try explain.route("Example.Data->Order")?.from.kind == .type)
  }

  @Test func whatIsUnknownComesWithTheNearestNames() {
    let shop = Explaining.shop
    #expect(
      shop.error("OrdersViewModl")
        == .unknownSubject("OrdersViewModl", suggestions: ["OrdersViewModel"]))
    #expect(
      shop.error("dependency.cyle")
        == .unknownSubject("dependency.cyle", suggestions: ["dependency.cycle"]))
    #expect(
      shop.error("ordersview->Data") == .unknownEnd("ordersview", suggestions: ["OrdersView"]))
    #expect(shop.error("Order->Order") == .sameEnds("Order"))
    #expect(shop.error("Infrastructure->Domain")?.message.contains("Data") == true)
    #expect(shop.error("Domain/Entities/Order.swift:99")?.message.contains("line 99") == true)
  }

  @Test func anArrowThatTheShellTookIsRecognised() {
    #expect(Explaining.shop.error("Order-")?.message.contains("quote the arrow") == true)
  }
}
