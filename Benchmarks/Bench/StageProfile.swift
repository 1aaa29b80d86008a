internal import StrataCode
internal import StrataData
internal import StrataFeatures
internal import StrataModel
internal import StrataRules
internal import Foundation

/// Where the time of a check goes, stage by stage, in one process.
struct StageProfile {
  private let app: String
  private let workforce = Workforce(WorkOnThreads(), jobs: nil)

  init(_ app: String) { self.app = app }

  /// A line for each stage: milliseconds, the median of five, and the share of all.
  func text() throws -> String {
    let request = CodebaseRequest(path: app, projectRoot: app)
    var workspace = Workspace(root: app, kinds: [], modules: [], files: [], warnings: [])
    var rows: [(name: String, milliseconds: Double)] = []
    func measure(_ name: String, runs: Int = 5, _ work: () throws -> Void) rethrows {
      let clock = ContinuousClock()
      let times = try (0..<runs).map { _ in
        let duration = try clock.measure(work).components
        return Double(duration.seconds) * 1_000 + Double(duration.attoseconds) / 1e15
      }
      rows.append((name, times.sorted()[runs / 2]))
    }
    try measure("list, parse, facts", runs: 1) {
      workspace = try DiskCodebaseReader().read(request).workspace
    }
    let memory = ReadMemory()
    let reader = DiskCodebaseReader(memory: memory)
    _ = try reader.read(request)
    try measure("  of it list again") { _ = try reader.read(request) }
    measure("symbols") { _ = SymbolTable(of: workspace, by: workforce) }
    let symbols = SymbolTable(of: workspace, by: workforce)
    measure("references") { _ = ReferenceMap(workspace, symbols, by: workforce) }
    let code = ResolvedCode(workspace, by: workforce)
    measure("shapes") { _ = RoleMap(shapesOf: code, by: workforce) }
    let shapes = RoleMap(shapesOf: code, by: workforce)
    measure("layers") { _ = LayerPlacer(code, shapes).placements(by: workforce) }
    let placements = LayerPlacer(code, shapes).placements(by: workforce)
    measure("roles") { _ = shapes.settled(code, placements, by: workforce) }
    let before = rows.dropFirst(2).reduce(0) { $0 + $1.milliseconds }
    measure("code base") { _ = Codebase(of: workspace, by: workforce) }
    rows[rows.count - 1].milliseconds -= before
    let codebase = Codebase(of: workspace, by: workforce)
    let profile = ProfileReader(codebase).profile(nil)
    let terms = JudgingOptions()
    measure("verdict") {
      _ = Judgement(codebase, by: Rule.catalogue, profile: profile, under: terms)
        .verdicts(by: workforce)
    }
    let whole = rows.enumerated().filter { $0.offset != 1 }
      .reduce(0) { $0 + $1.element.milliseconds }
    let file = workspace.files.sorted { $0.facts.lines.count < $1.facts.lines.count }[
      workspace.files.count / 2]
    let text = try String(contentsOfFile: app + "/" + file.path, encoding: .utf8)
    let folder = try Scratch()
    let living = JudgeCodebase(
      reader: DiskCodebaseReader(
        cache: RunCache(in: CacheFolder(at: folder.path)), memory: ReadMemory()),
      text: DiskSourceText(), sharing: WorkOnThreads(), last: CodebaseMemory())
    _ = try living(request, under: terms)
    var turn = 0
    func judge(_ text: String) throws {
      var unsaved = request
      unsaved.overlay.write(Array(text.utf8), to: app + "/" + file.path)
      _ = try living(unsaved, under: terms)
    }
    try measure("living: another comment") {
      turn += 1
      try judge("// \(turn)\n" + text)
    }
    try measure("living: another declaration") {
      turn += 1
      try judge(text + "\nprivate func strata\(turn)() {}\n")
    }
    var rules: [(name: String, milliseconds: Double)] = []
    swap(&rows, &rules)
    for rule in Rule.catalogue { measure("  \(rule.id)") { _ = rule.check(codebase) } }
    swap(&rows, &rules)
    rules.sort { $0.milliseconds > $1.milliseconds }
    let sum = rules.reduce(0) { $0 + $1.milliseconds }
    rows.append(("  of it rules, on one core", sum))
    rows += rules.prefix(Self.shownRules)
    let lines = workspace.files.reduce(0) { $0 + $1.facts.lines.count }
    return
      (["\(app): \(workspace.files.count) files, \(lines) lines"]
      + rows.map { row in
        let name = row.name.padding(toLength: 44, withPad: " ", startingAt: 0)
        let time = Row.number(row.milliseconds, 1)
        return name + String(repeating: " ", count: max(1, 10 - time.count)) + time
          + "  " + Row.number(row.milliseconds / whole * 100, 1) + "%"
      }).joined(separator: "\n")
  }

  private static let shownRules = 12
}
