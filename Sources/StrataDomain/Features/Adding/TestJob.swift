internal import StrataCode
internal import StrataModel

/// A request to test a type, with all that is known of the project.
struct TestJob {
  let job: AddJob

  private var codebase: Codebase { job.codebase }

  /// The tests of the type that is asked for.
  func plan() throws(AddError) -> EditPlan {
    let id = try subject()
    return try plan(of: id, beside: try TestHome(for: id, in: codebase)).plan
  }

  /// The tests of a type, with the doubles that they need and the project has not; `own` are the
  /// protocols of which the double stands beside the tests.
  func plan(
    of id: SymbolID, beside home: TestHome
  ) throws(AddError) -> (plan: EditPlan, own: [SymbolID]) {
    var plan = EditPlan(
      Phrase("add test \(home.suite)", zh: "新增测试 \(home.suite)"), .safe)
    let contracts = codebase.held(by: id).map(\.type).filter {
      codebase.symbols[$0].kind == .protocol
    }
    let homePath = codebase.workspace.files[home.file].path
    let files = CodeText.files(around: [id] + contracts, in: codebase).union([homePath])
    let code = CodeText(codebase: codebase, texts: try job.texts.texts(of: files))
    var doubles: [SymbolID: StandIn] = [:]
    for contract in contracts {
      doubles[contract] = try standIn(for: contract, beside: home, code, &plan)
    }
    let writer = TestWriter(
      code: code, conventions: job.conventions, id: id, home: home, doubles: doubles,
      projects: try job.projects(of: home.file))
    try writer.add(to: &plan, in: job.request.folder)
    return (plan, contracts.filter { doubles[$0]?.isPrivate == true })
  }

  /// The type that is to be tested: the one of the name, or what implements the protocol of the name.
  private func subject() throws(AddError) -> SymbolID {
    let parts = Role.tested.flatMap(codebase.types).filter {
      codebase.symbols[$0].kind.isConcreteType && codebase.symbols[$0].parent == nil
    }
    let name = job.request.name
    let found =
      parts.first { codebase.symbols[$0].name == name }
      ?? parts.first { id in
        codebase.symbols.supertypes[Int(id.index)].contains { codebase.symbols[$0].name == name }
      }
    guard let found else {
      let names = parts.map { codebase.symbols[$0].name }
      throw .noSubject(name, similar: name.nearestFew(in: names, atMost: 3))
    }
    return found
  }

  /// The project's double if it remembers and answers; else one that is added to the plan, or to the
  /// file of the tests where the project has another.
  private func standIn(
    for contract: SymbolID, beside home: TestHome, _ code: CodeText, _ plan: inout EditPlan
  ) throws(AddError) -> StandIn {
    let doubled = try DoubledProtocol(contract, in: code)
    let name = codebase.symbols[contract].name
    let inFile = DoubleStyle(
      named: "Recording" + (name.hasSuffix("Protocol") ? String(name.dropLast(8)) : name),
      beside: home.file, in: codebase)
    if let known = DoubleStyle.double(of: contract, in: codebase) {
      if let stand = StandIn(known, of: doubled, style: inFile, in: codebase) { return stand }
    } else if let writer = try? job.doubleWriter(of: contract, job.request.withoutNames),
      codebase.workspace.files[writer.style.home].modules
        == codebase.workspace.files[home.file].modules
    {
      try writer.add(to: &plan, in: nil)
      return StandIn(writing: writer.text(""), isPrivate: false)
    }
    let writer = DoubleWriter(
      code: code, conventions: job.conventions, contract: doubled, style: inFile)
    let step = FileStyle(of: [], indentation: job.conventions.decided(.indentation)?.value).indent
    var text = writer.text(step)
    text.isPrivate = true
    return StandIn(writing: text, isPrivate: true)
  }
}

extension AddRequest {
  /// The same for something else than what is named: it follows nothing that was asked for.
  fileprivate var withoutNames: AddRequest {
    var request = self
    request.like = nil
    request.folder = nil
    request.called = nil
    return request
  }
}

extension Role {
  /// What tests can be written for.
  static let tested: [Role] = [.useCase, .viewModel, .repositoryImplementation]
}
