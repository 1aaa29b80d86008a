import Foundation
import TestSupport
import Testing

@Suite("The built command's terms")
struct JudgementCommandTests {
  private static let folder = Repository.root.appendingPathComponent("Examples/Tangled")

  private func run(_ arguments: [String]) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(arguments + ["--project-root", "."], in: Self.folder)
  }

  private func findings(_ arguments: [String]) throws -> [[String: Any]] {
    let run = try self.run(["check", "--format", "json", "--exit-zero"] + arguments)
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return try #require(json?["findings"] as? [[String: Any]])
  }

  @Test func aFindingIsExplainedByItsIdentityAndByTheBeginningOfIt() throws {
    let id = try #require(try findings([]).first?["id"] as? String)
    let whole = try run(["explain", id, "--color", "never"])
    #expect(whole.code == 0)
    #expect(whole.output.contains("// strata:allow "))
    #expect(try run(["explain", String(id.prefix(10)), "--color", "never"]).output == whole.output)
  }

  @Test func theCommandThatACheckProposesExplainsAFinding() throws {
    let output = try run(["check", "--color", "never", "--exit-zero"]).output
    let last = try #require(output.split(separator: "\n").last)
    #expect(last.hasPrefix("next: strata explain "))
    let words = last.split(separator: " ").dropFirst(2).prefix { $0 != "#" }.map {
      String($0)
    }
    #expect(try run(words).code == 0)
  }

  @Test func anUnknownIdentityIsOneClearError() throws {
    let run = try self.run(["explain", "0123456789abcdef"])
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("error: no finding here is '0123456789abcdef'"))
  }

  @Test(arguments: ["standard", "layered", "pragmatic", "router", "domain-first", "interactor"])
  func aProfileIsJudgedByAndListed(_ profile: String) throws {
    let check = try run(["check", "--profile", profile, "--exit-zero"])
    #expect(check.output.contains("profile '\(profile)' (as asked: "))
    let rules = try BuiltCommand.run(
      ["rules", "--profile", profile, "--color", "never"], in: Self.folder)
    #expect(rules.code == 0 && rules.output.hasPrefix("\(profile): "))
  }

  @Test func anExampleBesideTheProjectDoesNotSayWhichSchoolThatFollows() throws {
    let copy = try ExampleCopy()
    try copy.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "Shop")])
      """, to: "Examples/Shop/Package.swift")
    try copy.write(
      """
      enum ShopRoute { case cart }
      final class ShopRouter { func navigate(to route: ShopRoute) {} }
      final class CartViewModel { let router: ShopRouter; init(router: ShopRouter) { self.router = router } }
      """, to: "Examples/Shop/Sources/Shop/Presentation/Shop.swift")
    func profile(of root: String) throws -> String? {
      let run = try BuiltCommand.run(
        ["check", "--project-root", root, "--format", "json", "--exit-zero"], in: copy.root)
      let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let project = json?["project"] as? [String: Any]
      return (project?["profile"] as? [String: Any])?["name"] as? String
    }
    #expect(try profile(of: ".") == "standard")
    #expect(try profile(of: "Examples/Shop") == "router")
  }

  @Test func anUnknownProfileIsAnErrorOfUse() throws {
    let run = try self.run(["check", "--profile", "hexagonal"])
    #expect(run.code == 2)
    #expect(run.errors.contains("'hexagonal'"))
  }

  @Test func aRuleIsExplainedByWhatTheProjectShows() throws {
    let run = try self.run(["explain", "dependency.dto-in-domain", "--color", "never"])
    #expect(run.output.contains("In this project\n  3 findings, such as "))
  }
}
