import Foundation
import StrataCode
import StrataFeatures
import StrataModel
import StrataRules
import TestSupport
import Testing

@testable import StrataData

/// A copy of a code base, on the disk, that somebody works on with other things than names.
private final class EditedFolder {
  let folder: TemporaryFolder
  private let paths: [String]
  private let texts: [String: String]
  private var dice: Dice

  init(of app: String, seed: UInt64) throws {
    folder = try TemporaryFolder()
    let files = try DiskCodebaseReader().read(CodebaseRequest(path: app, projectRoot: app))
      .workspace.files
    paths = files.map(\.path)
    texts = try Dictionary(
      uniqueKeysWithValues: paths.map { path in
        (path, try String(contentsOfFile: app + "/" + path, encoding: .utf8))
      })
    dice = Dice(seed: seed)
    for name in ["Package.swift", Settings.fileName] {
      if let data = FileManager.default.contents(atPath: app + "/" + name) {
        try folder.write(data, to: name)
      }
    }
    for (path, text) in texts { try folder.write(Data(text.utf8), to: path) }
  }

  /// Does something that people do; says what, and whether it is a comment of its own.
  func edit() throws -> (text: String, isComment: Bool) {
    let path = paths.randomElement(using: &dice) ?? ""
    let text = (try? String(contentsOfFile: folder(path), encoding: .utf8)) ?? ""
    var lines = text.components(separatedBy: "\n")
    let place = Int.random(in: lines.indices, using: &dice)
    let kind = Int.random(in: 0..<16, using: &dice)
    switch kind {
    case 0..<4: lines.insert("// what a person notes", at: place)
    case 4: lines.insert("", at: place)
    case 5: lines = lines.map { $0.hasPrefix("  ") ? "  " + $0 : $0 }
    case 6: lines[place] += "  // and why"
    case 7: lines.insert("/* what a person", at: place)
    case 8: lines.append("private func noted\(place)() {}")
    case 9: lines.insert(lines.randomElement(using: &dice) ?? "", at: place)
    case 10: lines.remove(at: place)
    case 11: lines.insert("// strata:allow dependency.layer-reference — as it is", at: place)
    case 12: lines = [lines.joined(separator: " ")]
    case 13: try FileManager.default.removeItem(atPath: folder(path))
    default: break
    }
    switch kind {
    case 13: break
    case 14, 15: try folder.write(Data((texts[path] ?? "").utf8), to: path)
    default: try folder.write(Data(lines.joined(separator: "\n").utf8), to: path)
    }
    return ("\(kind) at \(place) of \(path)", kind < 4)
  }
}

@Suite("What a process takes from those before it")
struct KeptStateTests {
  /// The verdict on a folder, by way of a cache if there is one, as a process of its own gives it.
  private func judged(_ root: String, _ cache: CacheFolder?) throws -> Judged {
    let cache = cache.map { RunCache(in: $0) }
    let judge = JudgeCodebase(
      reader: DiskCodebaseReader(cache: cache), text: DiskSourceText(),
      memory: cache.map { StateMemory(in: $0) } ?? NoMemory())
    return try judge(CodebaseRequest(path: root, projectRoot: root), under: JudgingOptions())
  }

  @Test(arguments: RenewalTests.apps)
  func isWhatAFirstRunWouldSay(_ app: String) throws {
    let edited = try EditedFolder(of: app, seed: 11)
    let cache = try TemporaryFolder()
    _ = try judged(edited.folder.path, CacheFolder(at: cache.path))
    var moved = 0
    let steps = RenewalTests.steps / 3
    for step in 1...steps {
      let done = try edited.edit()
      let now = try judged(edited.folder.path, CacheFolder(at: cache.path))
      let first = try judged(edited.folder.path, nil)
      guard now.state == first.state else {
        let finding = zip(now.state.findings, first.state.findings).first { $0 != $1 }
        Issue.record("step \(step), \(done.text): \(String(describing: finding))")
        return
      }
      if done.isComment, now.timings.rules == 0 { moved += 1 }
    }
    #expect(moved > steps / 10)
  }

  private let source = """
    import Foundation

    final class Basket {
      // What is in it.
      var items: [String] = []

      func add(_ item: String) { items.append(item) }
    }

    """

  private func shift(to text: String) -> PositionShift? {
    FactOutline.shift(
      from: SwiftSyntaxFactReader().facts(of: source), to: SwiftSyntaxFactReader().facts(of: text))
  }

  @Test func aCommentMovesWhatStandsBelowIt() throws {
    let text = source.replacing("// What is in it.", with: "// What is in it,\n  // in order.")
    let moved = try #require(self.shift(to: text))
    let at = { Position(line: $0, column: $1) }
    #expect(moved(at(3, 13)) == at(3, 13))
    #expect(moved(at(7, 8)) == at(8, 8))
    // Nothing that anybody points to stands there.
    #expect(moved(at(4, 3)) == nil)
  }

  @Test(arguments: [
    ("items.append", "items.insert"), ("[String] = []", "[Int] = []"),
    // One more line of code, and one less.
    ("{ items.append(item) }", "{\n    items.append(item)\n  }"),
    ("import Foundation\n\n", "import Foundation; "),
    ("// What is in it.", "// strata:allow entity.reference-type — as it is"),
    ("item) }", "item)"),
  ])
  func whatSaysOrWeighsAnythingElseIsReadAnew(_ old: String, _ new: String) {
    #expect(source.contains(old))
    #expect(shift(to: source.replacing(old, with: new)) == nil)
  }

  private func audited(
    _ folder: TemporaryFolder, last: any CodebaseRemembering, cache: CacheFolder? = nil
  ) throws -> AuditResult {
    let scratch = try TemporaryFolder()
    defer { withExtendedLifetime(scratch) {} }
    let cache = RunCache(in: cache ?? CacheFolder(at: scratch.path))
    let judge = JudgeCodebase(
      reader: DiskCodebaseReader(cache: cache, memory: last.lives ? ReadMemory() : nil),
      text: DiskSourceText(), memory: StateMemory(in: cache), last: last)
    let audit = AuditChange(
      judge: judge, baselines: DiskBaselines(), bases: GitChanges(), changes: GitChanges())
    return try audit(
      AuditRequest(
        check: CheckRequest(
          codebase: CodebaseRequest(path: folder.path, projectRoot: folder.path)), base: "HEAD"))
  }

  /// The verdict on a folder after a rule was made out to have said something that it never says, with
  /// nothing looked at for that.
  private func judgedAfterAClaim(_ folder: TemporaryFolder, edit: (String) -> String) throws
    -> Judged
  {
    let scratch = try TemporaryFolder()
    defer { withExtendedLifetime(scratch) {} }
    let cache = CacheFolder(at: scratch.path)
    let state = try judged(folder.path, cache).state
    let request = CodebaseRequest(path: folder.path, projectRoot: folder.path)
    let print = try DiskCodebaseReader(cache: RunCache(in: cache)).survey(request).fingerprint
    do {
      let run = RunCache(in: cache)
      let memory = StateMemory(in: run)
      let key = try #require(print)
      var course = try #require(memory.course(for: key))
      var claim = try #require(state.findings.first)
      claim.subject = "claimed"
      let index = try #require(course.rules.firstIndex { $0.rule == claim.rule })
      course.rules[index].found = Noted(
        [claim], lookingAt: PartSet(files: course.decisions.placements.count))
      memory.remember(course, for: key)
      run.save()
    }
    try folder.write(Data(edit(source).utf8), to: "Domain/Basket.swift")
    return try judged(folder.path, cache)
  }

  private static let sources = [
    "Domain/Other.swift": "import UIKit\n\nfinal class Other { let view = UIView() }\n",
    "Presentation/Screen.swift": "import SwiftUI\n\nstruct Screen: View { let basket: Basket }\n",
  ]

  @Test func whatARuleSaidHoldsWhereNothingThatItLookedAtIsAnother() throws {
    let folder = try TemporaryFolder(Self.sources.merging(["Domain/Basket.swift": source]) { $1 })
    let now = try judgedAfterAClaim(folder) { $0 + "private func noted() {}\n" }
    #expect(now.state.findings.contains { $0.subject == "claimed" })
  }

  @Test(arguments: ["struct Another {}\n", "import UIKit\n"])
  func whereMoreIsAnotherNothingHoldsThatWasSaid(_ line: String) throws {
    let folder = try TemporaryFolder(Self.sources.merging(["Domain/Basket.swift": source]) { $1 })
    let now = try judgedAfterAClaim(folder) { $0 + line }
    #expect(!now.state.findings.contains { $0.subject == "claimed" })
    let first = try judged(folder.path, nil)
    #expect(now.state == first.state)
  }

  @Test func anAuditSaysTheSameWhereOneStateFollowsFromTheOther() throws {
    let edited = try EditedFolder(
      of: Repository.root.path + "/Examples/Tangled", seed: 3)
    try edited.folder.git("init", "-q")
    try edited.folder.commit("All")
    for _ in 0..<12 {
      for _ in 0..<3 { _ = try edited.edit() }
      let one = try audited(edited.folder, last: CodebaseMemory())
      let other = try audited(edited.folder, last: NoCodebase())
      #expect(one.check.findings == other.check.findings)
      #expect(one.inherited == other.inherited)
      #expect(one.fixed == other.fixed)
    }
  }

  @Test func anAuditTakesTheVerdictOfACheckAtItsBaseThoughSettingsStateAProfile() throws {
    let folder = try TemporaryFolder([
      "Domain/Basket.swift": source, Settings.fileName: "profile: layered\n",
    ])
    try folder.git("init", "-q")
    try folder.commit("All")
    let scratch = try TemporaryFolder()
    let cache = CacheFolder(at: scratch.path)
    _ = try judged(folder.path, cache)
    try folder.write(Data((source + "struct Other {}\n").utf8), to: "Domain/Basket.swift")
    _ = try audited(folder, last: NoCodebase(), cache: cache)
    let kept = try PackKeeper(of: cache).state().verdicts
    withExtendedLifetime(scratch) {}
    #expect(kept == 2)
  }
}
