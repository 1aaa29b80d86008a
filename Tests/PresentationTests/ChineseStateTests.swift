import StrataCode
import StrataRules
import StrataFeatures
import StrataPresentation
import TestSupport
import Testing

@Suite("What terminals show of files that Strata keeps, in Chinese")
struct ChineseStateTests {
  private let style = TerminalStyle(isColoured: false, width: 80, language: .chinese)

  private static let gone = Baseline.Entry(
    key: FindingKey(rule: "a.b", file: "A.swift", source: "A", target: "B"), count: 2)

  private func state(_ change: (inout BaselineState) -> Void = { _ in }) -> BaselineState {
    let keys = [
      Self.gone.key, FindingKey(rule: "dependency.cycle", file: nil, source: "Feed", target: ""),
    ]
    var state = BaselineState(
      file: ".strata-baseline.json", baseline: Baseline(counts: [keys[0]: 40, keys[1]: 1]))
    state.committed = CommittedBaseline(size: 44, branch: "main")
    change(&state)
    return state
  }

  @Test func aBaselineInACheck() throws {
    let states = [
      state { $0.committed = CommittedBaseline(size: 41, branch: "main") },
      state { $0.committed = CommittedBaseline(size: 40) },
      state {
        $0.stale = [Self.gone]
        $0.isPruned = true
        $0.moved = 3
        $0.unknown = 1
      },
      state {
        $0.stale = [Self.gone]
        $0.hindrance = .syntaxErrors
      },
      state {
        $0.stale = [Self.gone]
        $0.hindrance = .profile(.router)
      },
    ]
    let texts = states.map { state in
      var result = CheckResult.sample([])
      result.baseline = state
      return CheckSummaryText(style).text(result)
    }
    try expectGolden(texts.joined(separator: "\n"), "baselines.zh.txt")
  }

  @Test func aBaselineByItself() throws {
    let text = KeptBaselineText(style)
    var kept = ShownBaseline(
      state {
        $0.accepted = [.sampleCycle]
        $0.stale = [Self.gone]
      }, of: .sample)
    kept.warnings = []
    var said = text.text(kept) + text.summary(kept, .showed) + text.summary(kept, .wrote)
    kept.state.stale = []
    said += text.summary(kept, .pruned)
    try expectGolden(said, "baseline.zh.txt")
  }

  @Test func theCache() throws {
    let text = CacheText(style)
    var state = CacheState(path: "/home/me/facts.pack", bytes: 12_345_678, limit: 402_653_184)
    state.isReadable = true
    state.isWritable = true
    state.segments = 5
    state.files = 4012
    state.factBytes = 12_000_000
    state.sourceBytes = 30_000_000
    state.projects = 1
    state.verdicts = 3
    let full = text.text(CacheReport(state))
    state.isReadable = false
    state.isWritable = false
    let empty = CacheState(path: "/ro/facts.pack", limit: 402_653_184)
    let cleared = [0, 999, 2_500_000].map {
      text.text(ClearedCache(path: "/home/me/facts.pack", bytes: $0))
    }
    try expectGolden(
      [full, text.text(CacheReport(state)), text.text(CacheReport(empty)), cleared.joined()]
        .joined(separator: "\n"), "cache.zh.txt")
  }

  @Test func settingsThatAreProposed() throws {
    var proposal = ProposedSettings(project: .sample())
    let text = InitText(style)
    var said = text.text(proposal, nil)
    proposal.replaces = true
    proposal.habits = [
      CollapsedRule(
        rule: "dependency.cycle", broken: 9, all: 10, noun: Phrase("views", zh: "视图"),
        severity: .error, cause: nil)
    ]
    said +=
      "\n"
      + text.text(
        proposal, ShownBaseline(state { $0.accepted = [.sampleCycle] }, of: .sample))
    try expectGolden(said, "init.zh.txt")
  }

  @Test func changesWhileOneWatches() throws {
    let text = WatchText(style)
    let before = CheckResult.sample([.sampleCycle])
    let changes = [
      FindingsChange(from: before, to: .sample([.sampleReference])),
      FindingsChange(from: before, to: .sample([])), FindingsChange(from: before, to: before),
    ]
    try expectGolden(
      text.waiting(.sample(root: "/repos/App"))
        + changes.map { text.text($0, at: "12:00:00") }.joined()
        + text.unclear("A.swift", in: "/repos/App", at: "12:00:00"),
      "watch.zh.txt")
  }
}
