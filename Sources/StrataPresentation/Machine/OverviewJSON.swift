internal import StrataCode
internal import StrataFeatures
internal import StrataModel
internal import StrataRules

/// The machine-readable overview: what a terminal shows first.
enum OverviewJSON {
  /// How a code base is.
  static func value(_ overview: Overview) -> JSONValue {
    .object([
      ("verdict", .phrase(OverviewWords.verdict(overview))),
      ("notes", .phrases(OverviewWords.remarks(overview))),
      ("domain", .bool(overview.project.hasDomain)), ("idleRules", .int(overview.idleRules)),
      (
        "layers",
        .object(
          Layer.inOrder.compactMap { layer in
            overview.project.layers[layer].map { (layer.rawValue, .int($0)) }
          })
      ),
      ("uncertainFiles", .int(overview.doubtfulFiles)),
      ("uncertainFindings", .int(overview.doubtful)),
      (
        "references",
        .object([
          ("betweenLayers", .int(overview.project.crossings)),
          ("wrong", .int(overview.wrongCrossings)),
        ])
      ),
      ("causes", .array(overview.causes.map(cause))),
      ("folders", .array(overview.folders.map(folder))),
      ("question", overview.question.map(question) ?? .null),
      ("next", .string(overview.gravest.first?.identity)),
    ])
  }

  private static func cause(_ cause: Cause) -> JSONValue {
    .object([
      ("title", .phrase(OverviewWords.title(cause))), ("step", .phrase(OverviewWords.step(cause))),
      ("rule", .string(cause.rule.id.text)), ("severity", .string(cause.severity.rawValue)),
      ("findings", .strings(cause.findings.map(\.identity))),
    ])
  }

  private static func folder(_ folder: (path: String, findings: Int)) -> JSONValue {
    .object([("path", .string(folder.path)), ("findings", .int(folder.findings))])
  }

  private static func question(_ question: Overview.Question) -> JSONValue {
    let layers = question.layers
    return .object([
      ("path", .string(layers.path)), ("files", .int(layers.files)),
      ("layer", .string(layers.layer.rawValue)), ("other", .string(layers.other.rawValue)),
      ("findings", .int(question.findings)),
      ("settings", .string(OverviewWords.answer(layers))),
    ])
  }
}
