internal import StrataCode
internal import StrataRules

/// Turns the `allow:` of a settings file into settings.
struct AllowedEdgesDecoder {
  typealias Failure = SettingsNode.Failure

  private static let keys = ["from", "to", "rule", "reason", "until", "owner"]
  private static let memberNeeds = Phrase("from, to and reason", zh: "from、to 和 reason")
  private static let textNeeds = Phrase("a text", zh: "一段文本")
  private static let subject = Phrase("what is allowed", zh: "每条允许项")

  func edges(_ value: SettingsNode, _ needs: Phrase) throws(Failure) -> [AllowedEdge] {
    if value.isEmpty { throw value.failure(.empty(value.name, needs: needs)) }
    guard value.isList else { throw value.failure(.wrongShape(value.name, needs: needs)) }
    var found: [AllowedEdge] = []
    for entry in try value.list(needs) { found.append(try edge(entry)) }
    return found
  }

  private func edge(_ entry: SettingsNode) throws(Failure) -> AllowedEdge {
    var texts: [String: (text: String, node: SettingsNode)] = [:]
    for (key, name, value) in try entry.members(Self.memberNeeds) {
      guard Self.keys.contains(name) else {
        throw key.failure(.unknownKey(name, known: Self.keys))
      }
      texts[name] = (try value.text(Self.textNeeds), value)
    }
    func required(_ key: String) throws(Failure) -> String {
      guard let found = texts[key] else {
        throw entry.failure(.missingKey(key, of: Self.subject))
      }
      return found.text
    }
    var edge = AllowedEdge(
      from: try end("from", texts, entry), to: try end("to", texts, entry),
      reason: try required("reason"), owner: texts["owner"]?.text, at: entry.place)
    if let (id, node) = texts["rule"] {
      let rules = Rule.catalogue.filter { $0.family != "upkeep" }.map(\.id.text)
      guard rules.contains(id) else { throw node.failure(.unknownWord(id, .rule, known: rules)) }
      edge.rule = RuleID(id)
    }
    if let (text, node) = texts["until"] {
      guard let day = Day(text) else { throw node.failure(.day(text)) }
      edge.until = day
    }
    return edge
  }

  private func end(
    _ key: String, _ texts: [String: (text: String, node: SettingsNode)], _ entry: SettingsNode
  ) throws(Failure) -> AllowedEdge.End {
    guard let (text, node) = texts[key] else {
      throw entry.failure(.missingKey(key, of: Self.subject))
    }
    let layers = Layer.allCases.map(\.rawValue)
    if !layers.contains(text),
      let layer = layers.first(where: { $0.lowercased() == text.lowercased() })
    {
      throw node.failure(.unknownWord(text, .layer, known: [layer]))
    }
    let end = AllowedEdge.End(text)
    if case .path = end, let cause = PatternFault.cause(in: text) {
      throw node.failure(.pattern(text, cause: cause))
    }
    return end
  }
}
