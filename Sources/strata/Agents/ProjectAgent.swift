internal import Foundation
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation
internal import StrataRules

/// Answers coding agents from use cases that stay warm, one set for each project that is asked about.
final class ProjectAgent: AgentAnswering {
  private let project: ProjectOptions
  private let terms: TermOptions
  private let language: Language
  private var warm: [(root: String, composition: Composition)] = []
  /// The folder that the process was started in.
  private let directory = FileManager.default.currentDirectoryPath

  init(_ project: ProjectOptions, _ terms: TermOptions, in language: Language) {
    self.project = project
    self.terms = terms
    self.language = language
  }

  func answer(_ call: ToolCall) throws(Failure) -> ToolResult {
    try failing { try answer(call, try asked(call.text("root"))) }
  }

  func text(of resource: AgentResource) throws(Failure) -> String {
    try failing { try document(resource, try asked(nil)) }
  }

  /// The work, whatever ends it as a failure.
  private func failing<Value>(_ work: () throws -> Value) throws(Failure) -> Value {
    do { return try work() } catch let failure as Failure { throw failure } catch let cause
      as any FailureCause
    {
      throw Failure(cause)
    } catch {
      throw Failure(kind: "unknown", message: Phrase(verbatim: "\(error)"))
    }
  }

  private func asked(_ root: String?) throws(CodebaseReadError) -> AskedProject {
    try AskedProject(root: root ?? project.projectRoot, around: directory)
  }

  private func answer(_ call: ToolCall, _ asked: AskedProject) throws -> ToolResult {
    let composition = composition(of: asked.root)
    let answers = AgentAnswers(in: language)
    switch call.tool.name {
    case "guard": return answers.answer(try composition.guardWrite(guarded(call, asked)))
    case "place": return answers.answer(try composition.placeCode(placed(call, asked)))
    case "check":
      let least = Severity(rawValue: call.text("severity") ?? "") ?? .warning
      return try answers.answer(
        composition.checkArchitecture(checked(call, asked, includesInfo: least == .info)),
        least: least, page: call)
    case "audit":
      let request = AuditRequest(check: checked(call, asked), base: call.text("base"))
      return try answers.answer(composition.auditChange(request), page: call)
    case "explain":
      let explanation = try explanation(of: call.text("target") ?? "", composition, asked)
      return answers.answer(explanation, try actions(for: explanation, composition, asked))
    case "map":
      return answers.answer(
        try composition.mapProject(checked(call, asked)),
        of: call.text("layer").flatMap { Layer(rawValue: $0) },
        showsExamples: call.number("depth", else: 1) > 1)
    default: return try advice(call, composition, asked)
    }
  }

  private func document(_ resource: AgentResource, _ asked: AskedProject) throws -> String {
    let style = TerminalStyle(isColoured: false, language: language)
    let composition = composition(of: asked.root)
    switch resource {
    case .rules: return RuleListText(style).matrix(composition.catalogue)
    case .rule(let id):
      guard let rule = composition.catalogue.first(where: { $0.id.text == id }) else {
        let near = RuleID(id).nearest(in: composition.catalogue.map(\.id))
        throw CheckError.unknownRule(RuleID(id), suggestion: near)
      }
      return RulePageText(style).text(RuleExplanation(rule))
    case .settings:
      let held = try composition.showSettings(codebase(asked), under: terms.terms)
      return EffectiveSettingsText(style).text(held)
    case .map:
      return MapText(style).text(
        try composition.mapProject(CheckRequest(codebase: codebase(asked))))
    }
  }

  /// The use cases that know a project already, or new ones; of many projects the last few are kept.
  private func composition(of root: String) -> Composition {
    if let known = warm.first(where: { $0.root == root }) { return known.composition }
    let new = Composition(cache: project.cache, for: .manyAnswers)
    warm = Array(warm.suffix(Self.mostProjects - 1)) + [(root, new)]
    return new
  }

  private static let mostProjects = 4

  private func codebase(_ asked: AskedProject, at paths: [String] = []) -> CodebaseRequest {
    var request = project.codebase(at: paths.isEmpty ? [asked.root] : paths.map(asked.path))
    request.projectRoot = asked.root
    return request
  }

  private func checked(
    _ call: ToolCall, _ asked: AskedProject, includesInfo: Bool = false
  ) -> CheckRequest {
    var request = CheckRequest(codebase: codebase(asked, at: call.texts("paths")))
    request.onlyRules = call.texts("rules").map { RuleID($0) }
    request.includesInfo = includesInfo
    request.terms = terms.terms
    return request
  }

  private func guarded(_ call: ToolCall, _ asked: AskedProject) throws -> GuardRequest {
    let path = asked.path(call.text("path") ?? "")
    return GuardRequest(
      try call.write(), to: path, in: codebase(asked, at: [path]), under: terms.terms)
  }

  private func placed(_ call: ToolCall, _ asked: AskedProject) throws -> PlaceRequest {
    PlaceRequest(
      .text(Array(try call.code().utf8), assumed: nil), in: codebase(asked), under: terms.terms)
  }

  private func explanation(
    of target: String, _ composition: Composition, _ asked: AskedProject
  ) throws -> Explanation {
    try composition.explainSubject(
      target, in: codebase(asked, at: AskedSubject(target).paths), under: terms.terms)
  }

  /// What can be done about the finding that is explained, tried.
  private func actions(
    for explanation: Explanation, _ composition: Composition, _ asked: AskedProject
  ) throws -> FindingActions {
    guard case .finding(let explained) = explanation.subject else { return FindingActions([:]) }
    var request = CheckRequest(codebase: codebase(asked))
    request.includesInfo = explained.finding.severity == .info
    request.terms = terms.terms
    var selection = FixSelection(request)
    selection.identities = [explained.finding.identity]
    let options =
      (asked.root == directory ? [] : ["--project-root", asked.root])
      + (terms.profile.map { ["--profile", $0.rawValue] } ?? [])
    do throws(ChangeError) {
      return FindingActions(
        try composition.fixFindings.survey(selection).actions, with: options)
    } catch {
      // A finding can be explained in the middle of a merge, and there is nothing to offer.
      if case .unmerged = error { return FindingActions([:]) }
      throw error
    }
  }

  private func advice(
    _ call: ToolCall, _ composition: Composition, _ asked: AskedProject
  ) throws -> ToolResult {
    let answers = AgentAnswers(in: language)
    let limit = call.number("limit", else: 3)
    guard call.text("goal") == "architecture" else {
      return answers.steps(try composition.checkArchitecture(checked(call, asked)), atMost: limit)
    }
    var request = AdviceRequest(codebase: codebase(asked))
    request.terms = terms.terms
    return answers.answer(try composition.adviseArchitecture(request), atMost: limit)
  }
}
