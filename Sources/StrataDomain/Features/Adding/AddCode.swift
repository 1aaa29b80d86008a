internal import StrataCode
internal import StrataModel
internal import StrataRules

/// Plans new code the way that a project writes such code, and has the plan judged.
package struct AddCode: Sendable {
  private let learn: LearnConventions
  private let judge: JudgePlan
  private let saved: any SavedFileReading

  /// Plans by what `learn` learns, judged by `judge`; `saved` reads the models.
  package init(learn: LearnConventions, judge: JudgePlan, saved: any SavedFileReading) {
    self.learn = learn
    self.judge = judge
    self.saved = saved
  }

  /// The plan for a request, with what the engine says of it. Where a rule asks for more than the
  /// project's own types do, the plan is made anew with it.
  package func callAsFunction(_ request: AddRequest) throws(AddError) -> JudgedPlan {
    try Self.require(request)
    var demands = AddDemands()
    var judged = try self.judged(request, demands)
    judged.leaveTest()
    for _ in 0..<Self.mostPlans where !judged.isOffered {
      var planned = request
      judged.changes.lay(over: &planned.codebase.overlay, in: judged.root)
      let next = demands.learning(
        from: judged, try job(for: planned).codebase, isFeature: request.kind == .feature)
      if next == demands { return judged }
      demands = next
      // A plan of which nothing is left is no better than the refused one.
      guard let again = try? self.judged(request, demands), !again.plan.isEmpty else {
        return judged
      }
      judged = again
      judged.leaveTest()
    }
    return judged
  }

  /// What is still refused after so many is refused.
  private static let mostPlans = 6

  private func judged(
    _ request: AddRequest, _ demands: AddDemands
  ) throws(AddError) -> JudgedPlan {
    let (plan, root) = try planned(request, demands)
    do throws(ChangeError) {
      return try judge(plan, in: request.codebase, at: root, under: request.terms) {
        (codebase) throws(ChangeError) in
        var again = request
        again.codebase = codebase
        do throws(AddError) { return try planned(again, demands).plan } catch {
          switch error {
          // What is there is not added twice, and what was left to people still is.
          case .exists, .nothingAlike, .undecidedFolder: return EditPlan(plan.title, .safe)
          case .change(let cause): throw cause
          default: return plan
          }
        }
      }
    } catch { throw .change(error) }
  }

  private static func require(_ request: AddRequest) throws(AddError) {
    guard AddedField.isName(request.name), request.name.first?.isUppercase == true else {
      throw .noName(request.name)
    }
    switch request.kind {
    case .entity: if request.fields.isEmpty { throw .noFields }
    case .useCase, .repository, .dataSource:
      if request.operations.isEmpty { throw .noOperationGiven(request.kind) }
    case .double, .test, .screen, .feature: break
    }
    var names: Set<String> = []
    for field in request.fields where !names.insert(field.name).inserted {
      throw .twice(field: field.name)
    }
  }

  /// The plan for a request, not judged yet.
  func planned(
    _ request: AddRequest, _ demands: AddDemands
  ) throws(AddError) -> (plan: EditPlan, root: String) {
    let job = try job(for: request)
    let plan =
      switch request.kind {
      case .entity: try job.entity(demands.protocols)
      case .useCase: try job.useCase()
      case .repository, .dataSource: try job.pair(demands.protocols)
      case .double: try job.double()
      case .test: try TestJob(job: job).plan()
      case .screen: try job.screen(demands)
      case .feature: try feature(job, demands)
      }
    return (demands.mended(plan), job.conventions.root)
  }

  /// A request with all that is known of the project now.
  func job(for request: AddRequest) throws(AddError) -> AddJob {
    var check = CheckRequest(codebase: request.codebase)
    check.terms = request.terms
    let (conventions, codebase): (Conventions, Codebase)
    do throws(CheckError) { (conventions, codebase) = try learn.learned(check) } catch {
      throw .check(error)
    }
    do throws(ChangeError) { try codebase.requireMerged() } catch { throw .change(error) }
    let texts = ProjectTexts(saved, request.codebase, root: conventions.root)
    return AddJob(request, conventions, codebase, texts)
  }
}

extension JudgedPlan {
  /// Makes what is to be tested a step for people: only they know what the operation promises.
  fileprivate mutating func leaveTest() {
    let rules = [
      Rule.untestedUseCase.id, Rule.untestedRepository.id, Rule.untestedViewModel.id,
    ]
    let isUntested = { (refusal: PlanRefusal) in
      refusal.finding.map { rules.contains($0.rule) } ?? false
    }
    let untested = refusals.filter(isUntested)
    refusals.removeAll(where: isUntested)
    plan.steps += untested.compactMap(\.finding).map {
      Phrase("write a test: \($0.message)", zh: "编写测试：\($0.message)")
    }
  }
}
