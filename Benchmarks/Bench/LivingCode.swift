internal import Foundation
internal import StrataCode
internal import StrataData
internal import StrataFeatures
internal import StrataRules

/// What somebody does to a text while a process that lives on looks at it.
enum TypedChange: String, CaseIterable {
  case comment, body
  case privateFunction = "private function"
  case member, signature
}

/// A process that lives on, and a text of middling size that nobody has saved.
final class LivingCode {
  private let request: CodebaseRequest
  private let judge: JudgeCodebase
  private let cache: Scratch
  private let path: String
  private let lines: [Substring]
  /// The line that begins a function with a body, in a type.
  private let function: Int
  private var turn = 0

  /// Judges a code base once, of which files are known.
  init(_ root: String, files: [SourceFile]) throws {
    request = CodebaseRequest(path: root, projectRoot: root)
    cache = try Scratch()
    judge = JudgeCodebase(
      reader: DiskCodebaseReader(
        cache: RunCache(in: CacheFolder(at: cache.path)), memory: ReadMemory()),
      text: DiskSourceText(), sharing: WorkOnThreads(), last: CodebaseMemory())
    let sizes = files.filter { !$0.path.lowercased().contains("test") }
      .sorted { ($0.facts.lines.count, $0.path) < ($1.facts.lines.count, $1.path) }.map(\.path)
    let larger = sizes[(sizes.count / 2)...]
    let found = try larger.lazy.compactMap { file -> (String, [Substring], Int)? in
      let lines = try String(contentsOfFile: root + "/" + file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      return lines.firstIndex(where: Self.beginsFunction).map { (root + "/" + file, lines, $0) }
    }.first
    guard let found else { throw BenchError.noSource(root) }
    (path, lines, function) = found
    _ = try judge(request, under: JudgingOptions())
    // The first text over a tree finds nothing to go on from.
    try judge(after: .comment)
  }

  private static func beginsFunction(_ line: Substring) -> Bool {
    line.hasPrefix("    func ") && line.contains("(") && line.hasSuffix("{")
  }

  /// Seconds that the verdict on another change of a kind takes, the median of five.
  func seconds(after change: TypedChange) throws -> Double {
    try (0..<5).map { _ in try effort(of: change).seconds }.sorted()[2]
  }

  /// What the verdict on another change of a kind takes: of some, that of the median of processor
  /// time, which says more than the clock where others are at work.
  func effort(of change: TypedChange, runs: Int) throws -> LivingEffort {
    try (0..<runs).map { _ in try effort(of: change) }
      .sorted { $0.processor < $1.processor }[runs / 2]
  }

  private func effort(of change: TypedChange) throws -> LivingEffort {
    let before = LivingEffort.processorSeconds()
    var timings = Timings()
    let duration = try ContinuousClock().measure { timings = try judge(after: change) }
    let (seconds, attoseconds) = duration.components
    return LivingEffort(
      seconds: Double(seconds) + Double(attoseconds) / 1e18,
      processor: LivingEffort.processorSeconds() - before, timings: timings)
  }

  @discardableResult
  private func judge(after change: TypedChange) throws -> Timings {
    turn += 1
    var unsaved = request
    unsaved.overlay.write(Array(text(after: change).utf8), to: path)
    return try judge(unsaved, under: JudgingOptions()).timings
  }

  private func text(after change: TypedChange) -> String {
    var lines = lines
    switch change {
    case .comment: lines.insert("// \(turn)", at: 0)
    case .body: lines.insert("        print(\(turn))", at: function + 1)
    case .privateFunction: lines.append("private func strata\(turn)() {}")
    case .member: lines.insert("    func strata\(turn)() -> Int { \(turn) }", at: function)
    case .signature:
      let name = lines[function]
      guard let opening = name.firstIndex(of: "(") else { break }
      let rest = name[name.index(after: opening)...]
      let comma = rest.hasPrefix(")") ? "" : ", "
      lines[function] = "\(name[...opening])strata\(turn): Int = 0\(comma)\(rest)"
    }
    return lines.joined(separator: "\n")
  }
}
