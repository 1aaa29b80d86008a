internal import StrataCode

/// Turns the `advice:` of a settings file into settings.
struct AdviceSettingsDecoder {
  typealias Failure = SettingsNode.Failure

  private static let time = Phrase(
    "a length of time, such as 6m or 2y", zh: "时长，如 6m 或 2y")

  func settings(_ value: SettingsNode, _ needs: Phrase) throws(Failure) -> [AdviceSetting] {
    let names = AdviceThreshold.allCases.map(\.rawValue)
    var found: [AdviceSetting] = []
    for (key, name, value) in try value.members(needs) {
      guard let threshold = AdviceThreshold(rawValue: name) else {
        throw key.failure(.unknownKey(name, known: names))
      }
      let number = threshold.isTime ? try days(value) : try value.number(atLeast: 0)
      found.append(AdviceSetting(threshold, number, at: key.place))
    }
    return found
  }

  private func days(_ value: SettingsNode) throws(Failure) -> Int {
    let text = try value.text(Self.time)
    guard let time = Lifespan(text) else { throw value.failure(.lifespan(text)) }
    return time.days
  }
}
