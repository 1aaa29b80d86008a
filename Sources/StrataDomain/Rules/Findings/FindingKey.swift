package import StrataCode

/// What a finding is recognised by from one state of the code to the next: no line, no wording.
package struct FindingKey: Sendable, Hashable {
  /// The rule's identifier.
  package var rule: RuleID
  /// The path from the project root; nil for a circle, which is the same wherever it shows.
  package var file: String?
  /// Who does it; for a circle its members.
  package var source: String
  /// Whom it names, or else what the offence is about; nil for a circle.
  package var target: String?

  /// A key of its parts.
  package init(rule: RuleID, file: String?, source: String, target: String?) {
    self.rule = rule
    self.file = file
    self.source = source
    self.target = target
  }

  /// The key of the same finding once its file bears another path: what is named after the file
  /// takes the new name.
  package func moved(to path: String) -> FindingKey {
    guard let file else { return self }
    let (old, new) = (Self.name(of: file), Self.name(of: path))
    return FindingKey(
      rule: rule, file: path, source: source == old ? new : source,
      target: target == old ? new : target)
  }

  /// Whether its file is one of some paths or stands below one; a circle only if all is asked for.
  package func isAsked(in paths: [String]) -> Bool {
    paths.isEmpty || file.map { paths.asks(for: $0) } ?? false
  }

  private static func name(of path: String) -> String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }
}

extension FindingKey: Comparable {
  package static func < (a: FindingKey, b: FindingKey) -> Bool {
    (a.file ?? "", a.rule, a.source, a.target ?? "") < (
      b.file ?? "", b.rule, b.source, b.target ?? ""
    )
  }
}

extension Finding {
  /// What the finding is recognised by: rule, file, source and target; for a circle its members.
  package var key: FindingKey {
    path.isEmpty
      ? FindingKey(
        rule: rule, file: location.file, source: from.symbol, target: to?.symbol ?? subject)
      : FindingKey(rule: rule, file: nil, source: subject, target: nil)
  }
}
