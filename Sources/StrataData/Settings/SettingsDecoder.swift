internal import StrataCode

/// Turns the values of a settings file into settings.
struct SettingsDecoder {
  typealias Failure = SettingsNode.Failure

  /// The keys of the file, in the order in which people are told of them.
  static let keys = [
    "profile", "layers", "words", "features", "rules", "allow", "exclude", "advice",
  ]

  func fill(_ settings: inout Settings, from root: SettingsNode) throws(Failure) {
    for (key, text, value) in try root.members(Needs.keys) {
      switch text {
      case "profile": settings.profile = try profile(value)
      case "layers": settings.layers = try layers(value)
      case "words": settings.words = try words(value)
      case "features":
        settings.features = try patterns(value, Needs.folders)
      case "rules": settings.rules = try RuleSettingsDecoder().rules(value)
      case "allow": settings.allowed = try AllowedEdgesDecoder().edges(value)
      case "exclude": settings.excluded = try patterns(value, Needs.paths)
      case "advice": settings.advice = try AdviceSettingsDecoder().settings(value)
      default: throw key.failure(.unknownKey(text, known: Self.keys))
      }
    }
  }

  private func profile(_ value: SettingsNode) throws(Failure) -> ChosenProfile {
    let names = Profile.allCases.map(\.rawValue)
    let name = try value.text(Needs.profile(among: names))
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
    for (key, name, value) in try value.members(Needs.layerPatterns) {
      let layer = try layer(key, name)
      for pattern in try patterns(value, Needs.paths) {
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
    for (key, name, value) in try value.members(Needs.layerWords) {
      let layer = try layer(key, name)
      for item in try value.list(Needs.words) {
        let word = try item.text(Needs.words)
        guard word.contains(where: \.isLetter), !word.contains(where: { "/*?[]{}".contains($0) })
        else { throw item.failure(.wrongShape(name, needs: Needs.wordsNotPaths)) }
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
      if let cause = PatternFault.cause(in: text) {
        throw item.failure(.pattern(text, cause: cause))
      }
      found.append(PatternSetting(text, at: item.place))
    }
    return found
  }
}
