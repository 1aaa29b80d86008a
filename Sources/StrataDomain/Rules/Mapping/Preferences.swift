internal import StrataCode
internal import StrataModel

// What a person may choose, and what holds until then.

extension MadeUpArguments {
  /// Whether it is a choice of how things look, or one that is kept among a person's settings: who has
  /// chosen nothing has what the app begins with.
  func isPreference(_ value: MadeUpValue, _ facts: FileFacts) -> Bool {
    let text = facts[value.value]
    guard text.hasPrefix("."), text.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber }) else {
      return false
    }
    let words = value.label.map { NameWords(facts[$0]).all } ?? []
    return words.last.map(Self.looks.contains) == true
      || facts.references.contains { facts[$0.name] == "UserDefaults" }
  }

  private static let looks: Set<String> = [
    "theme", "appearance", "scheme", "font", "scale", "spacing", "language",
  ]
}
