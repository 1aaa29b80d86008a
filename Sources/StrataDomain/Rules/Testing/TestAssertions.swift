internal import StrataCode
internal import StrataModel

/// Tells which tests check something, by themselves or through the functions that they call.
struct TestAssertions {
  private let codebase: Codebase
  private let suites: SuiteSubjects
  /// The functions of tests that check something, by name.
  private let helpers: Set<String>

  init(_ codebase: Codebase) {
    self.codebase = codebase
    suites = SuiteSubjects(codebase)
    var helpers: Set<String> = []
    var callers: [String: Set<String>] = [:]
    for file in codebase.workspace.files.indices where codebase.layer(ofFile: file) == .test {
      let facts = codebase.facts(file)
      for shape in facts.shapes where shape.owner >= 0 {
        let functions = Self.functions(around: shape.owner, facts)
        if functions.isEmpty { continue }
        if Self.checks(shape) {
          helpers.formUnion(functions)
        } else if let called = Self.called(shape, facts) {
          callers[called, default: []].formUnion(functions)
        }
      }
    }
    var open = Array(helpers)
    while let helper = open.popLast() {
      open += (callers[helper] ?? []).filter { helpers.insert($0).inserted }
    }
    self.helpers = helpers
  }

  /// Whether a test says that it is passed once it has run: nothing crashes, or it compiles.
  private static func isDone(_ name: String) -> Bool {
    !Set(NameWords.split(name)).isDisjoint(with: [
      "crash", "crashes", "crashing", "sendable", "compile", "compiles",
    ])
  }

  /// The tests of a file that check nothing, in source order.
  func silentTests(in file: Int) -> [DeclarationIndex] {
    let facts = codebase.facts(file)
    guard suites.isTest(file), !Self.drivesApp(facts) else { return [] }
    let tests = facts.declarations.indices.map { DeclarationIndex($0) }.filter { isTest($0, facts) }
    if tests.isEmpty { return [] }
    var checking: Set<DeclarationIndex> = []
    for shape in facts.shapes where shape.owner >= 0 {
      let isCheck =
        Self.checks(shape) || Self.called(shape, facts).map(helpers.contains) ?? false
      if isCheck { checking.formUnion(facts.enclosing(shape.owner)) }
    }
    // What a test builds may check: a type made for that.
    for reference in facts.references where reference.owner >= 0 {
      let name = facts[reference.name]
      let isMember = reference.member.map { helpers.contains(facts[$0]) } ?? false
      guard
        isMember || name.hasPrefix("XCT") && reference.role == .construction
          || Self.isProbe(name)
      else { continue }
      checking.formUnion(facts.enclosing(reference.owner))
    }
    let busy = Set(
      (facts.shapes.map(\.owner) + facts.references.map(\.owner)).filter { $0 >= 0 }
        .flatMap { facts.enclosing($0) })
    // An empty body is no test yet, and a library's own kind of test case may check by itself.
    return tests.filter { test in
      !isOfLibrary(facts[test].parent, in: file) && !checking.contains(test) && busy.contains(test)
        && !Self.isDone(facts[facts[test].name])
        && !codebase.scopes[file].isExempt(facts[test].span, in: topLevel)
    }
  }

  /// Whether a suite is a kind of test case that neither the project nor XCTest declares.
  private func isOfLibrary(_ suite: DeclarationIndex, in file: Int) -> Bool {
    guard suite >= 0,
      let id = codebase.symbols.subject(of: DeclarationID(file: file, declaration: suite))
    else { return false }
    return ([id] + codebase.symbols.allSupertypes(of: id)).contains { type in
      codebase.symbols.externalSupertypes[Int(type.index)].contains {
        $0.hasSuffix("TestCase") && $0 != "XCTestCase" && $0 != "XCTest.XCTestCase"
      }
    }
  }

  /// Whether a declaration is a test that cannot fail by an error.
  private func isTest(_ index: DeclarationIndex, _ facts: FileFacts) -> Bool {
    let declaration = facts[index]
    guard declaration.kind == .function, declaration.modifiers.contains(.hasBody),
      declaration.modifiers.isDisjoint(with: [.isThrowing, .isStatic, .isOverride, .isLocal]),
      !facts[declaration.name].lowercased().contains("performance")
    else { return false }
    if facts.attributes.contains(where: { $0.owner == index && facts[$0.name] == "Test" }) {
      return true
    }
    return declaration.parent >= 0 && isSuite(declaration.parent, facts)
      && facts[declaration.name].hasPrefix("test") && declaration.access > .fileprivate
      && facts.importedModules.contains("XCTest")
      && !facts.parameters.contains { $0.owner == index }
      && !facts.references.contains { $0.owner == index && $0.role == .return }
  }

  private func isSuite(_ index: DeclarationIndex, _ facts: FileFacts) -> Bool {
    let name = facts[facts[index].name]
    return ["Test", "Tests", "Spec", "TestCase"].contains(where: name.hasSuffix)
      || facts.references.contains {
        $0.owner == index && $0.role == .conformance && facts[$0.name] == "XCTestCase"
      }
  }

  private static func functions(around owner: DeclarationIndex, _ facts: FileFacts) -> [String] {
    facts.enclosing(owner).filter { facts[$0].kind == .function || facts[$0].kind == .initializer }
      .map { facts[facts[$0].name] }
  }

  private static func checks(_ shape: BodyShape) -> Bool {
    switch shape.form {
    case .asserts, .throwsType: true
    default: false
    }
  }

  /// The name of the function that a shape calls.
  private static func called(_ shape: BodyShape, _ facts: FileFacts) -> String? {
    switch shape.form {
    case .callsOwn(let name, _): facts[name]
    case .callsMember(let path), .tries(let path):
      facts[path].split(separator: ".").last.map { String($0) }
    default: nil
    }
  }

  /// Tests of the whole app show by running that nothing traps, and often only take pictures; a store
  /// made for tests checks each thing that is sent to it.
  private static func drivesApp(_ facts: FileFacts) -> Bool {
    facts.importedModules.contains("ComposableArchitecture")
      || facts.references.contains { facts[$0.name] == "XCUIApplication" }
  }

  /// What checks while it runs.
  private static func isProbe(_ name: String) -> Bool {
    ["TestStore", "XCTestExpectation", "Issue", "Attachment"].contains(name)
      || name.hasSuffix("Assertion") || name.hasSuffix("Verifier")
  }
}
