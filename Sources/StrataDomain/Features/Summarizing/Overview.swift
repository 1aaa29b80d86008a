internal import StrataCode
internal import StrataModel
package import StrataRules

/// How a code base is, for one screen: the one source for every command that says so.
package struct Overview: Sendable {
  package var project: ProjectSummary
  package var errors: Int
  package var warnings: Int
  /// Findings that the baseline accepts.
  package var accepted: Int
  /// Errors and warnings that rest on a layer that is in doubt.
  package var doubtful: Int
  /// Files that could be in either of two layers.
  package var doubtfulFiles: Int
  /// Of the references that lead from one layer to another, how many findings object to.
  package var wrongCrossings: Int
  /// How many findings these are.
  package var crossingFindings: Int
  /// The same of findings that are held back, because they are not certain enough.
  package var heldBackCrossings: Int
  /// What one change each would remove: first what most of the code hangs on, then the gravest.
  package var causes: [Cause]
  /// What most of the project does alike, furthest reaching first: infos, because it is one decision and
  /// no lapse.
  package var throughout: [Cause]
  /// The folders with most findings, from the project's root.
  package var folders: [(path: String, findings: Int)]
  /// What settings could decide with most effect.
  package var question: Question?
  /// How many rules had nothing to check, because there is no Domain layer.
  package var idleRules: Int
  /// The surest of the gravest findings of each cause, cause by cause, then the others.
  package var gravest: [Finding]

  /// A doubt about a layer, with how much depends on it.
  package struct Question: Sendable, Equatable {
    package var layers: LayerQuestion
    /// Errors and warnings, those that are held back included.
    package var findings: Int
  }

  /// The state that a check found.
  package init(_ check: CheckResult) {
    let counted = check.findings.filter { $0.severity != .info }
    project = check.project
    errors = check.count(.error)
    warnings = check.count(.warning)
    accepted = check.baseline?.accepted.count ?? 0
    let questions = check.questions
    let asked = Set(questions.map { $0.path[...] })
    doubtful = counted.count { !$0.pathsWithLayers.isDisjoint(with: asked) }
    doubtfulFiles = questions.reduce(0) { $0 + $1.files }
    wrongCrossings = counted.reduce(0) { $0 + $1.wrongCrossings }
    crossingFindings = counted.count { $0.wrongCrossings > 0 }
    heldBackCrossings = check.unsure.reduce(0) { $0 + $1.wrongCrossings }
    let infos = check.hiddenInfos + check.findings.filter { $0.severity == .info }
    let usual = CauseSearch(counted.isEmpty ? check.findings : counted, of: check.rules).causes()
    let alike = counted.isEmpty ? [] : CauseSearch(infos, of: check.rules).causes()
    let widespread = (usual + alike).filter(\.isWidespread).sorted { $0.reach > $1.reach }
    causes = widespread + usual.filter { !$0.isWidespread }
    throughout = Array(
      alike.filter { $0.reach >= Self.far && !$0.isWidespread }.prefix(Self.shownThroughout))
    folders = FolderShares(counted).largest
    question = Self.weightiest(questions, counted + check.unsure)
    idleRules = check.project.hasDomain ? 0 : check.rules.count { $0.needsDomain }
    gravest = Self.ranked(causes.filter { counted.isEmpty || $0.severity != .info })
  }

  /// As many places are what a project does, and not milder cases.
  private static let far = 10
  private static let shownThroughout = 2

  /// The question that most findings depend on.
  private static func weightiest(_ questions: [LayerQuestion], _ findings: [Finding]) -> Question? {
    // By path of a file or a folder: the findings that say its layer.
    var counts: [Substring: Int] = [:]
    for finding in findings {
      for path in finding.pathsWithLayers { counts[path, default: 0] += 1 }
    }
    let weighed = questions.map { question in
      Question(layers: question, findings: counts[question.path[...], default: 0])
    }
    return weighed.filter { $0.findings > 0 }.max {
      ($0.findings, $1.layers.path) < ($1.findings, $0.layers.path)
    }
  }

  /// The best finding of each cause, cause by cause, before the rest; graver and surer ones first.
  private static func ranked(_ causes: [Cause]) -> [Finding] {
    let groups = causes.map { cause in
      cause.findings.enumerated().sorted {
        ($1.element.severity, $1.element.confidence, $0.offset)
          < ($0.element.severity, $0.element.confidence, $1.offset)
      }.map(\.element)
    }
    return groups.compactMap(\.first) + groups.flatMap { $0.dropFirst() }
  }
}

extension Finding {
  /// The files of which it says a layer, and their folders with a `/` at their ends.
  fileprivate var pathsWithLayers: Set<Substring> {
    let near = from.layer.map { _ in location.file }
    let far = to?.layer.flatMap { _ in to?.location?.file }
    let files = [near, far].compactMap(\.self)
    return Set(
      files.flatMap { file in
        [file[...]] + (file.lastIndex(of: "/").map { [file[...$0]] } ?? [])
      })
  }

  /// In how many places a reference leads from one layer to another that it must not know.
  fileprivate var wrongCrossings: Int {
    guard let from = from.layer, let to = to?.layer, !Direction.allows(from, to) else { return 0 }
    return 1 + also.count
  }
}
