internal import StrataCode
internal import StrataModel

/// One request to add something, with all that is known of the project.
struct AddJob {
  let request: AddRequest
  let conventions: Conventions
  let codebase: Codebase
  let texts: ProjectTexts

  init(
    _ request: AddRequest, _ conventions: Conventions, _ codebase: Codebase, _ texts: ProjectTexts
  ) {
    self.request = request
    self.conventions = conventions
    self.codebase = codebase
    self.texts = texts
  }

  /// An entity, with what rules demand of it.
  func entity(_ demands: [RuleID: [String]]) throws(AddError) -> EditPlan {
    try codebase.requireFree(request.name)
    let model = try ExampleSearch(codebase, conventions).example(for: request)
    let writer = EntityWriter(
      code: CodeText(codebase: codebase, texts: [model.file: try texts.text(of: model.file)]),
      conventions: conventions, model: model,
      projects: try projects(of: codebase.symbols[model.id].place.file), demands: demands)
    return try writer.plan(request)
  }

  /// A use case over an operation of a repository.
  func useCase() throws(AddError) -> EditPlan {
    try codebase.requireFree(request.name)
    let operation = try RepositoryOperation.named(
      request.operations.first ?? "", of: request.repository, in: codebase)
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
    return try UseCaseWriter(
      code: CodeText(
        codebase: codebase,
        texts: try texts.texts(of: files.map { codebase.workspace.files[$0].path })),
      conventions: conventions, example: example, operation: operation,
      projects: try projects(of: codebase.symbols[example.id].place.file)
    ).plan(request)
  }

  /// A repository or a data source, minding what rules demand.
  func pair(_ demands: [RuleID: [String]]) throws(AddError) -> EditPlan {
    let role: Role = request.kind == .dataSource ? .dataSource : .repositoryImplementation
    let example = try PairExample.best(role, like: request.like, conventions, in: codebase)
    let name = codebase.symbols[example.implementation].name
    let subject = request.subject ?? SubjectName(of: name, to: request.name, in: codebase)
    var operations: [Requirement] = []
    for text in request.operations {
      let name = String(text.prefix { $0 != "(" })
      guard AddedField.isName(name),
        let one = Requirement(signature: name, String(text.dropFirst(name.count)))
      else { throw .noSignature(text) }
      operations.append(one)
    }
    let kept = codebase.storedProperties(of: example.implementation).flatMap(codebase.writtenTypes)
      .map { codebase.symbols[$0.type].name }
    let asked = kept.flatMap { codebase.symbols.topLevelTypes(named: subject.renamed($0)) }
    let files = CodeText.files(
      around: [example.implementation] + [example.contract].compactMap { $0 } + asked, in: codebase)
    return try PairWriter(
      code: CodeText(codebase: codebase, texts: try texts.texts(of: files)),
      conventions: conventions, example: example, subject: subject, operations: operations,
      mayHandOnErrors: !demands.keys.contains { $0.text == "repository.unmapped-error" },
      projects: try projects(of: codebase.symbols[example.implementation].place.file)
    ).plan(request)
  }

  /// A double of a protocol.
  func double() throws(AddError) -> EditPlan {
    try doubleWriter(of: try contract(named: request.name), request).plan(request)
  }

  /// What writes a double of a protocol that has none.
  func doubleWriter(
    of contract: SymbolID, _ request: AddRequest
  ) throws(AddError) -> DoubleWriter {
    if let known = DoubleStyle.double(of: contract, in: codebase) {
      let file = codebase.workspace.files[codebase.symbols[known].place.file]
      throw .exists(type: codebase.symbols[known].name, file: file.path)
    }
    let style = try DoubleStyle(for: contract, request, in: codebase)
    let code = CodeText(
      codebase: codebase,
      texts: try texts.texts(of: DoubleWriter.files(for: contract, style, in: codebase)))
    return DoubleWriter(
      code: code, conventions: conventions, contract: try DoubledProtocol(contract, in: code),
      style: style, projects: try projects(of: style.home))
  }

  /// The protocol of a name.
  private func contract(named name: String) throws(AddError) -> SymbolID {
    let protocols = codebase.symbols.ids.filter {
      codebase.symbols[$0].kind == .protocol && codebase.symbols[$0].parent == nil
    }
    guard let found = protocols.first(where: { codebase.symbols[$0].name == name }) else {
      let names = protocols.map { codebase.symbols[$0].name }
      throw .noProtocol(name, similar: name.nearestFew(in: names, atMost: 3))
    }
    return found
  }

  /// What is saved of the Xcode projects whose targets compile a file, by path.
  func projects(of file: Int) throws(AddError) -> [String: [UInt8]] {
    let manifests = codebase.workspace.files[file].modules.map {
      codebase.workspace.modules[$0].manifest
    }
    return try texts.texts(of: Set(manifests.filter { $0.hasSuffix(".pbxproj") }))
  }
}
