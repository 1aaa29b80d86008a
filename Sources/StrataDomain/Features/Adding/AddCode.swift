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
    var judged = try self.judged(request, [:])
    if request.kind == .useCase { judged.leaveTest() }
    var demands: [RuleID: [String]] = [:]
    for rule in judged.refusals.compactMap(\.finding?.rule) {
      demands[rule] = Self.remedies[rule]
    }
    return demands.isEmpty ? judged : try self.judged(request, demands)
  }

  /// By rule: the protocols that it asks entities to conform to.
  private static let remedies: [RuleID: [String]] = [
    Rule.missingIdentity.id: ["Identifiable", "Equatable"], Rule.notSendable.id: ["Sendable"],
  ]

  private func judged(
    _ request: AddRequest, _ demands: [RuleID: [String]]
  ) throws(AddError) -> JudgedPlan {
    let (plan, root) = try planned(request, demands)
    do throws(ChangeError) {
      return try judge(plan, in: request.codebase, at: root, under: request.terms) {
        (codebase) throws(ChangeError) in
        var again = request
        again.codebase = codebase
        do throws(AddError) { return try planned(again, demands).plan } catch {
          // What is there is not added twice.
          if case .exists = error { return EditPlan(plan.title, .safe) }
          if case .change(let cause) = error { throw cause }
          return plan
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
    case .useCase: if request.operation == nil { throw .noOperationGiven }
    }
    var names: Set<String> = []
    for field in request.fields where !names.insert(field.name).inserted {
      throw .twice(field: field.name)
    }
  }

  private func planned(
    _ request: AddRequest, _ demands: [RuleID: [String]]
  ) throws(AddError) -> (plan: EditPlan, root: String) {
    var check = CheckRequest(codebase: request.codebase)
    check.terms = request.terms
    let (conventions, codebase): (Conventions, Codebase)
    do throws(CheckError) { (conventions, codebase) = try learn.learned(check) } catch {
      throw .check(error)
    }
    if let known = codebase.symbols.topLevelTypes(named: request.name).first {
      let file = codebase.symbols[known].place.file
      throw .exists(type: request.name, file: codebase.workspace.files[file].path)
    }
    if request.kind == .useCase {
      return (try useCase(request, conventions, codebase), conventions.root)
    }
    let model = try ExampleSearch(codebase, conventions).example(for: request)
    let text = try text(of: model.file, request, root: conventions.root)
    var projects: [String: [UInt8]] = [:]
    for manifest in Self.projects(of: model.id, in: codebase) {
      projects[manifest] = try self.text(of: manifest, request, root: conventions.root)
    }
    let writer = EntityWriter(
      codebase: codebase, conventions: conventions, model: model, modelText: text,
      projects: projects,
      demands: demands)
    return (try writer.plan(request), conventions.root)
  }

  private func useCase(
    _ request: AddRequest, _ conventions: Conventions, _ codebase: Codebase
  ) throws(AddError) -> EditPlan {
    let operation = try RepositoryOperation.named(
      request.operation ?? "", of: request.repository, in: codebase)
    let example = try UseCaseExample.best(
      in: codebase, like: request.like, asking: operation.repository)
    if !request.wantsThin, ![.layered, .router].contains(conventions.profile.profile) {
      throw .needless(
        operation: codebase.name(operation.member),
        repository: codebase.symbols[operation.repository].name)
    }
    let followed = [example.id, example.contract, operation.repository].compactMap { $0 }
    let files = Set(
      followed.map { codebase.symbols[$0].place.file } + [
        example.property.file, example.entry.file, operation.member.file,
      ])
    var texts: [String: [UInt8]] = [:]
    for path in files.map({ codebase.workspace.files[$0].path }) {
      texts[path] = try text(of: path, request, root: conventions.root)
    }
    var projects: [String: [UInt8]] = [:]
    for path in Self.projects(of: example.id, in: codebase) {
      projects[path] = try text(of: path, request, root: conventions.root)
    }
    return try UseCaseWriter(
      codebase: codebase, conventions: conventions, example: example, operation: operation,
      texts: texts, projects: projects
    ).plan(request)
  }

  /// The Xcode projects whose targets compile the model.
  private static func projects(of model: SymbolID, in codebase: Codebase) -> Set<String> {
    let file = codebase.workspace.files[codebase.symbols[model].place.file]
    let manifests = file.modules.map { codebase.workspace.modules[$0].manifest }
    return Set(manifests.filter { $0.hasSuffix(".pbxproj") })
  }

  /// What is saved of a file that the plan follows.
  private func text(
    of file: String, _ request: AddRequest, root: String
  ) throws(AddError) -> [UInt8] {
    // What was just planned is followed as if it were saved.
    if case .text(let text)? = request.codebase.overlay.files["\(root)/\(file)"] { return text }
    var codebase = request.codebase
    codebase.overlay = Overlay()
    codebase.projectRoot = root
    do throws(CodebaseReadError) {
      guard let text = try saved.file(at: "\(root)/\(file)", in: codebase).text else {
        throw .missing(path: file)
      }
      return text
    } catch { throw .check(.read(error)) }
  }
}

extension JudgedPlan {
  /// Makes what is to be tested a step for people: only they know what the operation promises.
  fileprivate mutating func leaveTest() {
    let untested = refusals.filter { $0.finding?.rule == Rule.untestedUseCase.id }
    refusals.removeAll { $0.finding?.rule == Rule.untestedUseCase.id }
    plan.steps += untested.compactMap(\.finding).map {
      Phrase("write a test: \($0.message)", zh: "编写测试：\($0.message)")
    }
  }
}
