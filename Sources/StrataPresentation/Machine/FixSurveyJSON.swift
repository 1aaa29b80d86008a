package import StrataCode
package import StrataFeatures
internal import StrataRules

/// The machine-readable form of what each kind of fix can do. Paths start at `root`.
package enum FixSurveyJSON {
  /// The kinds with what each fixes; `directory` is where the root is seen from.
  package static func document(
    _ survey: FixSurvey, seenFrom directory: String, in language: Language = .english
  ) -> String {
    JSONWriter.document(
      in: language,
      .object([
        ("schemaVersion", .int(1)), ("tool", Tool.json),
        ("root", .string(PathsFromHere.root(survey.root, seenFrom: directory))),
        ("kinds", .array(survey.offers.map(offer))), ("left", .int(survey.left)),
        ("rest", .array(survey.routes.map(route))),
        ("never", .array(survey.decisions.map(decision))),
        ("error", .null),
      ]))
  }

  private static func route(_ finding: Finding, _ count: Int) -> JSONValue {
    .object([
      ("rule", .string(finding.rule.text)), ("count", .int(count)), ("first", finding.json()),
    ])
  }

  private static func decision(_ limit: FixLimit, _ findings: [Finding]) -> JSONValue {
    .object([
      ("reason", .phrase(limit.reason)), ("findings", .array(findings.map { $0.json() })),
    ])
  }

  private static func offer(_ offer: FixSurvey.Offer) -> JSONValue {
    .object([
      ("name", .string(offer.kind.name)), ("class", .string(offer.kind.kind.rawValue)),
      ("title", .phrase(offer.kind.summary)),
      ("fixes", .array(offer.fixed.map { $0.json() })),
      (
        "refused",
        .array(
          offer.refused.map {
            .row([("path", .string($0.path)), ("reasons", .phrases($0.reasons))])
          })
      ),
    ])
  }
}
