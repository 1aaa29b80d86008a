internal import StrataCode
internal import StrataModel
internal import StrataRules

extension AddCode {
  /// A whole feature, part after part from the domain outward: each is planned as if those before it
  /// were written.
  func feature(_ job: AddJob, _ demands: AddDemands) throws(AddError) -> EditPlan {
    try FeatureDraft.requireNoScreen(of: job.request, job.codebase)
    let example = try FeatureExample.best(
      for: job.request, job.conventions, in: job.codebase)
    var draft = FeatureDraft(job, example, demands: demands)
    try draft.requireNew(job.codebase)
    try add(draft.entity(job.codebase), to: &draft)
    try addDTO(to: &draft)
    try repeatParts(of: &draft)
    for kind in [AddedKind.dataSource, .repository] {
      try add(draft.pair(kind, try self.job(for: draft.now)), to: &draft)
    }
    for one in draft.useCases(try self.job(for: draft.now)) { try add(one, to: &draft) }
    try repeatParts(of: &draft)
    try add(draft.screen(job), to: &draft)
    try repeatParts(of: &draft)
    for one in draft.tests(try self.job(for: draft.now).codebase) { try add(one, to: &draft) }
    if draft.plan.isEmpty { throw draft.undecided ?? .nothingAlike(.feature) }
    try wire(&draft)
    return draft.plan
  }

  /// Adds a part; one that cannot be written is left to people.
  private func add(_ request: AddRequest?, to draft: inout FeatureDraft) throws(AddError) {
    guard let request else { return }
    let plan: EditPlan
    do throws(AddError) { plan = try planned(request, draft.demands).plan } catch {
      switch error {
      case .check, .change, .outside, .noName: throw error
      case .undecidedFolder(let name, let folders):
        draft.undecided = draft.undecided ?? error
        draft.leave(request, because: AddError.undecided(name, folders))
      default: draft.leave(request)
      }
      return
    }
    let refused = plan.intents.keys.sorted().compactMap { draft.demands.unwritten[$0] }
    if let why = refused.first { draft.leave(request, because: why) } else { try draft.join(plan) }
  }

  /// Adds what carries the entity, unless nobody knows where.
  private func addDTO(to draft: inout FeatureDraft) throws(AddError) {
    guard let dto = DTOWriter(try job(for: draft.now), draft) else { return }
    do throws(AddError) { try draft.join(dto.plan()) } catch {
      guard case .undecidedFolder(let name, let folders) = error else { throw error }
      draft.leave(name, because: AddError.undecided(name, folders))
    }
  }

  /// Wires the feature as its example is, and where others are and the example is not, as these are.
  private func wire(_ draft: inout FeatureDraft) throws(AddError) {
    let job = try job(for: draft.now)
    let places = try draft.places(in: job.codebase)
    let files = Set(places.map(\.file))
    let hubs = WiringHubs(draft, in: job.codebase, at: files)
    let lists = hubs.lists
    let own = try WiringWriter(job, draft, as: draft.subject, among: lists)
    try draft.join(own.plan())
    var told = Set(own.sites.map(\.file))
    let stated = WiringHubs(draft, in: job.codebase, at: files, alone: true).all
    for (subject, files) in stated + WiringHubs(draft, in: job.codebase).all {
      let writer = try WiringWriter(job, draft, as: subject, among: lists, in: files)
      told.formUnion(writer.sites.map(\.file))
      try draft.join(writer.plan())
    }
    for place in places where !told.contains(place.file) {
      draft.open(from: place.name, in: job.codebase.workspace.files[place.file].path)
    }
  }

  /// Adds what can be repeated as it is, with the names swapped.
  private func repeatParts(of draft: inout FeatureDraft) throws(AddError) {
    try draft.join(RepeatedParts(try job(for: draft.now), draft).plan())
  }
}
