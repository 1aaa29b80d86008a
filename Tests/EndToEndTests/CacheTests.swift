import Foundation
import TestSupport
import Testing

@Suite("The cache of the built command")
struct CacheTests {
  private let copy: ExampleCopy
  private var cache: String { copy.folder.appendingPathComponent("cache").path }

  init() throws { copy = try ExampleCopy() }

  /// What a check prints as JSON, all but how long it took.
  private func report(_ arguments: [String]) throws -> String {
    let run = try BuiltCommand.run(
      ["check", "--format", "json", "--info", "--all-rules", "--exit-zero"] + arguments,
      in: copy.root)
    #expect(run.code == 0, "\(run.errors)")
    return run.output.replacing(/"timings": \{[^}]*\}/, with: "") + run.errors
  }

  private func cold() throws -> String {
    try report(["--cache-path", copy.folder.appendingPathComponent(UUID().uuidString).path])
  }

  /// Holds a warm run against one without a cache.
  private func expectSame(_ when: String) throws {
    let plain = try report(["--no-cache"])
    #expect(plain.contains("\"findings\""))
    #expect(try report(["--cache-path", cache]) == plain, "warm, \(when)")
    #expect(try report(["--cache-path", cache]) == plain, "warm and unchanged, \(when)")
  }

  /// Holds a run with an empty cache against one without any.
  private func expectSameCold() throws {
    #expect(try cold() == report(["--no-cache"]))
  }

  private static let order = "Sources/Tangled/Domain/Entities/Dish.swift"
  private static let other = "Sources/Tangled/Domain/Entities/Eaten.swift"

  @Test(arguments: ["none", "sha1", "sha256"])
  func changesOfFilesAreSeen(git: String) throws {
    if git != "none" { try copy.commitAll(format: git) }
    try expectSame("as it was")
    try copy.replace("import Foundation", by: "import UIKit", in: Self.order)
    try copy.replace("struct Dish", by: "import UIKit\nstruct Dish", in: Self.order)
    try expectSame("a file edited")
    try copy.move(Self.order, to: Self.other)
    try expectSame("a file renamed")
    try copy.write("import SwiftUI\nstruct New {}\n", to: "Sources/Tangled/Domain/New.swift")
    try expectSame("a file added")
    try copy.remove(Self.other)
    try expectSame("a file deleted")
    let date = Date(timeIntervalSinceNow: 100)
    try FileManager.default.setAttributes(
      [.modificationDate: date], ofItemAtPath: copy("Package.swift").path)
    try expectSame("a manifest touched")
    try copy.replace("Tangled", by: "Untangled", in: "Package.swift")
    try expectSame("a manifest edited")
    try expectSameCold()
  }

  @Test func aChangeOfTheSameSizeRightAfterGitLookedIsSeen() throws {
    try copy.commitAll()
    let path = "Sources/Tangled/Domain/New.swift"
    for round in 0..<5 {
      try copy.write("import SwiftUI\nstruct A {}\n", to: path)
      try copy.git("add", "-A")
      try copy.replace("import SwiftUI", by: "import Network", in: path)
      try expectSame("round \(round)")
    }
  }

  @Test(arguments: ["--assume-unchanged", "--skip-worktree"])
  func aChangeThatGitWasToldNotToLookForIsSeen(option: String) throws {
    try copy.commitAll()
    try expectSame("as it was")
    try copy.git("update-index", option, Self.order)
    try copy.replace("struct Dish", by: "import UIKit\nstruct Dish", in: Self.order)
    try expectSame("edited")
  }

  @Test func lineEndsThatGitChangesAreReadAsTheyAre() throws {
    try copy.commitAll()
    try expectSame("as it was")
    try copy.git("config", "core.autocrlf", "true")
    for path in [Self.order, "Package.swift"] { try copy.remove(path) }
    try copy.git("checkout", "--", ".")
    #expect(try copy.text(Self.order).contains("\r\n"))
    try expectSame("with other line ends")
    try copy.git("add", "-A")
    try expectSame("with other line ends, looked at by git")
  }

  @Test func linksConflictsAndSubmodulesAreReadAsTheyAre() throws {
    try copy.commitAll()
    try FileManager.default.createSymbolicLink(
      atPath: copy("Sources/Tangled/Domain/Linked.swift").path,
      withDestinationPath: "../Data/DTO/OrderDTO.swift")
    try copy.git("add", "-A")
    try expectSame("a link")
    try copy.remove("Sources/Tangled/Domain/Linked.swift")
    try FileManager.default.createSymbolicLink(
      atPath: copy("Sources/Tangled/Domain/Linked.swift").path,
      withDestinationPath: "Entities/Dish.swift")
    try expectSame("a link that leads elsewhere")

    try copy.git("commit", "-q", "-a", "-m", "Link")
    for (branch, name) in [("one", "UIKit"), ("two", "SwiftUI")] {
      try copy.git("checkout", "-q", "-b", branch, "main")
      try copy.replace("struct Dish", by: "import \(name)\nstruct Dish", in: Self.order)
      try copy.git("commit", "-q", "-a", "-m", name)
      try expectSame("on branch \(branch)")
    }
    #expect(try copy.git("merge", "one") != 0)
    #expect(try copy.text(Self.order).contains("<<<<<<<"))
    try expectSame("a conflict")
    try copy.git("merge", "--abort")
    try copy.git("checkout", "-q", "main")
    try expectSame("back again")

    let other = try ExampleCopy()
    try other.commitAll()
    try copy.git("submodule", "add", "-q", other.root.path, "Vendor")
    try expectSame("a submodule")
  }

  @Test func manyAtOnceSayTheSameAndLeaveAWholeCacheOfAll() throws {
    try copy.commitAll()
    try copy.write("struct Alone {}\n", to: "Sources/Tangled/Domain/Alone.swift")
    let plain = try report(["--no-cache"])
    let other = try ExampleCopy()
    try other.write("struct Apart {}\n", to: "Sources/Tangled/Domain/Apart.swift")
    let arguments = [
      "check", "--format", "json", "--info", "--all-rules", "--exit-zero", "--cache-path", cache,
    ]
    let runs = try (0..<8).map { number in
      try StartedCommand(arguments, in: number % 2 == 0 ? copy.root : other.root)
    }
    for (number, run) in runs.enumerated() {
      let outcome = run.finish()
      guard number % 2 == 0 else { continue }
      #expect(outcome.output.replacing(/"timings": \{[^}]*\}/, with: "") + outcome.errors == plain)
    }
    for folder in [copy.root, other.root] {
      let run = try BuiltCommand.run(
        ["check", "--format", "json", "--exit-zero", "--cache-path", cache], in: folder)
      #expect(run.output.contains("\"parsed\": 0"), "\(folder.path)")
    }
  }

  @Test(arguments: ["absent/at/all", "", "relative"])
  func withoutAHomeItRunsAndMakesNone(home: String) throws {
    let absent = copy.folder.appendingPathComponent("absent").path
    let run = try BuiltCommand.run(
      ["check", "--exit-zero"], in: copy.root,
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin", "XDG_CACHE_HOME": "",
        "HOME": home.hasPrefix("absent") ? absent + "/at/all" : home,
      ])
    #expect(run.code == 0, "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: absent))
    #expect(!FileManager.default.fileExists(atPath: copy("relative").path))
  }
}
