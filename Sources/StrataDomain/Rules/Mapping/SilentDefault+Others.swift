internal import StrataCode
internal import StrataModel

extension Codebase {
  /// `; decide the same for 'name'`, of what is made up for another reason.
  func decidingOthers(_ properties: Set<String>) -> Phrase {
    guard !properties.isEmpty else { return .empty }
    let others = listed(properties.sorted())
    return Phrase("; decide the same for \(others)", zh: "；\(others) 也要这样决定")
  }
}
