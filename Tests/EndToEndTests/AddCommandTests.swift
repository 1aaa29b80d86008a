import Foundation
import TestSupport
import Testing

@Suite("strata add, undo and conventions")
struct AddCommandTests {
  private let copy: ExampleCopy

  init() throws {
    copy = try ExampleCopy(of: "Users")
    _ = try git("init", "-q")
    _ = try commit()
  }

  private func git(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(
      tool: URL(fileURLWithPath: "/usr/bin/env"), ["git"] + arguments, in: copy.root)
  }

  private func commit() throws -> BuiltCommand.Outcome {
    _ = try git("add", "-A")
    return try git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-qm", "All")
  }

  private func strata(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(arguments, in: copy.root)
  }

  private let invoice = "Sources/Domain/Entities/Invoice.swift"
  private let fields = ["--field", "id:UUID", "--field", "owner:User", "--field", "total:Decimal?"]

  private func add(_ more: String...) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(["add", "entity", "Invoice"] + fields + more, in: copy.root)
  }

  @Test func writesAnEntityAsTheProjectDoesAndUndoesIt() throws {
    let added = try add("--yes")
    #expect(added.code == 0, "\(added.errors)")
    #expect(added.output.contains("as 'User'"))
    #expect(
      try copy.text(invoice) == """
        import Foundation

        package struct Invoice: Equatable, Sendable {
          package let id: UUID
          package let owner: User
          package let total: Decimal?

          package init(id: UUID, owner: User, total: Decimal?) {
            self.id = id
            self.owner = owner
            self.total = total
          }
        }

        """)
    #expect(try strata("check", "--info").code == 0)
    #expect(try strata("undo", "--list").output.contains("add entity Invoice"))
    let again = try add("--yes")
    #expect(again.code == 2)
    #expect(again.errors.contains("'Invoice' exists already"), "\(again.errors)")
    let undone = try strata("undo")
    #expect(undone.code == 0, "\(undone.errors)")
    #expect(try git("status", "--porcelain").output == "")
    #expect(try strata("undo").errors.contains("there is no change to undo"))
  }

  @Test func aDryRunWritesNothingAndGitAppliesItsPatch() throws {
    let patch = try add("--dry-run", "--format", "patch")
    #expect(patch.code == 0, "\(patch.errors)")
    #expect(try git("status", "--porcelain").output == "")
    try copy.write(patch.output, to: "../p.patch")
    #expect(try git("apply", "--check", "../p.patch").code == 0)
    _ = try git("apply", "../p.patch")
    let applied = try copy.text(invoice)
    try copy.remove(invoice)
    _ = try add("--yes")
    #expect(try copy.text(invoice) == applied)
  }

  @Test func nothingIsWrittenWithoutConsent() throws {
    let run = try add()
    #expect(run.code == 2)
    #expect(run.errors.contains("--yes"), "\(run.errors)")
    #expect(try git("status", "--porcelain").output == "")
  }

  @Test func aPlanThatIntroducesAFindingIsNotOffered() throws {
    let run = try BuiltCommand.run(
      ["add", "entity", "Invoice"] + fields + ["--in", "Sources/Presentation/UsersScene", "--yes"],
      in: copy.root)
    #expect(run.code == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("condition "), "\(run.output)")
    #expect(try git("status", "--porcelain").output == "")
  }

  @Test(arguments: [
    (["invoice", "--field", "id:UUID"], "no type can be called 'invoice'"),
    (["Invoice"], "give --field name:Type"),
    (["Invoice", "--field", "id"], "invalid"),
    (["Invoice", "--field", "a:Int", "--field", "a:Int"], "'a' is given twice"),
    (["Invoice", "--field", "a:Int", "--like", "Usr"], "did you mean 'User'"),
    (["Invoice", "--field", "a:Int", "--in", "../out"], "outside the project"),
    (["User", "--field", "a:Int"], "'User' exists already"),
  ])
  func saysWhatItDoesNotTake(arguments: [String], message: String) throws {
    let run = try BuiltCommand.run(["add", "entity"] + arguments + ["--yes"], in: copy.root)
    #expect(run.code == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(try git("status", "--porcelain").output == "")
  }

  @Test func anUndoLeavesWhatWasEditedSince() throws {
    _ = try add("--yes")
    try copy.replace("owner", by: "payer", in: invoice)
    let run = try strata("undo")
    #expect(run.code == 2)
    #expect(run.errors.contains("'\(invoice)' was edited since"), "\(run.errors)")
    #expect(try copy.text(invoice).contains("payer"))
  }

  @Test func theConventionsOfTheExample() throws {
    let run = try strata("conventions")
    #expect(run.code == 0, "\(run.errors)")
    try expectRecorded(
      run.output,
      in: Repository.root.appendingPathComponent("Tests/EndToEndTests/Goldens/conventions.txt"))
    let json = try strata("conventions", "--format", "json")
    #expect(json.output.contains(#""topic": "entry-method""#), "\(json.output)")
    #expect(try strata("conventions", "--lang", "zh-Hans").output.contains("已形成约定"))
  }
}
