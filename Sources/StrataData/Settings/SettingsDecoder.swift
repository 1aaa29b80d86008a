internal import StrataCode

/// Turns the values of a settings file into settings.
struct SettingsDecoder {
  typealias Failure = SettingsNode.Failure

  func fill(_ settings: inout Settings, from root: SettingsNode) throws(Failure) {
    try Failure.each(try root.members(Needs.keys)) { member throws(Failure) in
      let (key, text, value) = member
      guard let known = SettingsKey.all.first(where: { $0.name == text }) else {
        throw key.failure(.unknownKey(text, known: SettingsKey.all.map(\.name)))
      }
      try fill(&settings, known, from: value)
    }
  }

  private func fill(
    _ settings: inout Settings, _ key: SettingsKey, from value: SettingsNode
  ) throws(Failure) {
    let needs = key.needs
    switch key.form {
    case .profile(let field): settings[keyPath: field] = try profile(value, needs)
    case .patterns(let field): settings[keyPath: field] = try patterns(value, needs)
    case .patternsByLayer(let field): settings[keyPath: field] = try layers(value, needs)
    case .wordsByLayer(let field): settings[keyPath: field] = try words(value, needs)
    case .rules(let field):
      settings[keyPath: field] = try RuleSettingsDecoder().rules(value, needs)
    case .edges(let field):
      settings[keyPath: field] = try AllowedEdgesDecoder().edges(value, needs)
    case .thresholds(let field):
      settings[keyPath: field] = try AdviceSettingsDecoder().settings(value, needs)
    }
  }

  private func profile(
    _ value: SettingsNode, _ needs: Phrase
  ) throws(Failure) -> ChosenProfile {
    let name = try value.text(needs)
    guard let profile = Profile(rawValue: name) else {
      throw value.failure(.unknownWord(name, .profile, known: Profile.allCases.map(\.rawValue)))
    }
    return ChosenProfile(profile, at: value.place)
  }

  private func layer(_ key: SettingsNode, _ name: String) throws(Failure) -> Layer {
    guard let layer = Layer(rawValue: name) else {
      throw key.failure(.unknownWord(name, .layer, known: Layer.allCases.map(\.rawValue)))
    }
    return layer
  }

  private func layers(
    _ value: SettingsNode, _ needs: Phrase
  ) throws(Failure) -> [LayerPattern] {
    var found: [LayerPattern] = []
    var claims: [String: Layer] = [:]
    try Failure.each(try value.members(needs)) { member throws(Failure) in
      let (key, name, value) = member
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

  private func words(_ value: SettingsNode, _ needs: Phrase) throws(Failure) -> [LayerWord] {
    var found: [LayerWord] = []
    for (key, name, value) in try value.members(needs) {
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
