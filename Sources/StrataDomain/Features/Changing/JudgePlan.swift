internal import StrataCode
package import StrataRules
internal import StrataModel

/// Judges a plan as if it were done, by the same engine that checks what is saved.
package struct JudgePlan: Sendable {
  private let audit: AuditChange

  /// Judges by what `audit` says of a change.
  package init(audit: AuditChange) { self.audit = audit }

  /// What there is to say of a plan for the project at an absolute root; `again` makes the plan anew
  /// in a code base.
  package func callAsFunction(
    _ plan: EditPlan, in codebase: CodebaseRequest, at root: String, under terms: JudgingOptions,
    again: (CodebaseRequest) throws(ChangeError) -> EditPlan
  ) throws(ChangeError) -> JudgedPlan {
    var judged = JudgedPlan(plan, try plan.changes(), in: root)
    if judged.changes.isEmpty { return judged }
    var request = codebase
    request.paths = [root]
    request.projectRoot = root
    request.allowsEmpty = true
    let saved = request
    request.overlay = judged.changes.overlay(in: root)
    var check = CheckRequest(codebase: request)
    check.terms = terms
    check.includesInfo = true
    let (result, states) = try audited(check)
    judged.fixed = result.fixed
    note(result, of: states, in: &judged)
    if let new = states.codebase {
      let old = try former(saved)
      judged.refusals += NameComparison(from: old, to: new, by: judged.changes, plan).refusals
      judged.refusals += ImportComparison(from: old, to: new, by: judged.changes).refusals
      judged.refusals += ConformanceComparison(from: old, to: new, by: judged.changes).refusals
      let placement = PlacementComparison(from: old, to: new, by: judged.changes, plan)
      judged.refusals += placement.refusals
      // What people are told to list in Xcode is in no target until then.
      judged.refusals.removeAll { refusal in
        refusal.finding.map {
          $0.rule == Rule.unbuiltFile.id && placement.unlisted.contains($0.location.file)
        } ?? false
      }
      judged.plan.steps += judged.changes.steps(generating: new)
      for path in plan.intents.keys {
        judged.placements[path] = new.index(ofFile: path).map { new.placements[$0] }
      }
    }
    // What is refused already need not be planned again: that takes a check of its own.
    if judged.refusals.isEmpty, try !again(request).isEmpty {
      judged.refusals.append(
        PlanRefusal(
          .isDone,
          Phrase(
            "to plan again afterwards would change more", zh: "完成之后重新规划，仍会产生新的改动")))
    }
    judged.refusals.sort { $0.condition.rawValue < $1.condition.rawValue }
    return judged
  }

  private func audited(
    _ check: CheckRequest
  ) throws(ChangeError) -> (AuditResult, AuditedStates) {
    do throws(AuditError) { return try audit.audited(AuditRequest(check: check)) } catch {
      throw .audit(error)
    }
  }

  private func former(_ request: CodebaseRequest) throws(ChangeError) -> Codebase {
    do throws(CodebaseReadError) { return try audit.judge.codebase(request).codebase } catch {
      throw .audit(.check(.read(error)))
    }
  }

  /// What an audit says against a plan.
  private func note(
    _ result: AuditResult, of states: AuditedStates, in judged: inout JudgedPlan
  ) {
    let written = Set(judged.changes.compactMap(\.new?.path))
    for finding in result.check.findings {
      if finding.rule == Rule.loosened.id {
        judged.refusals.append(PlanRefusal(.loosensNothing, finding.message, finding: finding))
      } else if finding.severity != .info || written.contains(finding.location.file) {
        judged.refusals.append(PlanRefusal(.introducesNothing, finding.message, finding: finding))
      }
    }
    let (old, new) = (states.former.findings, states.head.state.findings)
    for finding in Self.risen(from: old, to: new, in: written) {
      judged.refusals.append(PlanRefusal(.introducesNothing, finding.message, finding: finding))
    }
    let broken = Set(states.head.state.brokenFiles).subtracting(states.former.brokenFiles)
    for file in broken.sorted() {
      judged.refusals.append(
        PlanRefusal(
          .keepsLayers,
          Phrase("'\(file)' would have a syntax error", zh: "'\(file)' 会出现语法错误"),
          in: file))
    }
  }

  /// The remarks that become warnings or errors in files that a plan writes, or anywhere if there are more
  /// of these afterwards: who follows a plan is not to be told more than before.
  private static func risen(
    from old: [Finding], to new: [Finding], in written: Set<String>
  ) -> [Finding] {
    func isTold(_ finding: Finding) -> Bool { finding.severity > .info }
    let isMore = new.count(where: isTold) > old.count(where: isTold)
    let remarks = Set(old.filter { !isTold($0) }.map(\.key))
    // A file that moves takes its findings along.
    let (known, told) = (
      Set(remarks.map(\.withoutFile)), Set(old.filter(isTold).map(\.key.withoutFile))
    )
    return new.filter { finding in
      let key = finding.key.withoutFile
      return isTold(finding)
        && (isMore && remarks.contains(finding.key)
          || written.contains(finding.location.file) && known.contains(key) && !told.contains(key))
    }
  }
}
