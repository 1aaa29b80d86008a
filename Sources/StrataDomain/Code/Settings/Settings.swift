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

/// Where settings say something.
package struct SettingPlace: Sendable, Equatable {
  package var start: Position
  /// How many columns it takes.
  package var width: Int

  package init(start: Position, width: Int) {
    self.start = start
    self.width = width
  }

  /// The place in a file.
  package func location(in file: String) -> Location {
    Location(
      file: file, start: start,
      end: Position(line: start.line, column: start.column + max(1, width)))
  }

  /// Where a file begins.
  package static let first = SettingPlace(start: Position(line: 1, column: 1), width: 1)
}

/// A profile that settings choose.
package struct ChosenProfile: Sendable, Equatable {
  package var profile: Profile
  package var place: SettingPlace

  package init(_ profile: Profile, at place: SettingPlace) {
    self.profile = profile
    self.place = place
  }
}

/// Paths that settings speak of.
package struct PatternSetting: Sendable, Equatable {
  /// As written.
  package var text: String
  /// One, or one for each choice in braces.
  package var globs: [Glob]
  package var place: SettingPlace

  package init(_ text: String, at place: SettingPlace) {
    self.text = text
    globs = Glob.choices(of: text).map { Glob($0) }
    self.place = place
  }

  /// What it means, however it is written: `Core`, `./Core/` and `Core/**` are alike.
  package var meaning: String {
    var parts = Glob.components(of: text)
    while parts.count > 1, parts.last == Array("**".utf8) { parts.removeLast() }
    return parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
  }

  /// Whether it means a path, in its parts, itself.
  package func matches(_ path: [[UInt8]]) -> Bool { globs.contains { $0.matches(path) } }

  /// Whether it means a path, in its parts, or a folder around it.
  package func covers(_ path: [[UInt8]]) -> Bool { globs.contains { $0.covers(path) } }

  /// Whether it means a path or a folder around it.
  package func covers(_ path: String) -> Bool { covers(Glob.components(of: path)) }

  var weight: Int { globs.map(\.weight).max() ?? 0 }
}

/// Files that stand in a layer because settings say so.
package struct LayerPattern: Sendable, Equatable {
  package var layer: Layer
  package var pattern: PatternSetting

  package init(_ layer: Layer, _ pattern: PatternSetting) {
    self.layer = layer
    self.pattern = pattern
  }
}

/// A word that names a layer in this project.
package struct LayerWord: Sendable, Equatable {
  package var layer: Layer
  /// As written.
  package var word: String
  package var place: SettingPlace

  package init(_ layer: Layer, _ word: String, at place: SettingPlace) {
    self.layer = layer
    self.word = word
    self.place = place
  }
}

/// How a project holds a rule.
package struct RuleSetting: Sendable, Equatable {
  package var rule: String
  /// Nil where only numbers are given.
  package var level: Level?
  /// The numbers that the rule measures by, by their names.
  package var numbers: [String: Int] = [:]
  package var place: SettingPlace

  /// Whether and how gravely the rule speaks.
  package enum Level: Sendable, Equatable {
    case off
    case at(Severity)

    /// As settings write it.
    package var word: String {
      switch self {
      case .off: "off"
      case .at(let severity): severity.rawValue
      }
    }
  }

  package init(
    _ rule: String, _ level: Level?, numbers: [String: Int] = [:], at place: SettingPlace
  ) {
    self.rule = rule
    self.level = level
    self.numbers = numbers
    self.place = place
  }
}

extension Settings {
  /// How the project holds a rule, if it says so.
  package func setting(of rule: String) -> RuleSetting? { rules.first { $0.rule == rule } }

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
