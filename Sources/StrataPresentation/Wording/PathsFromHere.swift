package import StrataFeatures
internal import StrataCode
internal import StrataRules

extension CheckResult {
  /// The result with its paths as one types them in `directory`: text is for terminals and editors,
  /// which open what they are shown. The root is still absolute.
  package func withPaths(seenFrom directory: String) -> CheckResult {
    let path = PathsFromHere(root: project.root, directory: directory)
    var result = self
    result.findings = findings.map { path($0) }
    result.baseline?.file = path(baseline?.file ?? "")
    result.excerpts = Dictionary(
      excerpts.map { (path($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    return result
  }
}

extension AuditResult {
  /// The result with its paths as one types them in `directory`.
  package func withPaths(seenFrom directory: String) -> AuditResult {
    let path = PathsFromHere(root: check.project.root, directory: directory)
    var result = self
    result.check = check.withPaths(seenFrom: directory)
    result.inherited = inherited.map { path($0) }
    result.fixed = fixed.map { path($0) }
    return result
  }
}

extension FindingsChange {
  /// The change with its paths as one types them in `directory`.
  package func withPaths(seenFrom directory: String) -> FindingsChange {
    let path = PathsFromHere(root: now.project.root, directory: directory)
    var change = self
    change.appeared = appeared.withPaths(seenFrom: directory)
    change.gone = gone.map { path($0) }
    return change
  }
}

extension KeptBaseline {
  /// The baseline with its file as one types it in `directory`. The root is still absolute.
  package func withPaths(seenFrom directory: String) -> KeptBaseline {
    var kept = self
    kept.state.file = PathsFromHere(root: project.root, directory: directory)(state.file)
    return kept
  }
}

/// Turns paths from the project root into paths from a folder.
struct PathsFromHere {
  private let root: [Substring]
  private let here: [Substring]

  init(root: String, directory: String) {
    self.root = ProjectSummary.components(of: root)
    here = ProjectSummary.components(of: directory)
  }

  /// The path from the folder; absolute if the two have nothing in common.
  func callAsFunction(_ path: String) -> String {
    if root == here { return path }
    let target = root + path.split(separator: "/")
    let shared = zip(target, here).prefix { $0 == $1 }.count
    guard shared > 0 || here.isEmpty else { return "/" + target.joined(separator: "/") }
    let up = Array(repeating: Substring(".."), count: here.count - shared)
    return (up + target.dropFirst(shared)).joined(separator: "/")
  }

  func callAsFunction(_ location: Location) -> Location {
    Location(file: self(location.file), start: location.start, end: location.end)
  }

  func callAsFunction(_ finding: Finding) -> Finding {
    var finding = finding
    finding.location = self(finding.location)
    let (from, to) = (finding.from.location, finding.to?.location)
    finding.from.location = from.map { self($0) }
    finding.to?.location = to.map { self($0) }
    finding.path = finding.path.map { step in
      Finding.Step(edge: step.edge, location: self(step.location), detail: step.detail)
    }
    return finding
  }
}
