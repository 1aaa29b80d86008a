package import StrataRules
package import StrataCode
internal import StrataModel

/// What holds in a project, and why.
package struct EffectiveSettings: Sendable {
  package var project: ProjectSummary
  package var settings: Settings
  /// By index into the settings' layers: how many files stand where they do because of it.
  package var layerFiles: [Int]
  /// The features there are, by name; empty where settings name none.
  package var features: [String]
  /// By index into the settings' exclusions: how many files it leaves out.
  package var excludedFiles: [Int]
  /// In the order of the catalogue.
  package var rules: [EffectiveRule]
  /// By index into what settings allow: how many findings it allows, and whether its day is past.
  package var allowed: [(findings: Int, isExpired: Bool)]
  package var warnings: [Phrase]

  /// A rule as it is held.
  package struct EffectiveRule: Sendable {
    package var id: Rule.ID
    package var level: RuleSetting.Level
    /// How the profile holds it.
    package var byProfile: RuleSetting.Level
    /// What it measures by.
    package var numbers: [(number: RuleNumber, value: Int)]
    /// Where settings speak of it.
    package var place: SettingLocation?
  }

  init(
    _ codebase: Codebase, _ state: JudgedState, _ catalogue: [Rule], on today: Day?
  ) {
    let workspace = codebase.workspace
    let settings = workspace.settings
    project = state.project
    self.settings = settings
    warnings = workspace.warnings
    let paths = workspace.files.map { Glob.components(of: $0.path) }
    let deciding = settings.layers.isEmpty ? [] : paths.compactMap { settings.layer(of: $0) }
    layerFiles = settings.layers.map { item in deciding.count { $0 == item } }
    let map = codebase.features
    features =
      settings.features.isEmpty
      ? []
      : Set(workspace.files.indices.compactMap { map.feature(ofFile: $0)?.name }).sorted()
    let excluded = workspace.excluded.map { Glob.components(of: $0) }
    excludedFiles = settings.excluded.map { pattern in excluded.count { pattern.covers($0) } }
    rules = catalogue.map { rule in
      let stated = settings.setting(of: rule.id)
      let byProfile =
        rule.severity(in: state.project.profile).map { RuleSetting.Level.at($0) } ?? .off
      return EffectiveRule(
        id: rule.id, level: stated?.level ?? byProfile, byProfile: byProfile,
        numbers: rule.numbers.map { ($0, stated?.numbers[$0.name] ?? $0.usual) },
        place: stated?.place)
    }
    let edges = AllowedEdges(codebase)
    var counts = settings.allowed.map { _ in 0 }
    for finding in state.allowed { for index in edges.covering(finding) { counts[index] += 1 } }
    self.allowed = zip(settings.allowed, counts).map { ($1, $0.isExpired(on: today)) }
  }

  /// By index into the patterns of a key: how many files it is that they decide on, where that is
  /// counted.
  package func files(of key: SettingsKey) -> [Int]? {
    switch key {
    case .layers: layerFiles
    case .exclude: excludedFiles
    default: nil
    }
  }
}
