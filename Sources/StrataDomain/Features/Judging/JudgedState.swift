package import StrataRules
package import StrataCode
package import StrataModel

/// All that is concluded of one state of a code base, before anyone asks for a part of it.
package struct JudgedState: Sendable, Equatable {
  /// The code base in figures, with the school that it is judged by.
  package var project: ProjectSummary
  /// The school that it follows itself, or was asked to be judged by.
  package var ownProfile: DetectedProfile
  /// What is found, in the order in which it is shown.
  package var findings: [Finding] = []
  /// What comments allow.
  package var allowed: [Finding] = []
  package var permissions: [SuppressionIdentity] = []
  /// The files in which types are declared, by the type's name.
  package var homes: [String: [Home]] = [:]
  /// By path: the layer of each file.
  package var layers: [String: Layer?] = [:]
  /// The manifests that describe modules; paths from the root.
  package var manifests: Set<String> = []
  /// By rule that enough is found by: how many subjects it can speak of.
  package var subjects: [RuleID: Int] = [:]
  /// Folders that settings say are features.
  package var features: [PatternSetting] = []
  /// Rules that settings turn off.
  package var silenced: [RuleID] = []
  /// Swift files that settings exclude; sorted.
  package var excluded: [String] = []
  /// What is there and is not judged; sorted by path.
  package var skipped: [SkippedFile] = []
  /// What was stepped over while reading.
  package var warnings: [Phrase] = []
  /// The first source line of each finding: file, line, text; empty for an earlier state.
  package var excerpts: [String: [Int: String]] = [:]
  /// Files that could be read only in part.
  package var brokenFiles: [String] = []
  /// Which of two layers files are in, where that is in doubt; sorted by path.
  package var questions: [LayerQuestion] = []

  /// A place in which a type is declared.
  package struct Home: Sendable, Hashable {
    package var file: String
    package var isProtocol: Bool

    package init(file: String, isProtocol: Bool) {
      self.file = file
      self.isProtocol = isProtocol
    }
  }

  /// A state in which there is nothing.
  package init(nothingOf project: ProjectSummary) {
    self.project = project
    ownProfile = project.profile
  }

  /// What `verdicts` says of a code base by the rules of a catalogue, in its frame.
  init(
    _ codebase: Codebase, _ verdicts: JudgedFindings, profile: DetectedProfile,
    by catalogue: [Rule],
    in frame: StateFrame
  ) {
    project = codebase.summary(profile: profile, in: frame)
    ownProfile = profile
    findings = verdicts.findings
    allowed = verdicts.allowed
    subjects = CollapsedRule.subjects(
      of: catalogue, among: findings, in: codebase, verdicts.subjects)
    manifests = Set(codebase.workspace.modules.map(\.manifest))
    features = codebase.workspace.settings.features
    excluded = codebase.workspace.excluded
    skipped = codebase.workspace.skipped
    silenced = codebase.workspace.settings.rules.filter { $0.level == .off }.map(\.rule)
    warnings = codebase.workspace.warnings
    brokenFiles = codebase.workspace.files.filter(\.facts.hasSyntaxErrors).map(\.path)
    (questions, homes, layers) = (frame.questions, frame.homes, frame.layers)
    let suppressions = Suppressions(codebase).all
    if !suppressions.isEmpty {
      var reader = SuppressionIdentities(codebase, allowed: verdicts.allowed)
      permissions = suppressions.map { reader.permission($0) }
    }
  }

  /// Every file that was read and every manifest; paths from the root.
  var paths: [String] { Array(layers.keys) + manifests }

  /// All that is found, what comments allow included.
  var said: [Finding] { findings + allowed }

  /// The one file in which a type is declared; nil if there are several or none.
  func home(of type: String) -> String? {
    guard let homes = homes[type], homes.count == 1 else { return nil }
    return homes[0].file
  }
}
