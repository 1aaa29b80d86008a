import Foundation
import TestSupport
import Testing

@Suite("The built command and the baseline")
struct BaselineCommandTests {
  private let file = ".strata-baseline.json"

  /// A project whose one finding is frozen and committed.
  private func frozen() throws -> ChangingProject {
    let project = try ChangingProject()
    #expect(try project.strata("baseline", "write").code == 0)
    try project.commit()
    return project
  }

  @Test func whatIsFrozenIsCleanAndSaysHowLargeItIs() throws {
    let project = try ChangingProject()
    #expect(try project.strata().code == 1)
    let write = try project.strata("baseline", "write")
    #expect(write.code == 0)
    #expect(write.output == "by rule\n  dependency.framework-in-domain  1\n")
    #expect(write.errors == "1 finding written to '\(file)'\nnext: strata check\n")
    let check = try project.strata("--strict")
    #expect(check.code == 0 && check.errors.isEmpty)
    #expect(check.output.hasPrefix("No new errors or warnings in 1 file.\n"))
    #expect(check.output.contains("baseline: 1 finding (1 more than in the last commit)\n"))
    try project.commit()
    #expect(try project.strata().output.contains("1 finding (as many as in the last commit)\n"))
    try project.git("checkout", "-q", "-b", "topic")
    try project.write("Sources/Domain/Dish.swift", ChangingProject.clean("Dish"))
    let mended = try project.strata()
    #expect(mended.output.contains("baseline: 0 findings (1 fewer than on main)\n"))
    #expect(mended.output.contains("1 finding of it is fixed and was removed: commit '\(file)'\n"))
    #expect(try !project.text(file).contains("Dish"))
  }

  @Test func aNewFindingFailsBesideAnAcceptedOne() throws {
    let project = try frozen()
    try project.write("Sources/Domain/Menu.swift", ChangingProject.offence("Menu"))
    let before = try project.text(file)
    let check = try project.strata("--format", "json")
    #expect(check.code == 1)
    let json = try JSONSerialization.jsonObject(with: Data(check.output.utf8)) as? [String: Any]
    let summary = try #require(json?["summary"] as? [String: Any])
    #expect(summary["errors"] as? Int == 1 && summary["baselined"] as? Int == 1)
    let findings = try #require(json?["findings"] as? [[String: Any]])
    #expect(findings.map { $0["baselined"] as? Bool } == [true, nil])
    #expect(try project.text(file) == before)
  }

  @Test func unattendedNothingIsWrittenAndWhatIsGoneFails() throws {
    let project = try frozen()
    try project.write("Sources/Domain/Dish.swift", ChangingProject.clean("Dish"))
    let before = try project.text(file)
    let check = try project.strata(isUnattended: true)
    #expect(check.code == 1)
    #expect(check.output.contains("\n.strata-baseline.json:5:5: error: the baseline accepts "))
    #expect(check.output.contains("[upkeep.stale-baseline]"))
    #expect(try project.text(file) == before)
    #expect(try project.strata("Sources", isUnattended: true).code == 0)
    #expect(
      try project.strata("--skip-rule", "upkeep.stale-baseline", isUnattended: true).code == 0)
  }

  @Test(arguments: [false, true])
  func aRenamedFileKeepsItsFindings(isUnattended: Bool) throws {
    for stage in 0..<3 {
      let project = try frozen()
      try project.move("Sources/Domain/Dish.swift", to: "Sources/Domain/Entities/Meal.swift")
      if stage > 0 { try project.git("add", "-A") }
      if stage > 1 { try project.commit() }
      let check = try project.strata(isUnattended: isUnattended)
      #expect(check.code == 0, "stage \(stage): \(check.output)")
      let isFollowed = try project.text(file).contains("Sources/Domain/Entities/Meal.swift")
      #expect(isFollowed == !isUnattended)
      #expect(try project.strata(isUnattended: true).code == 0)
    }
  }

  @Test func withoutGitAMovedFileIsKnownByItsSymbols() throws {
    let project = try ChangingProject(isInGit: false)
    let write = try project.strata("baseline", "write")
    #expect(write.code == 0)
    try project.move("Sources/Domain/Dish.swift", to: "Sources/Domain/Entities/Dish.swift")
    let check = try project.strata()
    #expect(check.code == 0)
    #expect(check.output.contains("baseline: 1 finding\n"))
    #expect(check.output.contains("1 entry of it followed moved files\n"))
  }

  @Test func whatTheBaselineHoldsAndWhatIsGoneIsShownAndPruned() throws {
    let project = try frozen()
    try project.write("Sources/Domain/Dish.swift", ChangingProject.clean("Dish"))
    let show = try project.strata("baseline")
    #expect(show.code == 0)
    #expect(
      show.output == """
        by rule
          dependency.framework-in-domain  1

        by file
          Sources/Domain/Dish.swift  1

        gone
          Sources/Domain/Dish.swift: 'Dish.swift' → 'UIKit' [dependency.framework-in-domain]

        """)
    #expect(show.errors == "'\(file)' holds 1 finding (as many as in the last commit)\n")
    #expect(try project.strata("baseline", "prune", "Package.swift").output.isEmpty)
    let prune = try project.strata("baseline", "prune", isUnattended: true)
    #expect(prune.code == 0 && prune.output.hasPrefix("gone\n  Sources/Domain/Dish.swift: "))
    #expect(prune.errors.contains("1 finding of it is fixed and was removed: commit '\(file)'\n"))
    #expect(try project.strata("baseline", "prune").errors.hasPrefix("nothing to take out of "))
    #expect(try project.text(file).contains("\"findings\": []"))
  }

  @Test func anotherFileIsUsedWhereItIsAskedFor() throws {
    let project = try ChangingProject()
    let write = try project.strata("baseline", "write", "--baseline", "old/accepted.json")
    #expect(write.code == 2)
    #expect(write.errors.hasPrefix("error: cannot write the baseline 'old/accepted.json': "))
    #expect(try project.strata("baseline", "write", "--baseline", "accepted.json").code == 0)
    #expect(try project.strata().code == 1)
    #expect(try project.strata("--baseline", "accepted.json").code == 0)
    let missing = try project.strata("--baseline", "axepted.json")
    #expect(missing.code == 2)
    #expect(missing.errors.hasPrefix("error: there is no baseline 'axepted.json'; "))
    #expect(try project.strata("baseline", "show").errors.hasPrefix("error: there is no baseline "))
  }

  @Test(arguments: [
    (
      "<<<<<<< HEAD\n", "error: the baseline '.strata-baseline.json' has a merge conflict in line 1"
    ),
    ("{", "error: cannot read the baseline '.strata-baseline.json', line 1: "),
    (
      "", "error: cannot read the baseline '.strata-baseline.json', line 1: the file ends too early"
    ),
    ("{\"schemaVersion\": 7}", "error: the baseline '.strata-baseline.json' has schema version 7"),
  ])
  func aBaselineThatCannotBeReadIsOneClearError(text: String, message: String) throws {
    let project = try ChangingProject()
    try project.write(file, text)
    for command in [["check"], ["baseline", "show"], ["baseline", "prune"]] {
      let run = try BuiltCommand.run(command, in: project.folder)
      #expect(run.code == 2)
      #expect(run.errors.hasPrefix(message), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1)
      #expect(run.output.isEmpty)
      #expect(try project.text(file) == text)
    }
  }
}

@Suite("The built command and what changed")
struct ChangedSinceTests {
  @Test func onlyChangedFilesAreReportedOnAndTheWholeIsKnown() throws {
    let project = try ChangingProject()
    try project.git("checkout", "-q", "-b", "topic")
    let clean = try project.strata("--changed-since", "main")
    #expect(clean.code == 0 && clean.errors.isEmpty)
    #expect(
      clean.output.hasPrefix("nothing to check: no Swift file asked for changed since 'main'"))
    try project.write(
      "Sources/Data/MenuDTO.swift", "struct MenuDTO: Decodable { let name: String }\n")
    try project.commit()
    try project.write(
      "Sources/Domain/Menu.swift", "struct Menu: Sendable {\n  let store: MenuDTO\n}\n")
    let check = try project.strata("--changed-since", "main")
    #expect(check.code == 1)
    let heads = check.output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(heads.allSatisfy { $0.hasPrefix("Sources/Domain/Menu.swift:2:") } && !heads.isEmpty)
    #expect(check.output.contains(" in the 2 files changed since 'main'; all 3 files placed"))
    #expect(try project.strata("Sources/Data", "--changed-since", "main").code == 0)
  }

  @Test func whatHindersIsSaidWithAWayOn() throws {
    let project = try ChangingProject()
    let unknown = try project.strata("--changed-since", "mian")
    #expect(unknown.code == 2)
    #expect(unknown.errors == "error: git knows no commit 'mian'; did you mean 'main'?\n")
    let far = try project.strata("--changed-since", "feature/of-somebody")
    #expect(far.errors.contains("`git fetch origin feature/of-somebody` brings it"))
    try project.commit()
    try project.git(
      "clone", "-q", "--depth", "1", "file://" + project.folder.path, "clone")
    let shallow = try project.strata("check", "clone", "--changed-since", "HEAD~1")
    #expect(shallow.code == 2)
    #expect(shallow.errors.contains("the clone is shallow: `git fetch --deepen=200`"))
    let none = try ChangingProject(isInGit: false).strata("--changed-since", "main")
    #expect(none.code == 2)
    #expect(none.errors.contains("' is in no git tree, so nobody knows what changed; give paths"))
    let json = try project.strata("--changed-since", "mian", "--format", "json")
    #expect(json.output.contains("\"kind\": \"unknown-reference\""))
  }
}
