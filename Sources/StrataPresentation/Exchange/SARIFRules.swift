internal import StrataModel
internal import StrataRules
internal import StrataCode

/// The tool and its rules, as a log describes them.
///
/// There is no page of a rule at a public address yet, so that no `helpUri` is given; `help` holds
/// what the page says.
struct SARIFRules {
  private let rules: [Rule]
  private let profile: DetectedProfile
  private var indices: [RuleID: Int] = [:]

  /// The rules that ran under a profile; what is not among them and is told of nevertheless has no
  /// description.
  init(_ rules: [Rule], in profile: DetectedProfile) {
    self.rules = rules
    self.profile = profile
    for (index, rule) in rules.enumerated() { indices[rule.id] = index }
  }

  /// The place of a rule in the list.
  func index(of id: RuleID) -> Int? { indices[id] }

  /// The `driver` of a run.
  var json: JSONValue {
    .object([
      ("name", .string("Strata")), ("version", .string(Tool.version)),
      ("semanticVersion", .string(Tool.version)), ("rules", .array(rules.map(json))),
    ])
  }

  private func json(_ rule: Rule) -> JSONValue {
    let severity = rule.severity(in: profile)
    let (why, fix) = (rule.why.map(\.singleLine), rule.fix.map(\.singleLine))
    let command = "strata explain \(rule.id)"
    return .object([
      ("id", .string(rule.id.text)), ("name", .string(Self.name(rule.id.text))),
      ("shortDescription", SARIFLog.text(rule.summary)),
      ("fullDescription", SARIFLog.text(rule.why)),
      (
        "help",
        .object([
          (
            "text",
            .phrase(
              Phrase(
                "\(why)\n\n\(fix)\n\nMore: \(command)", zh: "\(why)\n\n\(fix)\n\n更多：\(command)"))
          ),
          (
            "markdown",
            .phrase(
              Phrase(
                "**Why.** \(why)\n\n**What to do.** \(fix)\n\n**More.** `\(command)`",
                zh: "**原因：** \(why)\n\n**建议：** \(fix)\n\n**更多：** `\(command)`"))
          ),
        ])
      ),
      (
        "defaultConfiguration",
        .object([
          ("enabled", .bool(severity != nil)), ("level", .string((severity ?? .info).sarif)),
        ])
      ),
      ("properties", .object([("tags", .strings(["architecture", rule.family]))])),
    ])
  }

  /// `DependencyLayerReference` of `dependency.layer-reference`.
  private static func name(_ id: String) -> String {
    id.split { $0 == "." || $0 == "-" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
