internal import StrataDomain

/// Turns the values of a settings file into settings.
struct SettingsDecoder {
  typealias Failure = SettingsNode.Failure

  /// The keys of the file, in the order in which people are told of them.
  static let keys = ["profile", "layers", "words", "features", "rules", "allow", "exclude"]

  func fill(_ settings: inout Settings, from root: SettingsNode) throws(Failure) {
    for (key, text, value) in try root.members("keys such as 'profile:' or 'layers:'") {
      switch text {
      case "profile": settings.profile = try profile(value)
      case "layers": settings.layers = try layers(value)
      case "words": settings.words = try words(value)
      case "features":
        settings.features = try patterns(value, "patterns of folders, such as [Sources/Features/*]")
      case "rules": settings.rules = try RuleSettingsDecoder().rules(value)
      case "allow": settings.allowed = try AllowedEdgesDecoder().edges(value)
      case "exclude": settings.excluded = try patterns(value, Self.patternNeeds)
      default: throw key.failure(.unknownKey(text, known: Self.keys))
      }
    }
  }

  private static let patternNeeds: Phrase = "patterns of paths, such as [Generated/**]"

  private func profile(_ value: SettingsNode) throws(Failure) -> ChosenProfile {
    let names = Profile.allCases.map(\.rawValue)
    let name = try value.text("the name of a profile: \(names.joined(separator: ", "))")
    guard let profile = Profile(rawValue: name) else {
      throw value.failure(.unknownWord(name, .profile, known: names))
    }
    return ChosenProfile(profile, at: value.place)
  }

  private func layer(_ key: SettingsNode, _ name: String) throws(Failure) -> Layer {
    guard let layer = Layer(rawValue: name) else {
      throw key.failure(.unknownWord(name, .layer, known: Layer.allCases.map(\.rawValue)))
    }
    return layer
  }

  private func layers(_ value: SettingsNode) throws(Failure) -> [LayerPattern] {
    var found: [LayerPattern] = []
    var claims: [String: Layer] = [:]
    for (key, name, value) in try value.members("layers with their patterns") {
      let layer = try layer(key, name)
      for pattern in try patterns(value, Self.patternNeeds) {
        if let other = claims.updateValue(layer, forKey: pattern.meaning) {
          throw Failure(
            mistake: .claimedTwice(pattern.text, by: other), position: pattern.place.start)
        }
        found.append(LayerPattern(layer, pattern))
      }
    }
    return found
  }

  private func words(_ value: SettingsNode) throws(Failure) -> [LayerWord] {
    var found: [LayerWord] = []
    for (key, name, value) in try value.members("layers with the words that mean them") {
      let layer = try layer(key, name)
      let needs: Phrase = "words of folder names, such as [Services]"
      for item in try value.list(needs) {
        let word = try item.text(needs)
        guard word.contains(where: \.isLetter), !word.contains(where: { "/*?[]{}".contains($0) })
        else { throw item.failure(.wrongShape(name, needs: "\(needs), not paths")) }
        found.append(LayerWord(layer, word, at: item.place))
      }
    }
    return found
  }

  private func patterns(
    _ value: SettingsNode, _ needs: Phrase
  ) throws(Failure) -> [PatternSetting] {
    var found: [PatternSetting] = []
    for item in try value.list(needs) {
      let text = try item.text(needs)
      if let cause = Self.fault(of: text) {
        throw item.failure(.pattern(text, cause: cause))
      }
      found.append(PatternSetting(text, at: item.place))
    }
    return found
  }

  /// Why a pattern can match nothing.
  static func fault(of pattern: String) -> Phrase? {
    let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
    if pattern.hasPrefix("/") || pattern.hasPrefix("~") {
      return "is a path of this machine; write it from the root of the project"
    }
    if parts.contains("..") { return "leaves the project with '..'; write it from the root" }
    if pattern.contains("\\") { return "has a backslash; write '/' between folders" }
    if pattern.hasPrefix("!") { return "is negated, which patterns cannot be" }
    if parts.contains(where: { $0.contains("**") && $0 != "**" }) {
      return "has '**' beside other letters; it stands for folders, and alone between two '/'"
    }
    for (open, close) in [("[", "]"), ("{", "}")] {
      let count = pattern.count { String($0) == open } - pattern.count { String($0) == close }
      if count != 0 { return "has a '\(count > 0 ? open : close)' without its partner" }
    }
    if Glob.choices(of: pattern).count >= Glob.limit {
      return "stands for \(Glob.limit) patterns or more; write some of them apart"
    }
    let brackets = pattern.split(separator: "[", omittingEmptySubsequences: false).dropFirst()
    if brackets.contains(where: { $0.prefix { $0 != "]" }.contains { "-!^".contains($0) } }) {
      return "has a range or a negation in brackets, which patterns do not know; name the letters"
    }
    return nil
  }
}
