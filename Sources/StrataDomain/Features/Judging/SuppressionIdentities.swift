internal import StrataModel
internal import StrataRules
internal import StrataCode

/// Tells what suppressions stand at and what they allow, each file gone through once.
struct SuppressionIdentities {
  private let codebase: Codebase
  /// The allowed findings of a file and a rule: their lines and their indices.
  private var allowed: [Key: [(line: Int, index: Int)]] = [:]
  private var file = -1
  /// The declarations of the file by the lines of their names, and by where they begin.
  private var lines: [(line: Int, index: Int)] = []
  private var starts: [(start: UInt32, index: Int)] = []
  private var imports: [Int: String] = [:]

  private struct Key: Hashable {
    var file: String
    var rule: RuleID
  }

  /// What is told of suppressions that allow some of these findings.
  init(_ codebase: Codebase, allowed: [Finding]) {
    self.codebase = codebase
    for (index, finding) in allowed.enumerated() {
      self.allowed[Key(file: finding.location.file, rule: finding.rule), default: []]
        .append((finding.location.start.line, index))
    }
    for key in self.allowed.keys { self.allowed[key]?.sort { $0 < $1 } }
  }

  /// A suppression with what it stands at; those of one file are best asked for one by one.
  mutating func permission(_ suppression: Suppression) -> SuppressionIdentity {
    if file != suppression.file { open(suppression.file) }
    let path = codebase.workspace.files[suppression.file].path
    let findings = allowed[Key(file: path, rule: suppression.rule)] ?? []
    return SuppressionIdentity(
      suppression, at: codebase.location(of: suppression.span, in: suppression.file),
      layer: codebase.layer(ofFile: suppression.file), owner: owner(of: suppression),
      allows: findings[Self.range(of: suppression.lines, in: findings)].map(\.index).sorted())
  }

  private mutating func open(_ file: Int) {
    self.file = file
    let facts = codebase.facts(file)
    lines = facts.declarations.enumerated().map { (facts.position(of: $1.span).line, $0) }
      .sorted { $0 < $1 }
    starts = facts.declarations.enumerated().map { ($1.extent.start, $0) }.sorted { $0 < $1 }
    imports = Dictionary(
      facts.imports.map { (facts.position(of: $0.span).line, facts[$0.path]) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Which entries stand on lines; all if no lines are given.
  private static func range(
    of lines: ClosedRange<Int>?, in entries: [(line: Int, index: Int)]
  ) -> Range<Int> {
    guard let lines else { return entries.indices }
    return entries.partitioningIndex(where: { $0.line >= lines.lowerBound }
    )..<entries.partitioningIndex(where: { $0.line > lines.upperBound })
  }

  /// What stands on the lines, or else what stands around them.
  private func owner(of suppression: Suppression) -> String {
    guard let own = suppression.lines else { return "" }
    if let first = lines[Self.range(of: own, in: lines)].lazy.map(\.index).min() {
      return name(of: first)
    }
    if let line = own.first(where: { imports[$0] != nil }), let path = imports[line] {
      return "import " + path
    }
    let facts = codebase.facts(file)
    let start = suppression.span.start
    // Whatever stands around the place began before it, or holds what did.
    let behind = starts.partitioningIndex(where: { $0.start > start })
    guard behind > 0 else { return "" }
    return facts.enclosing(DeclarationIndex(starts[behind - 1].index))
      .first { facts[$0].extent.contains(start) }.map { name(of: Int($0)) } ?? ""
  }

  private func name(of index: Int) -> String {
    let facts = codebase.facts(file)
    return facts.enclosing(DeclarationIndex(index)).reversed().map { facts[facts[$0].name] }
      .joined(separator: ".")
  }
}
