internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

extension Console {
  /// Fixes in rounds, until one finds nothing to do any more; each round is a change of its own.
  func fixInRounds(
    _ selection: FixSelection, _ fix: FixFindings,
    write: (JudgedPlan, [ChangeRecord]) throws(ChangeError) -> ChangeRecord
  ) throws {
    var records: [ChangeRecord] = []
    var count = -1
    // What comes back for ever would be an error of ours.
    for _ in 0..<8 where count < records.count {
      count = records.count
      for kinds in FixKind.rounds {
        let chosen = Set(selection.kinds.map(\.name))
        var round = selection
        round.kinds = kinds.filter { chosen.contains($0.name) }
        round.isRound = true
        if round.kinds.isEmpty { continue }
        let judged = try progress(.checking).during { () throws(ChangeError) in try fix(round) }
        guard judged.isOffered, !judged.plan.isEmpty else { continue }
        let record = try write(judged, records)
        records.append(record)
        try deliver(PlanText(reportStyle).text(judged, record))
      }
    }
    let found = try fix.found(selection)
    try deliver(
      PlanText(reportStyle).text(try fix(found, [], selection))
        + FixSurveyText(reportStyle).rest(of: FixSurvey(left: found)))
  }
}
