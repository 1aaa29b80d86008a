internal import StrataCode
internal import StrataData
internal import StrataFeatures
internal import StrataModel
internal import StrataRules
internal import Foundation

/// Where the time of a check goes, stage by stage, in one process.
struct StageProfile {
  private let app: String
  private let workspace: Workspace

  private let stages: Times
  private let living: Times
  private let rules: Times

  private typealias Times = [(name: String, milliseconds: Double)]

  /// Reads the code base in a folder and measures all of it.
  init(_ app: String) throws {
    self.app = app
    let request = CodebaseRequest(path: app, projectRoot: app)
    let (workforce, terms) = (Workforce(WorkOnThreads()), JudgingOptions())
    var read = Workspace(root: app, kinds: [], modules: [], files: [], warnings: [])
    let reading = try Self.measured("list, parse, facts", runs: 1) {
      read = try DiskCodebaseReader().read(request).workspace
    }
    workspace = read
    let codebase = Codebase(of: workspace, by: workforce)
    stages = reading + Self.stages(of: codebase, terms, by: workforce)
    living = try Self.living(workspace)
    rules = Rule.catalogue.flatMap { rule in
      Self.measured("  \(rule.id)") { _ = rule.check(codebase) }
    }.sorted { $0.milliseconds > $1.milliseconds }
  }

  /// A line for each: milliseconds, the median of five, and the share of a whole check.
  var text: String {
    let lines = workspace.files.reduce(0) { $0 + $1.facts.lines.count }
    let heading = "\(app): \(workspace.files.count) files, \(lines) lines"
    let sum = ("  of it rules, on one core", Self.sum(rules))
    let rows = stages + [sum] + rules.prefix(Self.shownRules) + living
    return ([heading] + rows.map(line)).joined(separator: "\n")
  }

  private func line(_ name: String, _ milliseconds: Double) -> String {
    let time = Row.number(milliseconds, 1)
    return name.padding(toLength: 44, withPad: " ", startingAt: 0)
      + String(repeating: " ", count: max(1, 10 - time.count)) + time
      + "  " + Row.number(milliseconds / Self.sum(stages) * 100, 1) + "%"
  }

  private static func stages(
    of codebase: Codebase, _ terms: JudgingOptions, by workforce: Workforce
  ) -> Times {
    let (workspace, symbols) = (codebase.workspace, codebase.symbols)
    let code = codebase.placed.resolved
    let shapes = RoleMap(shapesOf: code, by: workforce)
    let profile = ProfileReader(codebase).profile(nil)
    let before =
      measured("symbols") { _ = SymbolTable(of: workspace, by: workforce) }
      + measured("references") { _ = ReferenceMap(workspace, symbols, by: workforce) }
      + measured("shapes") { _ = RoleMap(shapesOf: code, by: workforce) }
      + measured("layers") { _ = LayerPlacer(code, shapes).placements(by: workforce) }
      + measured("roles") { _ = shapes.settled(code, codebase.placements, by: workforce) }
    var rest = measured("scopes, dependencies") { _ = Codebase(of: workspace, by: workforce) }
    rest[0].milliseconds -= sum(before)
    return before + rest
      + measured("verdict") {
        _ = Judgement(codebase, by: Rule.catalogue, profile: profile, under: terms)
          .verdicts(by: workforce)
      }
  }

  /// What a process that lives on needs for a text of middling size that nobody has saved.
  private static func living(_ workspace: Workspace) throws -> Times {
    let living = try LivingCode(workspace.root, files: workspace.files)
    return try TypedChange.allCases.map {
      ("living: another \($0.rawValue)", try living.seconds(after: $0) * 1_000)
    }
  }

  private static func measured(
    _ name: String, runs: Int = 5, _ work: () throws -> Void
  ) rethrows -> Times {
    let clock = ContinuousClock()
    let times = try (0..<runs).map { _ in
      let duration = try clock.measure(work).components
      return Double(duration.seconds) * 1_000 + Double(duration.attoseconds) / 1e15
    }
    return [(name, times.sorted()[runs / 2])]
  }

  private static func sum(_ times: Times) -> Double { times.reduce(0) { $0 + $1.milliseconds } }

  private static let shownRules = 12
}
