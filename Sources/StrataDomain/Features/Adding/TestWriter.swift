internal import StrataCode
internal import StrataModel

/// Plans the tests of a type that asks collaborators: what goes in and out is said, nothing else.
struct TestWriter {
  let code: CodeText
  let conventions: Conventions
  let id: SymbolID
  let home: TestHome
  /// By protocol that the type is given: what stands in for it.
  let doubles: [SymbolID: StandIn]
  /// What is saved of the Xcode projects whose targets compile the test that is followed, by path.
  var projects: [String: [UInt8]] = [:]

  private var codebase: Codebase { code.codebase }
  private var samples: SampleValues { SampleValues(code: code, home: home.file) }

  /// Adds the tests to a plan.
  func add(to plan: inout EditPlan, in folder: String?) throws(AddError) {
    let model = codebase.workspace.files[home.file]
    let name = codebase.symbols[id].name
    let folder = try NewFolder(beside: home.file, in: codebase).place(
      from: NamePattern(home.subject)?.subject ?? home.subject,
      to: NamePattern(name)?.subject ?? name, NewFolder.Wish(folder: folder, isByModel: true)
    ).folder
    let path = folder.isEmpty ? "\(home.suite).swift" : "\(folder)/\(home.suite).swift"
    guard codebase.index(ofFile: path) == nil,
      codebase.symbols.topLevelTypes(named: home.suite).isEmpty
    else { throw .exists(type: home.suite, file: path) }
    let style = FileStyle(
      of: code.texts[model.path] ?? [], indentation: conventions.decided(.indentation)?.value)
    let text = TestText(
      suite: home.suite, isXCTest: home.framework == "XCTest", isOnMainActor: isOnMainActor,
      step: style.indent, cases: try cases())
    let own = doubles.values.filter(\.isPrivate).sorted { $0.text.name < $1.text.name }
      .flatMap { [""] + $0.text.lines }
    let lines = imports + [""] + text.lines + own
    plan.edits.append(
      Edit(
        .create(
          path: path, text: style.text(of: lines, file: path.lastComponent, like: model.name)),
        because: Phrase("as the tests of '\(home.subject)'", zh: "参照 '\(home.subject)' 的测试")))
    plan.reads.merge(code.texts) { old, _ in old }
    plan.intents[path] = EditPlan.Intent(
      layer: codebase.layer(ofFile: home.file),
      modules: codebase.workspace.targets(of: home.file), names: [name])
    plan.list(path, like: model.path, in: projects)
  }

  private var isOnMainActor: Bool {
    codebase.attributes(before: codebase.symbols[id].place).contains("MainActor")
      || doubles.values.contains { $0.text.form == .mainActorClass }
  }

  private var imports: [String] {
    var imports = ImportLines(code, beside: home.file)
    imports.see(home.framework)
    imports.see(id)
    for (contract, double) in doubles {
      imports.see(contract)
      if let known = double.symbol { imports.see(known) }
      for type in DoubledProtocol.family(of: contract, in: codebase) {
        for member in codebase.members(of: type) {
          for naming in codebase.writtenTypes(of: member) { imports.see(naming.named) }
        }
      }
      if double.isPrivate, double.text.form == .lockedClass { imports.see("Foundation") }
    }
    return imports.all
  }

  /// Every test that there is something to say for.
  private func cases() throws(AddError) -> [TestText.Case] {
    let methods = codebase.methods(of: id).compactMap { TestableMethod($0, of: id, in: code) }
    let names = methods.map(\.method.name)
    let cases = methods.filter { one in names.count(where: { $0 == one.method.name }) == 1 }
      .flatMap { one -> [TestText.Case] in
        guard let double = doubles[one.contract] else { return [] }
        return TestCases(one: one, id: id, double: double, doubles: doubles, samples: samples).all
      }
    if cases.isEmpty { throw .nothingToTest(codebase.symbols[id].name) }
    return cases
  }
}
