internal import StrataCode
internal import StrataModel
internal import StrataRules

/// A feature as far as it is planned.
struct FeatureDraft {
  let example: FeatureExample
  let subject: SubjectName
  let demands: AddDemands
  private(set) var plan: EditPlan
  /// Why the first part is left to people whose place nobody knows.
  var undecided: AddError?
  private let request: AddRequest
  private let root: String

  init(_ job: AddJob, _ example: FeatureExample, demands: AddDemands) {
    self.example = example
    self.demands = demands
    request = job.request
    root = job.conventions.root
    subject = SubjectName(from: example.subject, to: job.request.name)
    plan = EditPlan(
      Phrase("add feature \(job.request.name)", zh: "新增功能 \(job.request.name)"), .safe)
  }

  /// The request with what is planned over what is saved.
  var now: AddRequest {
    var now = request
    if let changes = try? plan.changes() { changes.lay(over: &now.codebase.overlay, in: root) }
    return now
  }

  /// Where its parts are wanted that have no say of their own: as the example's.
  var wish: NewFolder.Wish { NewFolder.Wish(isByModel: request.like != nil) }

  /// The types that are said to open it.
  var places: [String] { request.places }

  /// What the new entity holds.
  var fields: [AddedField] { request.fields }

  /// Takes over a part.
  mutating func join(_ part: EditPlan) throws(AddError) {
    do throws(ChangeError) { try plan.join(part) } catch { throw .change(error) }
  }

  /// Says that a part is left to people.
  mutating func leave(_ request: AddRequest, because cause: Phrase? = nil) {
    let like =
      request.like.map { Phrase(", as '\($0)'", zh: "，参照 '\($0)'") } ?? Phrase(verbatim: "")
    let why = cause.map { Phrase(": \($0)", zh: "：\($0)") } ?? Phrase(verbatim: "")
    plan.steps.append(
      Phrase(
        "write the \(request.kind.rawValue) '\(request.name)'\(like)\(why)",
        zh: "编写 \(request.kind.rawValue) '\(request.name)'\(like)\(why)"))
  }

  /// Says that a file is left to people.
  mutating func leave(_ file: String, because cause: Phrase) {
    plan.steps.append(Phrase("write '\(file)': \(cause)", zh: "编写 '\(file)'：\(cause)"))
  }

  /// Says from where it is to be opened, where no other feature shows how.
  mutating func open(from place: String, in file: String) {
    plan.steps.append(
      Phrase(
        "open '\(request.name)' from '\(place)', in \(file)",
        zh: "在 \(file) 中，从 '\(place)' 打开 '\(request.name)'"))
  }

  func has(_ name: String, _ codebase: Codebase) -> Bool {
    !codebase.symbols.topLevelTypes(named: name).isEmpty
  }

  /// Whatever is followed, a screen of a name is there only once.
  static func requireNoScreen(of request: AddRequest, _ codebase: Codebase) throws(AddError) {
    for id in codebase.symbols.ids where codebase.isProduction(id) {
      let name = codebase.symbols[id].name
      guard codebase.symbols[id].parent == nil, codebase.layer(of: id) == .presentation,
        ScreenExample.stem(of: name) == request.name
      else { continue }
      let file = codebase.symbols[id].place.file
      throw .exists(type: name, file: codebase.workspace.files[file].path)
    }
  }

  /// Nothing is there of the new feature but its entity.
  func requireNew(_ codebase: Codebase) throws(AddError) {
    let roles: [Role] = [.view, .viewModel, .repositoryProtocol, .useCase]
    for name in roles.flatMap(example.names) {
      let new = subject.renamed(name)
      if new != name { try codebase.requireFree(new) }
    }
  }

  private func part(_ kind: AddedKind, _ name: String, like: String?) -> AddRequest {
    var part = now
    part.kind = kind
    part.name = name
    part.like = like
    part.hasNamedFeature = request.like != nil
    part.operations = []
    part.subject = subject
    return part
  }

  /// The entity, unless it is there; a feature without values has none.
  func entity(_ codebase: Codebase) -> AddRequest? {
    guard !example.names(.entity).isEmpty, !request.fields.isEmpty, !has(request.name, codebase)
    else { return nil }
    let own = example.names(.entity).first { $0 == example.subject }
    return part(.entity, request.name, like: own)
  }

  /// A repository or data source with the operations that are asked for, or the example's.
  func pair(_ kind: AddedKind, _ job: AddJob) throws(AddError) -> AddRequest? {
    let role: Role = kind == .dataSource ? .dataSource : .repositoryImplementation
    let codebase = job.codebase
    let names = example.names(role)
    guard
      let name = names.first(where: { name in
        codebase.symbols.topLevelTypes(named: name).contains {
          codebase.symbols[$0].kind.isConcreteType
        }
      }), let id = codebase.symbols.topLevelTypes(named: name).first
    else { return nil }
    var part = part(kind, subject.renamed(name), like: name)
    part.operations =
      kind == .repository && !request.operations.isEmpty
      ? request.operations : try operations(of: id, job)
    return part
  }

  /// What an example's protocol asks for, told for the new subject as far as that is known.
  private func operations(of id: SymbolID, _ job: AddJob) throws(AddError) -> [String] {
    let codebase = job.codebase
    let contract = codebase.symbols.supertypes[Int(id.index)].first {
      codebase.symbols[$0].kind == .protocol
    }
    let owner = contract ?? id
    let file = codebase.workspace.files[codebase.symbols[owner].place.file].path
    let code = CodeText(codebase: codebase, texts: try job.texts.texts(of: [file]))
    var known = KnownNames(of: codebase, for: subject)
    let methods = codebase.methods(of: owner).filter {
      $0.file == codebase.symbols[owner].place.file
        && codebase.declaration($0).access > .fileprivate
    }
    known.expect(methods.map { subject.renamed(codebase.name($0)) })
    let repeated = RepeatedCode(subject: subject, known: known)
    return methods.compactMap { method in
      let text = code.behindName(of: method).prefix { $0 != "{" }
      return repeated.text("func \(codebase.name(method))\(text)").map {
        TypeText.plain($0.dropFirst("func ".count))
      }
    }
  }

  /// The use cases over the new repository's operations.
  func useCases(_ job: AddJob) -> [AddRequest] {
    let codebase = job.codebase
    return example.names(.useCase).compactMap { name -> AddRequest? in
      guard subject.isAbout(name),
        let id = codebase.symbols.topLevelTypes(named: name).first,
        let shown = UseCaseExample(id, in: codebase),
        let repository = codebase.symbols.topLevelTypes(
          named: subject.renamed(codebase.symbols[shown.repository].name)
        ).first
      else { return nil }
      let path = codebase.workspace.files[codebase.symbols[id].place.file].path
      guard let text = try? job.texts.text(of: path) else { return nil }
      let words = Set(TypeText.words(String(decoding: text, as: UTF8.self)))
      let operations = codebase.methods(of: repository).map(codebase.name)
      let asked = codebase.methods(of: shown.repository).map(codebase.name).filter(words.contains)
      guard let operation = asked.map({ subject.renamed($0) }).first(where: operations.contains)
      else { return nil }
      var part = part(.useCase, subject.renamed(name), like: name)
      part.operations = [operation]
      part.repository = codebase.symbols[repository].name
      part.wantsThin = true
      return part
    }
  }

  /// The screen with the shortest name: the one that is most about the subject.
  func screen(_ job: AddJob) -> AddRequest? {
    let names = Set(example.parts.map(\.name))
    let screens = ScreenExample.all(in: job.codebase).filter { one in
      names.contains(job.codebase.symbols[one.view].name) && subject.isAbout(one.stem)
    }
    return screens.min { ($0.stem.count, $0.stem) < ($1.stem.count, $1.stem) }.map {
      part(.screen, subject.renamed($0.stem), like: $0.stem)
    }
  }

  /// Tests of what is written, where the example's counterpart has tests.
  func tests(_ codebase: Codebase) -> [AddRequest] {
    let tested = example.parts.filter { part in
      !part.isTest && !Set(part.roles).isDisjoint(with: Role.tested)
        && example.parts.contains { test in
          let bare = NamePattern(part.name).map { String(part.name.dropFirst($0.prefix.count)) }
          return test.isTest
            && [part.name, bare].contains { $0.map { "\($0)Tests" } == test.name }
        }
    }
    return tested.map { subject.renamed($0.name) }.filter { has($0, codebase) }.map {
      part(.test, $0, like: nil)
    }
  }
}

extension FeatureDraft {
  /// Where the types lie that are said to open it.
  func places(in codebase: Codebase) throws(AddError) -> [(name: String, file: Int)] {
    var found: [(name: String, file: Int)] = []
    for name in places {
      let ids = codebase.symbols.topLevelTypes(named: name).filter(codebase.isProduction)
      guard let id = ids.first else {
        let all = codebase.symbols.ids.filter {
          codebase.isProduction($0) && codebase.symbols[$0].parent == nil
        }
        throw .noPlace(
          name, similar: name.nearestFew(in: all.map { codebase.symbols[$0].name }, atMost: 3))
      }
      found.append((name, codebase.symbols[id].place.file))
    }
    return found
  }
}
