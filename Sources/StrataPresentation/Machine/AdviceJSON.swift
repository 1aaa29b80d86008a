internal import StrataModel
package import StrataFeatures
package import StrataCode

/// The machine-readable advice; texts are in one language.
package enum AdviceJSON {
  /// The advice in full.
  package static func document(
    _ advice: ArchitectureAdvice, in language: Language = .english
  ) -> String {
    let words = AdviceCommandText(root: advice.project.root, paths: .fromRoot)
    return JSONWriter.document(
      in: language,
      .object([
        ("schemaVersion", .int(1)), ("tool", Tool.json),
        ("project", project(advice)), ("verdict", .string(advice.difference.verdict.rawValue)),
        ("headline", .phrase(advice.headline)), ("overview", OverviewJSON.value(advice.overview)),
        ("needed", needed(advice.tree)),
        ("today", advice.measures.hasCode ? today(advice.measures.today) : .null),
        ("path", .array(advice.tree.turns.map(turn))),
        ("tradeoff", AdvicePartsJSON.tradeoff(advice.tradeoff)),
        ("answers", answers(advice.answers)), ("idle", AdvicePartsJSON.idle(advice.tree.idle)),
        ("thresholds", thresholds(advice.thresholds)),
        (
          "measures",
          advice.measures.hasCode ? AdviceMeasuresJSON.value(advice.measures) : .null
        ),
        ("surplus", .array(advice.difference.surplus.map(part))),
        ("missing", .array(advice.difference.missing.map(part))),
        (
          "steps",
          .array(
            advice.steps.map { step in
              .object([
                ("text", .phrase(step.title)),
                ("command", .string(words.text(step.command))),
              ])
            })
        ), ("useCases", useCases(advice.useCases)),
        ("testing", AdvicePartsJSON.testing(advice.testing)),
        ("operation", AdvicePartsJSON.operation(advice.operation)), ("error", .null),
      ]))
  }

  /// The advice that could not be given.
  package static func document(_ failure: Failure, in language: Language = .english) -> String {
    JSONWriter.document(
      in: language,
      .object([
        ("schemaVersion", .int(1)), ("tool", Tool.json), ("project", .null), ("verdict", .null),
        ("headline", .null), ("needed", .null), ("today", .null), ("path", .array([])),
        ("tradeoff", .null), ("answers", .null), ("idle", .array([])), ("thresholds", .null),
        ("measures", .null), ("surplus", .array([])), ("missing", .array([])),
        ("steps", .array([])), ("useCases", .null), ("testing", .null), ("operation", .null),
        ("error", failure.json),
      ]))
  }

  private static func project(_ advice: ArchitectureAdvice) -> JSONValue {
    .object([
      ("root", .string(advice.project.root)), ("kinds", .strings(advice.project.kinds)),
      ("product", .string(advice.measures.product.rawValue)),
      ("profile", .string(advice.project.profile.name)),
    ])
  }

  private static func needed(_ tree: AdviceTree) -> JSONValue {
    .object([
      ("level", .string(tree.need.level?.rawValue)),
      ("stronglyRecommended", .bool(tree.need == .strongly)),
      ("unanswered", .string(tree.need.question?.rawValue)),
    ])
  }

  private static func today(_ today: ArchitectureToday) -> JSONValue {
    .object([
      ("level", .string(today.level.rawValue)), ("hasDomain", .bool(today.hasDomain)),
      (
        "layers",
        .object(Layer.allCases.map { ($0.rawValue, .int(today.layers[$0, default: 0])) })
      ),
      ("viewModels", .int(today.viewModels)), ("useCases", .int(today.useCases)),
      ("useCaseProtocols", .int(today.useCaseProtocols)),
      ("forwardingUseCases", .int(today.forwarding)),
      ("repositoryProtocols", .int(today.repositoryProtocols)),
      ("repositories", .int(today.repositories)), ("dataSources", .int(today.dataSources)),
      ("transportModels", .int(today.transportModels)),
      ("wiringFiles", .int(today.compositionRoots)),
    ])
  }

  private static func turn(
    _ turn: AdviceTurn
  ) -> JSONValue {
    .object([
      ("question", .string(turn.question.rawValue)), ("text", .phrase(turn.question.phrase)),
      ("answer", .bool(turn.isSo)), ("facts", .phrases(turn.facts)),
      ("origin", .string(turn.origin.rawValue)),
      ("consequence", .phrase(turn.consequence)),
    ])
  }

  private static func answers(_ answers: AdviceAnswers) -> JSONValue {
    .object([
      ("prototype", answers.isPrototype.map { .bool($0) } ?? .null),
      ("sources", answers.sources.map { .int($0) } ?? .null),
      ("lifetimeDays", answers.lifetime.map { .int($0.days) } ?? .null),
      ("team", answers.team.map { .int($0) } ?? .null),
      ("regulated", answers.isRegulated.map { .bool($0) } ?? .null),
      ("modules", answers.wantsModules.map { .bool($0) } ?? .null),
    ])
  }

  private static func thresholds(_ thresholds: AdviceThresholds) -> JSONValue {
    .object(
      AdviceThreshold.allCases.map { threshold in
        let value = thresholds[threshold]
        return (
          threshold.rawValue,
          threshold.isTime ? .string(threshold.text(value)) : .int(value)
        )
      })
  }

  private static func part(
    _ part: AdviceDifference.Part
  ) -> JSONValue {
    .object([
      ("kind", .string(part.kind.rawValue)), ("text", .phrase(part.text)),
      ("count", .int(part.count)),
    ])
  }

  private static func useCases(
    _ advice: UseCaseAdvice
  ) -> JSONValue {
    .object([
      ("total", .int(advice.total)), ("forwarding", .int(advice.forwarding)),
      ("kept", .int(advice.kept)), ("keeping", .phrase(advice.keeping)),
      (
        "entries",
        .array(
          advice.entries.map { entry in
            .object([
              ("action", .string(entry.action.rawValue)), ("names", .strings(entry.names)),
              ("file", .string(entry.location.file)),
              ("line", .int(entry.location.start.line)), ("evidence", .phrase(entry.evidence)),
              ("proposal", .string(entry.proposal)),
            ])
          })
      ),
    ])
  }
}
