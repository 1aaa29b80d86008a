import Foundation
import TestSupport
import Testing

@Suite("The built explain on Examples/Tangled")
struct ExplainTests {
  private static let folder = Repository.root.appendingPathComponent("Examples/Tangled")

  private func run(_ arguments: [String], in folder: URL = folder) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(["explain"] + arguments + ["--color", "never"], in: folder)
  }

  /// Explains a subject on the example alone, not as a part of this repository.
  private func explain(_ subject: String, _ arguments: [String] = []) throws -> String {
    let run = try self.run([subject, "--project-root", "."] + arguments)
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    return run.output
  }

  private func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test(arguments: [
    ("MenuViewModel", "view-model"), ("OrderDTO", "dto"), ("OrderRepository", "protocol"),
    ("DefaultOrderRepository", "implementation"), ("AppDIContainer", "container"),
    ("Status", "several"), ("Sources/Tangled/Domain/Entities/Cart.swift:20", "line"),
    ("Sources/Tangled/Domain/Entities/Order.swift:1", "line-of-file"),
    ("MenuViewModel->APIClient", "through"), ("OrdersViewModel -> OrderDTO", "direct"),
    ("Presentation->Data", "layers"), ("Data→Domain", "allowed"), ("Domain->app", "none"),
    ("CartView->DishDTO", "chain"), ("AppDIContainer->OrderStore", "wiring"),
    ("Domain", "layer"), ("LoyaltyDomain", "module"), ("Favourites", "feature"),
    ("Sources/Tangled/Data", "folder"),
  ])
  func explainsWhatIsAsked(subject: String, name: String) throws {
    try expectGolden(try explain(subject), "explain-\(name).txt")
  }

  @Test(arguments: [
    ("MenuViewModel", "view-model"), ("AppDIContainer", "container"),
    ("MenuViewModel->APIClient", "through"), ("Presentation->Data", "layers"),
    ("Domain->app", "none"), ("CartView->DishDTO", "chain"),
    ("AppDIContainer->OrderStore", "wiring"),
  ])
  func explainsItInChinese(subject: String, name: String) throws {
    try expectGolden(try explain(subject, ["--lang", "zh-Hans"]), "explain-\(name).zh.txt")
  }

  @Test func aTypeAndAWayAreOneDocumentOfOneShape() throws {
    let type = try explain("OrderDTO", ["--format", "json"])
    try expectGolden(type, "explain-type.json")
    let route = try explain("OrdersViewModel->OrderDTO", ["--format", "json"])
    try expectGolden(route, "explain-route.json")
    let subjects = [
      "dependency.cycle", "Status", "Sources/Tangled/Domain/Entities/Order.swift",
    ]
    let documents = try [type, route] + subjects.map { try explain($0, ["--format", "json"]) }
    let failure = try run(["Nothing", "--project-root", ".", "--format", "json"])
    #expect(failure.code == 2)
    let usage = try run(["--format", "json"])
    #expect(usage.code == 2)
    let shapes = try (documents + [failure.output, usage.output]).map { try json($0).keys.sorted() }
    #expect(Set(shapes).count == 1)
    for document in documents {
      let document = try json(document)
      let kind = try #require(document["kind"] as? String)
      #expect(!(document[kind] is NSNull))
    }
  }

  @Test func textShowsPathsAsOneTypesThemHere() throws {
    let subfolder = Self.folder.appendingPathComponent("Sources/Tangled/Presentation")
    let run = try self.run(["OrderDTO", "--project-root", "../../.."], in: subfolder)
    #expect(run.output.contains("\n  ../Data/DTO/OrderDTO.swift:3:8: internal"))
    #expect(run.output.contains(" Features/Orders/OrdersViewModel.swift:21:39: "))
  }

  @Test(arguments: [
    ("MenuViewModl", "did you mean 'MenuViewModel'?"),
    ("dependency.cycl", "did you mean 'dependency.cycle'?"),
    ("MenuView->Nowhere", "'Nowhere' is neither a type, a layer nor a Swift file"),
    ("Order->Order", "both ends are 'Order'"),
    ("Order->", "needs exactly two ends"), ("Order-", "quote the arrow"),
    ("Sources/Tangled/Nowhere.swift", "there is no file or folder"),
    ("Sources/Tangled/Domain/Entities/Order.swift:99", "has no line 99"),
  ])
  func whatCannotBeExplainedIsOneClearError(subject: String, message: String) throws {
    let run = try self.run([subject, "--project-root", "."])
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: ") && run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func theAnswerDoesNotDependOnTheNumberOfJobs() throws {
    let one = try explain("Presentation->Data", ["--jobs", "1"])
    #expect(try explain("Presentation->Data", ["--jobs", "5"]) == one)
  }

  @Test func theHelpNamesEverySubject() throws {
    let help = try BuiltCommand.run(["explain", "--help"]).output
    #expect(help.contains("<rule | finding | file[:line] | Type | From->To>"))
    #expect(help.contains("a rule comes before a type"))
  }
}
