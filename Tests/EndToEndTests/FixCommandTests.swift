import Foundation
import TestSupport
import Testing

@Suite("strata fix")
final class FixCommandTests {
  private static let useCase = "Sources/Shop/Domain/UseCases/PlaceOrderUseCase.swift"
  private static let order = "Sources/Shop/Domain/Entities/Order.swift"
  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Shop", targets: [.target(name: "Shop")])

    """,
    useCase: """
    struct PlaceOrderUseCase {\r
    \t// strata:allow dependency.layer-reference — until the screen has a protocol\r
    \tlet notify: @Sendable () -> Void\r
    \tfunc execute(_ total: Int) { if total > 0 { notify() } } // strata:allow dependency.cycle — old\r
    }\r

    """,
    order: "import UIKit\n\nstruct Order: Equatable, Sendable { let total: Int }\n",
    "Sources/Shop/Domain/Entities/Dish.swift": """
    #if canImport(UIKit)
    import UIKit
    #endif
    struct Dish: Equatable, Sendable { let total: Int }

    """,
    "Sources/Shop/Domain/Entities/Meal.swift": """
    // strata:allow dependency.cycle — a long reason
    // that goes on
    struct Meal: Equatable, Sendable { let total: Int }

    """,
    "Sources/Shop/Domain/Entities/Color.swift": """
    import UIKit

    struct Paint: Equatable, Sendable { let color: UIColor }

    """,
  ]

  private let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("strata-\(UUID().uuidString)")

  init() throws {
    for (path, text) in Self.files {
      let place = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try write(text, to: path)
    }
    _ = try git("init", "-q")
    _ = try git("add", "-A")
    _ = try git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-qm", "All")
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  private func git(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(
      tool: URL(fileURLWithPath: "/usr/bin/env"), ["git"] + arguments, in: root)
  }

  private func fix(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(["fix"] + arguments, in: root)
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: root.appendingPathComponent(path))
  }

  private func unchanged(but paths: Set<String> = []) throws -> Bool {
    try Self.files.allSatisfy { path, old in try paths.contains(path) || text(path) == old }
  }

  @Test func writesWhatIsCertainAndLeavesTheRestToPeople() throws {
    let run = try fix("--yes", "--choose", "drop-import")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("checked: fixes 3 findings, introduces none"))
    #expect(run.output.contains("3 more findings"))
    #expect(
      try text(Self.useCase) == """
        struct PlaceOrderUseCase {\r
        \tlet notify: @Sendable () -> Void\r
        \tfunc execute(_ total: Int) { if total > 0 { notify() } }\r
        }\r

        """)
    #expect(
      try text(Self.order)
        == "struct Order: Equatable, Sendable { let total: Int }\n")
    #expect(try unchanged(but: [Self.useCase, Self.order]))
    let again = try fix("--yes", "--allow-dirty", "--choose", "drop-import")
    #expect(again.code == 0)
    #expect(again.output.contains("no finding that can be fixed so"))
    #expect(try BuiltCommand.run(["undo"], in: root).code == 0)
    #expect(try unchanged())
  }

  @Test func aDryRunWritesNothingAndItsPatchApplies() throws {
    let run = try fix("--choose", "drop-import", "--dry-run", "--format", "patch")
    #expect(run.code == 0)
    #expect(try unchanged())
    try write(run.output, to: "fix.patch")
    #expect(try git("apply", "fix.patch").code == 0)
    #expect(try text(Self.order).hasPrefix("struct Order"))
    #expect(try !text(Self.useCase).contains("strata:allow"))
  }

  @Test func withoutAnybodyToAskNothingIsWritten() throws {
    #expect(try fix().code == 2)
    #expect(try unchanged())
  }

  @Test func onlyWhatIsAskedForIsFixed() throws {
    let run = try fix(
      "--only-rule", "dependency.framework-in-domain", "--choose", "drop-import", "--yes")
    #expect(run.code == 0, "\(run.errors)")
    #expect(try unchanged(but: [Self.order]))
    #expect(try text(Self.order) != Self.files[Self.order])
    #expect(try fix("Sources/Shop/Domain/Entities", "--dry-run").output.contains("no finding"))
  }

  @Test func whatTheCommandOfTheUserRefusesIsTakenBack() throws {
    let failed = try fix(
      "--choose", "drop-import", "--yes", "--verify", "echo looked; grep -q UIKit \(Self.order)")
    #expect(failed.code == 2)
    #expect(failed.errors.contains("looked\n"))
    #expect(failed.errors.contains("all of it has been taken back"))
    #expect(try unchanged())
    let kept = try fix(
      "--choose", "drop-import", "--yes", "--verify", "! grep -q UIKit \(Self.order)")
    #expect(kept.code == 0)
    #expect(try text(Self.order).hasPrefix("struct Order"))
  }

  @Test func aFileWithUncommittedWorkIsLeftAlone() throws {
    try write(text(Self.order) + "\n// more\n", to: Self.order)
    #expect(try fix("--choose", "drop-import", "--yes").code == 2)
    #expect(try text(Self.useCase) == Self.files[Self.useCase])
    #expect(try text(Self.order).hasPrefix("import UIKit"))
  }
}
