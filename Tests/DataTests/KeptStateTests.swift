import Foundation
import StrataCode
import StrataFeatures
import StrataModel
import StrataRules
import Synchronization
import TestSupport
import Testing

@testable import StrataData

/// The facts of texts that were read before, by all of their bytes: most files are what they were, and
/// what is looked at here comes after the facts.
private final class ReadTexts: Sendable {
  private let facts = Mutex<[[UInt8]: FileFacts]>([:])

  func facts(of bytes: UnsafeBufferPointer<UInt8>) -> FileFacts {
    let key = Array(bytes)
    if let known = facts.withLock({ $0[key] }) { return known }
    let new = SwiftSyntaxFactReader().facts(of: bytes)
    facts.withLock { all in
      if all.count > 400 { all = [:] }
      all[key] = new
    }
    return new
  }
}

@Suite("What a process takes from those before it")
struct KeptStateTests {
  private let texts = ReadTexts()

  /// The verdict on a folder, by way of a cache if there is one, as a process of its own gives it.
  private func judged(_ root: String, _ cache: CacheFolder?) throws -> Judged {
    let cache = cache.map { RunCache(in: $0) }
    let judge = JudgeCodebase(
      reader: DiskCodebaseReader(cache: cache) { [texts] in texts.facts(of: $0) },
      text: DiskSourceText(), memory: cache.map { StateMemory(in: $0) } ?? NoMemory())
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

  /// How many courses were ever written to a cache.
  private func courses(in cache: CacheFolder) throws -> Int {
    let pack = try #require(PackFile(at: cache.pack, version: .extractor))
    return pack.segments.reduce(0) { count, segment in
      count
        + (0..<segment.count).count {
          PackEntry.Key($0, of: segment.table)?.kind == .course
        }
    }
  }

  @Test func aCourseServesEditsUntilMuchIsAnother() throws {
    let names = (1...13).map { "Domain/Part\($0).swift" }
    let parts = names.map { ($0, "final class Part\($0.utf8.count) {}\n") }
    let folder = try TemporaryFolder(Self.sources.merging(parts) { $1 })
    let scratch = try TemporaryFolder()
    defer { withExtendedLifetime(scratch) {} }
    let cache = CacheFolder(at: scratch.path)
    var texts = Dictionary(uniqueKeysWithValues: parts)
    func edit(_ paths: some Sequence<String>) throws -> Int {
      for path in paths {
        texts[path, default: ""] += "private func noted\(texts[path]?.count ?? 0)() {}\n"
        try folder.write(Data((texts[path] ?? "").utf8), to: path)
      }
      let now = try judged(folder.path, cache)
      #expect(try now.state == judged(folder.path, nil).state)
      return try courses(in: cache)
    }
    // The first one does not say item by item what was looked at.
    #expect(try edit([]) == 1)
    #expect(try edit(names.prefix(1)) == 2)
    for count in 1...3 { #expect(try edit(names.prefix(count)) == 2) }
    #expect(try edit(names) == 3)
    #expect(try edit(names.suffix(1)) == 3)
  }

  @Test func anAuditSaysTheSameWhereOneStateFollowsFromTheOther() throws {
    let edited = try EditedFolder(
      of: Repository.root.path + "/Examples/Tangled", seed: 3)
    try edited.folder.git("init", "-q")
    try edited.folder.commit("All")
    for _ in 0..<12 {
      for _ in 0..<3 { _ = try edited.edit() }
      let one = try audited(edited.folder, last: CodebaseMemory())
      let other = try audited(edited.folder, last: LastCodebase())
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
