internal import StrataCode
internal import StrataModel

/// Plans what of a feature can be repeated as it is: errors, actions, coordinators, containers. What has
/// a writer of its own, or says something that is not known, stays away.
struct RepeatedParts {
  private let job: AddJob
  private let draft: FeatureDraft

  private var codebase: Codebase { job.codebase }
  private var subject: SubjectName { draft.subject }

  init(_ job: AddJob, _ draft: FeatureDraft) {
    self.job = job
    self.draft = draft
  }

  /// The parts, those that need each other together.
  func plan() throws(AddError) -> EditPlan {
    var plan = EditPlan(draft.plan.title, .safe)
    let parts = candidates
    let files = Set(parts.map { codebase.workspace.files[codebase.symbols[$0].place.file].path })
    let code = CodeText(codebase: codebase, texts: try job.texts.texts(of: files))
    var known = KnownNames(of: codebase, for: subject)
    known.expect(
      (parts.map { codebase.symbols[$0].name } + parts.flatMap(codebase.members).map(codebase.name))
        .map { subject.renamed($0) })
    var repeated = RepeatedCode(subject: subject, known: known)
    var texts: [SymbolID: String] = [:]
    while true {
      texts = [:]
      for id in parts where !repeated.gone.contains(codebase.symbols[id].name) {
        texts[id] = repeated.text(code.whole(codebase.symbols[id].place))
      }
      // What lies in one file comes together or not at all.
      let broken = Set(
        parts.filter { texts[$0] == nil }.map { codebase.symbols[$0].place.file })
      let lost = Set(
        parts.filter { broken.contains(codebase.symbols[$0].place.file) }
          .map { codebase.symbols[$0].name })
      if lost.isSubset(of: repeated.gone) { break }
      repeated.gone.formUnion(lost)
    }
    let written = parts.filter { !repeated.gone.contains(codebase.symbols[$0].name) }
    for home in Set(written.map { codebase.symbols[$0].place.file }).sorted() {
      let own = written.filter { codebase.symbols[$0].place.file == home }
      try add(own, own.compactMap { texts[$0] }, like: home, code, to: &plan)
    }
    return plan
  }

  /// Types about the subject that nothing else writes.
  private var candidates: [SymbolID] {
    let written: Set<Role> = [
      .dto, .persistenceModel, .repositoryProtocol, .repositoryImplementation, .dataSource,
      .useCase, .useCaseProtocol, .view, .viewModel, .viewModelProtocol, .testDouble, .entryPoint,
    ]
    // What stands in a file of a screen comes with that one.
    let screens = Set(
      ScreenExample.all(in: codebase).flatMap(\.all).map { codebase.symbols[$0].place.file })
    return draft.example.parts.filter { part in
      !part.isTest && Set(part.roles).isDisjoint(with: written)
        && part.roles.allSatisfy(draft.example.usual.contains)
    }.compactMap { part -> SymbolID? in
      guard subject.isAbout(part.name),
        codebase.symbols.topLevelTypes(named: subject.renamed(part.name)).isEmpty,
        let id = codebase.symbols.topLevelTypes(named: part.name).first,
        !screens.contains(codebase.symbols[id].place.file),
        // What holds values is written from fields; what can go wrong is not.
        !part.roles.contains(.entity) || codebase.symbols[id].kind == .enum,
        !isRefused(codebase.symbols[id].place.file)
      else { return nil }
      return id
    }.sorted()
  }

  /// Whether a plan with a file like this one was refused because of it.
  private func isRefused(_ home: Int) -> Bool {
    if draft.demands.unwritten.isEmpty { return false }
    let name = subject.renamed(codebase.workspace.files[home].base) + ".swift"
    return draft.demands.unwritten.keys.contains { $0.lastComponent == name }
  }

  private func add(
    _ parts: [SymbolID], _ texts: [String], like home: Int, _ code: CodeText,
    to plan: inout EditPlan
  ) throws(AddError) {
    let model = codebase.workspace.files[home]
    let name = subject.renamed(model.base) + ".swift"
    let file: NewFile
    do throws(AddError) {
      file = try NewFile(
        name, like: home, about: (subject.old, subject.new), draft.wish, in: code, job.conventions)
    } catch .undecidedFolder {
      // It comes again with each round of parts: nothing of it is said but once, by what needs it.
      return
    }
    // A file of several subjects is nobody's example.
    if file.isThere { return }
    file.add(
      Array(texts.map { [$0] }.joined(separator: [""])),
      imports: code.imports(of: home).map(\.line),
      because: .like(codebase.symbols[parts[0]].name), listedIn: try job.projects(of: home),
      to: &plan)
  }
}
