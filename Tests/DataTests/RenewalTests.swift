import Foundation
import StrataCode
import StrataModel
import StrataRules
import TestSupport
import Testing

@testable import StrataData
@testable import StrataFeatures

/// A code base that somebody works on: each step is another reading of it.
private struct EditedCodebase {
  private(set) var workspace: Workspace
  private let original: [SourceFile]
  private var texts: [String: [Substring]]
  private var dice: Dice

  init(of root: String, seed: UInt64) throws {
    workspace = try DiskCodebaseReader().read(CodebaseRequest(path: root, projectRoot: root))
      .workspace
    original = workspace.files
    texts = try Dictionary(
      uniqueKeysWithValues: workspace.files.map { file in
        let text = try String(contentsOfFile: root + "/" + file.path, encoding: .utf8)
        return (file.path, text.split(separator: "\n", omittingEmptySubsequences: false))
      })
    dice = Dice(seed: seed)
  }

  /// Does something that people do; says what.
  mutating func edit() -> String {
    let index = Int.random(in: 0..<workspace.files.count, using: &dice)
    let path = workspace.files[index].path
    var lines = texts[path] ?? []
    let place = Int.random(in: 0...max(lines.count - 1, 0), using: &dice)
    switch Int.random(in: 0..<25, using: &dice) {
    case 0..<8:
      lines.insert(someLine(), at: min(place + 1, lines.count))
    case 8..<11: if !lines.isEmpty { lines.remove(at: place) }
    case 11..<14: lines.insert("// what a person notes", at: place)
    case 14: lines += texts[somePath()] ?? []
    case 15:
      lines = lines.map { $0.replacing(someName(), with: "Renamed\(place)")[...] }
    case 16: return move(index)
    case 17:
      workspace.files.remove(at: index)
      return "remove \(path)"
    case 18:
      workspace.files = original
      workspace.settings = Settings()
      return "switch back"
    case 19: return changeSettings()
    case 20: lines.insert("// strata:allow \(someRule()) — as it is", at: place)
    case 21..<23: lines.insert(someFunction(place), at: somewhereInside(lines) ?? place)
    case 23:
      lines.insert("let noted = \(someName())()", at: somewhereInside(lines) ?? place)
    default:
      lines.swapAt(place, lines.isEmpty ? place : Int.random(in: lines.indices, using: &dice))
    }
    texts[path] = lines
    workspace.files[index].facts = SwiftSyntaxFactReader().facts(of: lines.joined(separator: "\n"))
    return "edit \(path) at \(place)"
  }

  private mutating func move(_ index: Int) -> String {
    let old = workspace.files[index]
    let folder = workspace.files[Int.random(in: workspace.files.indices, using: &dice)].folder
    let path = "\(folder)/\(old.name)"
    guard !workspace.files.contains(where: { $0.path == path }) else { return "stay" }
    workspace.files[index].path = path
    workspace.files.sort { $0.path < $1.path }
    texts[path] = texts[old.path]
    return "move \(old.path) to \(path)"
  }

  private mutating func changeSettings() -> String {
    let rule = someRule()
    let level =
      [RuleSetting.Level.off, .at(.error), .at(.info)].randomElement(using: &dice) ?? .off
    workspace.settings.rules.removeAll { $0.rule == rule }
    workspace.settings.rules.append(
      RuleSetting(rule, level, at: SettingLocation(start: Position(line: 1, column: 1), width: 1)))
    return "set \(rule) to \(level)"
  }

  private mutating func someRule() -> RuleID {
    (Rule.catalogue.randomElement(using: &dice) ?? .layerReference).id
  }

  /// Another signature for whoever looks at the type.
  private mutating func someFunction(_ number: Int) -> Substring {
    "func added\(number)(_ value: \(someName())) -> \(someName())? { nil }"
  }

  /// A line after one that opens something.
  private mutating func somewhereInside(_ lines: [Substring]) -> Int? {
    lines.indices.filter { lines[$0].hasSuffix("{") }.randomElement(using: &dice).map { $0 + 1 }
  }

  private mutating func somePath() -> String {
    original[Int.random(in: original.indices, using: &dice)].path
  }

  /// A line of code from anywhere.
  private mutating func someLine() -> Substring {
    let lines = texts[somePath()] ?? []
    return lines.isEmpty ? "" : lines[Int.random(in: lines.indices, using: &dice)]
  }

  private mutating func someName() -> String {
    let file = original[Int.random(in: original.indices, using: &dice)].facts
    let types = file.declarations.filter { $0.kind.isType }.map { file[$0.name] }
    return types.isEmpty ? "nothing" : types[Int.random(in: types.indices, using: &dice)]
  }
}

@Suite("A newer reading of a code base")
struct RenewalTests {
  /// What anybody can see of a code base, and what the rules said, as far as possible as they said it
  /// last.
  private func picture(
    _ codebase: Codebase, after last: RuleRuns? = nil, in lastFrame: StateFrame? = nil
  ) -> (all: Picture, runs: RuleRuns?, frame: StateFrame) {
    let read = { ProfileReader($0).profile(nil) }
    var last = last
    let profile = last?.readProfile(of: codebase, read) ?? read(codebase)
    let frame = StateFrame(codebase, after: lastFrame, notingItems: last != nil)
    let verdicts = Judgement(
      codebase, by: Rule.catalogue, profile: profile, under: JudgingOptions()
    ).verdicts(after: last)
    return (Picture(codebase, profile, verdicts, frame), verdicts.runs, frame)
  }

  /// A newer reading, by a course of a former one that was put into bytes and taken out again.
  private func reread(
    _ course: KeptCourse, of former: Workspace, _ workspace: Workspace
  ) throws -> (Codebase, KeptCourse) {
    let bytes = PackWriter.bytes(of: course)
    let course: KeptCourse? = bytes.withUnsafeBufferPointer { PackReader.value(in: $0) }
    let kept = try #require(course)
    return (
      Codebase(
        of: workspace, since: former, as: kept.decisions, with: kept.tables, on: kept.files), kept
    )
  }

  /// How many steps are taken in each code base; `STRATA_STEPS` asks for more.
  static let steps =
    ProcessInfo.processInfo.environment["STRATA_STEPS"].flatMap { Int($0) } ?? 60

  /// The code bases; `STRATA_APPS` names folders of more.
  static let apps =
    ["Examples/Tangled", "Examples/Users"].map { Repository.root.path + "/" + $0 }
    + (ProcessInfo.processInfo.environment["STRATA_APPS"].map { $0.split(separator: ":") } ?? [])
    .map(String.init)

  @Test(arguments: apps)
  func isWhatAFirstReadingWouldBe(_ app: String) throws {
    var edited = try EditedCodebase(of: app, seed: 7)
    var last = Codebase(of: edited.workspace)
    var runs = RuleRuns()
    var frame: StateFrame?
    var renewals = 0
    var courses = 0
    for step in 1...Self.steps {
      let done = edited.edit()
      if Renewal(from: last.workspace, to: edited.workspace) != nil { renewals += 1 }
      let renewed = Codebase(of: edited.workspace, renewing: last)
      let first = Codebase(of: edited.workspace)
      // Now and then a process of its own goes on from what is kept.
      let kept =
        step.isMultiple(of: 3)
        ? try reread(KeptCourse(last, runs), of: last.workspace, edited.workspace) : nil
      // Now and then nobody asks the rules.
      let known = runs.after(renewed.changed)
      last = renewed
      if step.isMultiple(of: 7) {
        (runs, frame) = (known, nil)
        continue
      }
      let (now, cold) = (picture(renewed, after: known, in: frame), picture(first).all)
      if let (codebase, course) = kept {
        if codebase.changed != nil { courses += 1 }
        let later = picture(
          codebase, after: course.runs.after(codebase.changed))
        guard later.all == cold else {
          Issue.record("step \(step), kept, \(done): \(later.all.difference(from: cold))")
          return
        }
      }
      guard now.all == cold else {
        Issue.record("step \(step), \(done): \(now.all.difference(from: cold))")
        return
      }
      runs = try #require(now.runs)
      frame = now.frame
    }
    #expect(renewals > Self.steps / 5)
    #expect(courses > Self.steps / 20)
  }
}
