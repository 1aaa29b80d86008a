/// What to check and what to report of it; findings outside the asked paths are left out.
package struct CheckRequest: Sendable {
  package var codebase: CodebaseRequest
  /// Only these rules; empty for all.
  package var onlyRules: [String] = []
  package var skippedRules: [String] = []
  /// Findings of severity info are reported too.
  package var includesInfo = false
  /// The profile to judge by, the day, and whether rules that are off are told too.
  package var terms = Terms()
  /// Findings below this confidence are dropped.
  package var minimumConfidence = usualConfidence
  /// Only files that changed since this commit are reported on; nil for all.
  package var changedSince: String?
  /// The findings that are accepted for now; nil for none.
  package var baseline: BaselineRequest? = BaselineRequest()

  /// Below it, more than one finding in three would be wrong.
  package static let usualConfidence = 0.6

  package init(codebase: CodebaseRequest) { self.codebase = codebase }

  /// Whether a finding is sure and grave enough to be shown.
  func shows(_ finding: Finding) -> Bool {
    finding.confidence >= minimumConfidence && (includesInfo || finding.severity != .info)
  }
}

/// What a check found, ready to be shown.
package struct CheckResult: Sendable {
  package var project: ProjectSummary
  /// Sorted by file, position, rule and subject.
  package var findings: [Finding]
  /// How many findings of severity info were left out of `findings`.
  package var hiddenInfos: Int
  /// How many findings were left out because they are not certain enough.
  package var hiddenUnsure = 0
  /// How many findings comments in the code allow.
  package var suppressed = 0
  /// What comments and settings allow, as far as it was asked for.
  package var allowed: [Finding] = []
  /// Rules that most of what they could speak of breaks.
  package var habits: [Habit] = []
  /// Features with how many of the findings stand in them, most first.
  package var features: [(name: String, findings: Int)] = []
  /// The baseline that was held against; nil if there is none.
  package var baseline: BaselineState?
  /// The commit since which files had to change to be reported on.
  package var changedSince: String?
  /// How many files the findings could stand in: all, or those under the asked paths.
  package var askedFiles: Int
  /// The asked paths, from the root; empty for the whole of it.
  package var focus: [String] = []
  /// The rules that ran, in catalogue order.
  package var rules: [Rule]
  /// The first source line of each finding: file, line, text.
  package var excerpts: [String: [Int: String]]
  package var timings: Timings
  /// What of the asked paths is there and is not judged; sorted by path.
  package var skipped: [SkippedFile] = []
  /// What was stepped over on the way.
  package var warnings: [Phrase]
  /// All files that were read; paths from the root.
  package var paths: Set<String> = []
  /// Those of them that could be read only in part.
  package var brokenFiles: [String] = []

  package init(
    project: ProjectSummary, findings: [Finding], hiddenInfos: Int, rules: [Rule],
    excerpts: [String: [Int: String]], timings: Timings, warnings: [Phrase]
  ) {
    self.project = project
    askedFiles = project.files
    self.findings = findings
    self.hiddenInfos = hiddenInfos
    self.rules = rules
    self.excerpts = excerpts
    self.timings = timings
    self.warnings = warnings
  }

  /// Takes in findings as far as a request shows them; the rest is counted.
  mutating func take(
    _ asked: [Finding], of state: JudgedState, for request: CheckRequest
  ) {
    let sure = asked.filter { $0.confidence >= request.minimumConfidence }
    findings = sure.filter(request.shows)
    hiddenInfos = sure.count - findings.count
    hiddenUnsure = asked.count {
      $0.confidence < request.minimumConfidence && $0.severity != .info
    }
    features = FeatureMap.counts(of: findings, stated: state.features)
  }

  /// How many findings have a severity.
  package func count(_ severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}

/// The examined project in figures.
package struct ProjectSummary: Sendable, Equatable {
  package var root: String
  package var kinds: [String]
  /// Swift files read.
  package var files: Int
  /// Files that have a layer.
  package var placed: Int
  /// Files by layer.
  package var layers: [Layer: Int]
  package var profile: DetectedProfile
  /// False if nothing draws a Domain, so that the rules about it have nothing to check.
  package var hasDomain: Bool

  package init(
    root: String, kinds: [String], files: Int, placed: Int, layers: [Layer: Int],
    profile: DetectedProfile, hasDomain: Bool = true
  ) {
    self.root = root
    self.kinds = kinds
    self.files = files
    self.placed = placed
    self.layers = layers
    self.profile = profile
    self.hasDomain = hasDomain
  }
}

/// The school a project follows and how Strata knows.
package struct DetectedProfile: Sendable, Equatable {
  package var profile: Profile
  package var reason: Phrase
  /// Whether the code base itself told; false for an asked one and for the default.
  package var isDetected: Bool

  package init(_ profile: Profile, reason: Phrase, isDetected: Bool) {
    self.profile = profile
    self.reason = reason
    self.isDetected = isDetected
  }

  /// The name as written in settings, such as `standard`.
  package var name: String { profile.rawValue }
}

/// Wall-clock seconds by step, and how many files were parsed.
package struct Timings: Sendable, Equatable {
  package var discover = 0.0
  package var facts = 0.0
  package var resolve = 0.0
  package var rules = 0.0
  package var files = 0
  package var parsed = 0
  package var cached = 0

  package init() {}
}

extension DetectedProfile {
  /// What all the schools agree on.
  package static let standard = DetectedProfile(
    .standard, reason: Profile.standard.summary, isDetected: false)
}
