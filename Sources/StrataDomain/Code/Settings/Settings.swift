/// What a project says of itself: what inference gets wrong, and what people agreed on.
package struct Settings: Sendable, Equatable {
  /// The file that says it, from the root, or as it was typed; nil where there is none.
  package var file: String?
  /// What stands in the file, by which settings are told apart.
  package var text = ""
  /// The school to judge by.
  package var profile: ChosenProfile?
  /// Which files stand in which layer.
  package var layers: [LayerPattern] = []
  /// Words by which this project names folders and modules of a layer.
  package var words: [LayerWord] = []
  /// Folders that are features, isolated from each other.
  package var features: [PatternSetting] = []
  package var rules: [RuleSetting] = []
  package var allowed: [AllowedEdge] = []
  /// Files that are no part of the code base.
  package var excluded: [PatternSetting] = []
  /// Numbers at which the advice to the project turns.
  package var advice: [AdviceSetting] = []

  /// No settings.
  package init() {}

  /// What a settings file is called, in the root of the project.
  package static let fileName = ".strata.yml"
}

extension Settings {
  /// How the project holds a rule, if it says so.
  package func setting(of rule: RuleID) -> RuleSetting? { rules.first { $0.rule == rule } }

  /// Whether they place files by the same patterns and words.
  package func placesLike(_ other: Settings) -> Bool {
    layers.map { [$0.layer.rawValue, $0.pattern.text] }
      == other.layers.map { [$0.layer.rawValue, $0.pattern.text] }
      && words.map { [$0.layer.rawValue, $0.word] }
        == other.words.map { [$0.layer.rawValue, $0.word] }
  }

  /// The same for a project that states no profile; told apart from those that do.
  package var withoutProfile: Settings {
    var settings = self
    if settings.profile != nil { settings.text = "no profile\n" + text }
    settings.profile = nil
    return settings
  }

  /// The layer that settings give a path: the pattern that pins down most of it decides.
  package func layer(of path: [[UInt8]]) -> LayerPattern? {
    var best: LayerPattern?
    for item in layers where item.pattern.covers(path) {
      if best.map({ $0.pattern.weight < item.pattern.weight }) ?? true { best = item }
    }
    return best
  }
}
