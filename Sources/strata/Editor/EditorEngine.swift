internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// Does the work of a server for editors with use cases that stay warm, one set for each project.
final class EditorEngine {
  private let project: ProjectOptions
  private let rules: RuleOptions
  private let terms: TermOptions
  private var warm: [String: Composition] = [:]
  /// By root: what was judged last, and what of.
  private var live: [String: (texts: [OpenText], codebase: LiveCodebase)] = [:]

  init(_ project: ProjectOptions, _ rules: RuleOptions, _ terms: TermOptions) {
    self.project = project
    self.rules = rules
    self.terms = terms
  }

  /// What comes of a job.
  func outcome(of job: EditorJob) -> EditorOutcome {
    do { return try work(job) } catch let cause as any FailureCause {
      return .failed(Failure(cause))
    } catch {
      return .failed(Failure(kind: "unknown", message: Phrase(verbatim: "\(error)")))
    }
  }

  private func work(_ job: EditorJob) throws -> EditorOutcome {
    let composition = composition(of: job.root)
    switch job.work {
    case .check: return .checked(try check(job))
    case .point(let file, let position):
      return .pointed(try known(job).pointed(at: position, in: file))
    case .lenses(let file): return .lenses(try known(job).lenses(in: file))
    case .fix(let file, let lines, let operations):
      let request = FixRequest(
        request(job), file: file, lines: lines, operations: operations,
        reason: Phrase("say why this has to stay", zh: "写明必须保留的原因").text(in: .ofRun))
      return .fixes(try composition.proposeFixes(request, in: known(job)))
    case .explain(let file, let finding):
      let codebase = try known(job)
      return .explained(
        try finding.map { try codebase.explanation(ofFinding: $0) }
          ?? codebase.explanation(ofFile: file))
    case .place(let text, let file):
      let path = file.map { request(job).path(of: $0) }
      let codebase = request(job).check.codebase
      return .placed(
        try composition.placeCode(
          PlaceRequest(.text(text, assumed: path), in: codebase, under: terms.terms)))
    }
  }

  private func composition(of root: String) -> Composition {
    if let known = warm[root] { return known }
    let new = Composition(cache: project.cache, for: .manyAnswers)
    warm[root] = new
    return new
  }

  private func request(_ job: EditorJob) -> OpenTextsRequest {
    var codebase = project.codebase(at: [job.root])
    // Of what changes on the disk somebody tells.
    if job.isTyped { codebase.oldestLook = .seconds(2) }
    return OpenTextsRequest(
      job.texts, in: job.root, rules.request(codebase, terms.terms), isWhole: job.isWhole)
  }

  private func check(_ job: EditorJob) throws(CheckError) -> LiveCodebase {
    let codebase = try composition(of: job.root).checkOpenTexts(request(job))
    live[job.root] = (job.texts, codebase)
    return codebase
  }

  /// What was judged last, if it was what is asked about.
  private func known(_ job: EditorJob) throws(CheckError) -> LiveCodebase {
    if let known = live[job.root], known.texts == job.texts { return known.codebase }
    return try check(job)
  }
}
