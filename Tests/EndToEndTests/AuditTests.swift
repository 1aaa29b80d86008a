import Foundation
import TestSupport
import Testing

private let reference = "dependency.layer-reference"
private let framework = "dependency.framework-in-domain"
private let loosened = "upkeep.loosened"

/// A use case that names a screen, and an entity that is clean.
private let shop = [
  "Domain/UseCases/PlaceOrder.swift": """
  struct PlaceOrder {
    let screen: CheckoutScreen
    func execute(_ total: Int) { if total > 0 { screen.confirm() } }
  }
  """,
  "Domain/Entities/Order.swift": "struct Order: Equatable, Sendable { let total: Int }\n",
  "Presentation/CheckoutScreen.swift": """
  import SwiftUI
  struct CheckoutScreen: View {
    func confirm() {}
    var body: some View { Text("Thank you") }
  }
  """,
]

private let cancelling = """
  struct CancelOrder {
    let screen: CheckoutScreen
    func execute(_ total: Int) { if total > 0 { screen.confirm() } }
  }
  """

private let placing = shop["Domain/UseCases/PlaceOrder.swift"] ?? ""

@Suite("strata audit")
struct AuditTests {
  private func changed() throws -> ChangedProject {
    let project = try ChangedProject(shop)
    try project.git("checkout", "-q", "-b", "change")
    return project
  }

  @Test func whatWasThereBeforeIsInheritedAndFailsNothing() throws {
    let project = try changed()
    try project.write(["Domain/Entities/Item.swift": "struct Item: Equatable, Sendable {}\n"])
    try project.commit()
    #expect(try project.told() == .init(code: 0, inherited: [reference]))
    let run = try project.audit()
    #expect(run.output.hasPrefix("introduced nothing, inherited 1, fixed 0 against main ("))
    #expect(run.errors.isEmpty)
    #expect(try project.audit("--all").output.contains("PlaceOrder.swift:2:15: error: "))
  }

  @Test func whatTheChangeBringsIsIntroducedAndFails() throws {
    let project = try changed()
    try project.write(["Domain/UseCases/CancelOrder.swift": cancelling])
    try project.commit()
    #expect(try project.told() == .init(code: 1, introduced: [reference], inherited: [reference]))
    let run = try project.audit()
    #expect(run.code == 1)
    #expect(run.output.contains("Domain/UseCases/CancelOrder.swift:2:15: error: "))
    #expect(!run.output.contains("PlaceOrder.swift:2"))
    #expect(run.output.contains("\n\nintroduced 1 error, inherited 1, fixed 0 against main ("))
    #expect(try project.audit("--exit-zero").code == 0)
  }

  @Test func whatIsNotCommittedOrNotEvenKnownToGitCounts() throws {
    let project = try ChangedProject(shop)
    try project.write([
      "Domain/UseCases/CancelOrder.swift": cancelling,
      "Domain/Entities/Order.swift": "import UIKit\nstruct Order: Sendable { let total: Int }\n",
    ])
    let told = try project.told()
    #expect(told == .init(code: 1, introduced: [framework, reference], inherited: [reference]))
    #expect(try project.audit().output.contains("only what is not committed was compared"))
  }

  @Test func whatIsNoMoreIsFixed() throws {
    let project = try changed()
    try project.write([
      "Domain/UseCases/PlaceOrder.swift": """
      struct PlaceOrder {
        let confirm: @Sendable () -> Void
        func execute(_ total: Int) { if total > 0 { confirm() } }
      }
      """
    ])
    #expect(try project.told() == .init(code: 0, fixed: [reference]))
    let run = try project.audit()
    #expect(run.output.hasPrefix("fixed: Domain/UseCases/PlaceOrder.swift: entity 'PlaceOrder'"))
    #expect(run.output.contains("[\(reference)]\n\nintroduced nothing, "))
  }

  @Test func warningsFailOnlyIfThatIsAskedFor() throws {
    let project = try changed()
    try project.write(["Domain/Entities/Order.swift": "struct Order { let total: Int }\n"])
    #expect(try project.told() == .init(code: 0, introduced: [], inherited: [reference]))
    try project.write([
      "Domain/Entities/Order.swift": "// strata:allow dependency.cycle — why\nstruct Order {}\n"
    ])
    let told = try project.told("--skip-rule", loosened)
    #expect(told.code == 0 && told.introduced == ["upkeep.unused-suppression"])
    #expect(try project.told("--skip-rule", loosened, "--strict").code == 1)
  }

  @Test func linesThatMoveChangeNothing() throws {
    let project = try changed()
    try project.write(["Domain/UseCases/PlaceOrder.swift": "// One\n\n\n// Two\n\n" + placing])
    #expect(try project.told() == .init(code: 0, inherited: [reference]))
  }

  @Test(arguments: [true, false])
  func aRenamedFileKeepsItsFindings(isCommitted: Bool) throws {
    let project = try changed()
    try project.write(["Domain/Ordering/Placement.swift": placing + "\n// More to come.\n"])
    try project.remove("Domain/UseCases/PlaceOrder.swift")
    if isCommitted { try project.commit() }
    #expect(try project.told() == .init(code: 0, inherited: [reference]))
  }

  @Test func aTypeThatMovesToAnotherFileKeepsItsFindings() throws {
    let project = try changed()
    try project.write([
      "Domain/UseCases/PlaceOrder.swift": "struct OrderLimit: Sendable { let total = 1 }\n",
      "Domain/UseCases/Orders.swift": "struct OrderCount: Sendable { let total = 1 }\n" + placing,
    ])
    #expect(try project.told() == .init(code: 0, inherited: [reference]))
  }

  @Test func aRenamedTypeKeepsItsFindings() throws {
    let project = try changed()
    for name in ["PlaceOrder", "CheckoutScreen"] {
      let renamed = placing.replacingOccurrences(of: name, with: "New")
      try project.write(["Domain/UseCases/PlaceOrder.swift": renamed])
      if name == "CheckoutScreen" {
        let screen = shop["Presentation/CheckoutScreen.swift"] ?? ""
        try project.write([
          "Presentation/CheckoutScreen.swift": screen.replacingOccurrences(of: name, with: "New")
        ])
      }
      #expect(try project.told() == .init(code: 0, inherited: [reference]))
    }
  }

  @Test func anImportGoesWithTheTypesOfAFileThatIsSplit() throws {
    let dish = "struct Dish: Sendable { let name: String }\n"
    let menu = "struct Menu: Sendable { let name: String }\n"
    let project = try ChangedProject(
      shop.merging(["Domain/Entities/Menu.swift": "import UIKit\n" + menu + dish]) { $1 })
    try project.write([
      "Domain/Entities/Menu.swift": "import UIKit\n" + menu,
      "Domain/Entities/Dish.swift": "import UIKit\n" + dish,
    ])
    let told = try project.told()
    #expect(told == .init(code: 0, inherited: [framework, framework, reference]))
  }

  @Test func anotherOffenceInATouchedFileIsIntroduced() throws {
    let project = try changed()
    try project.write(["Domain/UseCases/PlaceOrder.swift": "import UIKit\n" + placing])
    #expect(try project.told() == .init(code: 1, introduced: [framework], inherited: [reference]))
  }

  @Test func pathsNarrowTheReport() throws {
    let project = try changed()
    try project.write(["Domain/UseCases/CancelOrder.swift": cancelling])
    #expect(try project.told("Presentation") == .init(code: 0))
    let told = try project.told("Domain/UseCases/CancelOrder.swift")
    #expect(told == .init(code: 1, introduced: [reference]))
  }

  @Test func theOutputForPeopleIsWhatItWas() throws {
    let project = try changed()
    try project.write([
      "Domain/UseCases/PlaceOrder.swift": "struct PlaceOrder: Sendable { let total: Int }\n",
      "Domain/Entities/Receipt.swift": "import UIKit\nstruct Receipt { let picture: UIImage }\n",
      "Domain/Entities/Order.swift":
        "// strata:allow dependency.cycle — why\nstruct Order: Sendable {}\n",
    ])
    try project.commit()
    let commit = try project.git("rev-parse", "main").prefix(7)
    let run = try project.audit()
    try expectGolden(
      run.output.replacingOccurrences(of: commit, with: "1a2b3c4"), "audit.txt")
    #expect(run.errors.isEmpty)
  }
}

@Suite("What a change allows itself")
struct LoosenedTests {
  private static let path = "Domain/UseCases/PlaceOrder.swift"

  @Test func aNewPermissionFailsInPlaceOfWhatItAllows() throws {
    let project = try ChangedProject(shop)
    try project.write([
      "Domain/UseCases/CancelOrder.swift":
        "// strata:allow-file \(reference) — trust me\n" + cancelling
    ])
    let told = try project.told()
    #expect(told == .init(code: 1, introduced: [loosened], inherited: [reference]))
    #expect(try project.told("--skip-rule", loosened).code == 0)
  }

  @Test func allowingWhatWasThereIsNoFix() throws {
    let project = try ChangedProject(shop)
    try project.write([Self.path: "// strata:allow-file \(reference) — trust me\n" + placing])
    #expect(try project.told() == .init(code: 1, introduced: [loosened]))
  }

  @Test func takingAPermissionAwayBringsNothingNew() throws {
    let project = try ChangedProject(
      shop.merging([Self.path: "// strata:allow-file \(reference) — for now\n" + placing]) { $1 })
    try project.write([Self.path: placing])
    #expect(try project.told() == .init(code: 0, inherited: [reference]))
  }

  @Test func aPermissionMovesWithItsFile() throws {
    let text = "// strata:allow-file \(reference) — for now\n" + placing
    let project = try ChangedProject(shop.merging([Self.path: text]) { $1 })
    try project.git("mv", Self.path, "Domain/Placement.swift")
    #expect(try project.told() == .init(code: 0))
  }

  @Test func aLargerBaselineIsALoosening() throws {
    let project = try ChangedProject(shop)
    #expect(try BuiltCommand.run(["baseline", "write"], in: project.root).code == 0)
    let told = try project.told()
    #expect(told == .init(code: 1, introduced: [loosened], inherited: [reference]))
    #expect(try project.audit().output.contains(".strata-baseline.json:"))
    try project.commit()
    #expect(try project.told() == .init(code: 0, inherited: [reference]))
  }

  @Test func aCheckDoesNotPretendToRunTheRule() throws {
    let project = try ChangedProject(shop)
    let run = try BuiltCommand.run(["--only-rule", loosened], in: project.root)
    #expect(run.code == 2)
    #expect(
      run.errors == "error: '\(loosened)' is about changes: only `strata audit` runs it\n")
  }

  @Test func anUpkeepRuleCannotBeAllowedByTheChangeItself() throws {
    let project = try ChangedProject(shop)
    try project.write([
      Self.path: "// strata:allow-file \(loosened) — trust me\n"
        + "// strata:allow-file \(reference) — trust me\n" + placing
    ])
    #expect(try project.told().introduced.filter { $0 == loosened }.count == 2)
  }
}

@Suite("What an audit compares with")
struct AuditBaseTests {
  @Test func commitsOfTheMainBranchSinceAreNoFixes() throws {
    let project = try ChangedProject(shop)
    try project.git("checkout", "-q", "-b", "change")
    try project.write(["Domain/Entities/Item.swift": "struct Item: Sendable {}\n"])
    try project.commit()
    try project.git("checkout", "-q", "main")
    try project.remove("Domain/UseCases/PlaceOrder.swift")
    try project.commit()
    try project.git("checkout", "-q", "change")
    #expect(try project.told() == .init(code: 0, inherited: [reference]))
    #expect(try project.told("--base", "main~1") == .init(code: 0, inherited: [reference]))
  }

  @Test func anotherCommitCanBeNamed() throws {
    let project = try ChangedProject(shop)
    try project.write(["Domain/UseCases/CancelOrder.swift": cancelling])
    try project.commit()
    #expect(try project.told() == .init(code: 0, inherited: [reference, reference]))
    let told = try project.told("--base", "HEAD~1")
    #expect(told == .init(code: 1, introduced: [reference], inherited: [reference]))
  }

  @Test func aBaseWithoutSwiftHasNoFindings() throws {
    let project = try ChangedProject(["README": "Shop\n"])
    try project.write(shop)
    #expect(try project.told() == .init(code: 1, introduced: [reference]))
  }

  @Test func duringAMergeWhatItBringsInIsNotIntroduced() throws {
    let project = try ChangedProject(shop)
    try project.git("checkout", "-q", "-b", "change")
    try project.write(["Domain/Entities/Item.swift": "struct Item: Sendable {}\n"])
    try project.commit()
    try project.git("checkout", "-q", "main")
    try project.write(["Domain/UseCases/CancelOrder.swift": cancelling])
    try project.commit()
    try project.git("checkout", "-q", "change")
    try project.git("merge", "-q", "--no-commit", "--no-ff", "main")
    #expect(try project.told() == .init(code: 0, inherited: [reference, reference]))
    #expect(try project.audit().output.contains("a merge is in progress"))
  }

  @Test func aFolderOfTheTreeIsAuditedFromWithinToo() throws {
    let project = try ChangedProject(shop)
    try project.write(["Domain/UseCases/CancelOrder.swift": cancelling])
    let folder = project.root.appendingPathComponent("Domain")
    let run = try BuiltCommand.run(["audit", "--color", "never"], in: folder)
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("UseCases/CancelOrder.swift:2:15: error: "))
    #expect(run.output.contains("\n\nintroduced 1 error, inherited 1, fixed 0 against main ("))
  }

  @Test func theBranchOfTheRemoteCountsWhereTheOneHereIsBehind() throws {
    let project = try ChangedProject(shop)
    let first = try project.git("rev-parse", "HEAD")
    try project.write(["Domain/UseCases/CancelOrder.swift": cancelling])
    try project.commit()
    try project.git("update-ref", "refs/remotes/origin/main", "HEAD")
    try project.git("checkout", "-q", "-b", "change")
    try project.git("branch", "-f", "main", first)
    #expect(try project.told() == .init(code: 0, inherited: [reference, reference]))
  }

  @Test func anUnknownReferenceSaysHowToFetchIt() throws {
    let project = try ChangedProject(shop)
    let run = try project.audit("--base", "release/9")
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("error: git knows no commit 'release/9'; `git fetch origin"))
    #expect(run.output.isEmpty)
  }

  @Test(arguments: ["--base=-x", "--base=--output=ran", "--base=--help"])
  func aReferenceIsNeverAnOptionOfGit(argument: String) throws {
    let project = try ChangedProject(shop)
    let run = try project.audit(argument)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("error: git knows no commit '-"))
    #expect(
      !FileManager.default.fileExists(atPath: project.root.appendingPathComponent("ran").path))
  }

  @Test func whereNothingIsCommittedThereIsNothingToCompareWith() throws {
    let project = try ChangedProject()
    try project.write(shop)
    let run = try project.audit()
    #expect(run.code == 2)
    #expect(run.errors.contains("has no commit yet") && run.errors.contains("`strata check`"))
  }

  @Test func outsideOfGitThereIsNothingToCompareWith() throws {
    let project = try ChangedProject()
    try project.write(shop)
    try FileManager.default.removeItem(at: project.root.appendingPathComponent(".git"))
    let run = try project.audit()
    #expect(run.code == 2)
    #expect(run.errors.contains("is in no git tree"))
    #expect(try project.audit("none").errors == "error: there is no file or folder 'none'\n")
  }

  @Test func aShallowCloneWithoutTheBaseSaysHowToGetIt() throws {
    let project = try ChangedProject(shop)
    try project.git("checkout", "-q", "-b", "change")
    try project.write(["Domain/Entities/Item.swift": "struct Item: Sendable {}\n"])
    try project.commit()
    try project.git("checkout", "-q", "main")
    try project.write(["README": "Shop\n"])
    try project.commit()
    try project.git(
      "clone", "-q", "--depth", "1", "--no-single-branch", "--branch", "change",
      project.root.absoluteString, "clone")
    let clone = project.root.appendingPathComponent("clone")
    let run = try BuiltCommand.run(["audit"], in: clone)
    #expect(run.code == 2)
    #expect(run.errors.contains("`git fetch --unshallow`"), "\(run.errors)")
  }

  @Test func withoutAMainBranchOneHasToBeNamed() throws {
    let project = try ChangedProject(shop)
    try project.git("branch", "-m", "trunk")
    let run = try project.audit()
    #expect(run.code == 2)
    #expect(run.errors.contains("--base"))
    #expect(try project.told("--base", "trunk") == .init(code: 0, inherited: [reference]))
  }

  @Test func noProgramOfTheRepositorysSettingsRuns() throws {
    let project = try ChangedProject(
      shop.merging([".gitattributes": "*.swift filter=x diff=x\n"]) { $1 })
    let hook = project.root.appendingPathComponent("hook")
    try Data("#!/bin/sh\ntouch '\(project.root.path)/ran'\ncat\n".utf8).write(to: hook)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook.path)
    for key in [
      "core.fsmonitor", "filter.x.clean", "filter.x.smudge", "filter.x.process", "diff.x.command",
      "diff.x.textconv", "diff.external",
    ] {
      try project.git("config", key, hook.path)
    }
    try project.write(["Domain/Moved.swift": placing])
    try project.remove("Domain/UseCases/PlaceOrder.swift")
    #expect(try project.told() == .init(code: 0, inherited: [reference]))
    #expect(
      !FileManager.default.fileExists(atPath: project.root.appendingPathComponent("ran").path))
  }
}
