internal import StrataCode
internal import StrataModel

/// Tells which tests check something, by themselves or through the functions that they call.
struct TestAssertions {
  private let codebase: Codebase
  /// The functions of tests that check something, by name.
  private let helpers: Set<String>

  init(_ codebase: Codebase) {
    self.codebase = codebase
    helpers = codebase.known { Self.helpers(codebase) }
  }

  private static func helpers(_ codebase: Codebase) -> Set<String> {
    let files = codebase.seen(inEachFile: { file -> [FileHelpers] in
      codebase.layer(ofFile: file) == .test ? [FileHelpers(codebase.facts(file))] : []
    })
    var helpers: Set<String> = []
    var callers: [String: Set<String>] = [:]
    for file in files {
      helpers.formUnion(file.checking)
      for (called, functions) in file.callers { callers[called, default: []].formUnion(functions) }
    }
    var open = Array(helpers)
    while let helper = open.popLast() {
      open += (callers[helper] ?? []).filter { helpers.insert($0).inserted }
    }
    return helpers
  }

  /// Whether a test says that it is passed once it has run: nothing crashes, or it compiles.
  private static func isDone(_ name: String) -> Bool {
    !Set(NameWords.split(name)).isDisjoint(with: [
      "crash", "crashes", "crashing", "sendable", "compile", "compiles",
    ])
  }

  /// The tests of a file that check nothing, in source order.
  func silentTests(in file: Int) -> [DeclarationIndex] {
    guard codebase.holdsTests(file) else { return [] }
    let facts = codebase.facts(file)
    guard !Self.drivesApp(facts) else { return [] }
    let tests = Tests(facts).all
    if tests.isEmpty { return [] }
    let calls = FileCalls(facts)
    var owners = calls.checkers
    for (called, callers) in calls.callers where helpers.contains(called) {
      owners.formUnion(callers)
    }
    // What a test builds may check: a type made for that.
    for reference in facts.references where reference.owner >= 0 {
      let name = facts[reference.name]
      let isMember = reference.member.map { helpers.contains(facts[$0]) } ?? false
      guard
        isMember || name.hasPrefix("XCT") && reference.role == .construction
          || Self.isProbe(name)
      else { continue }
      owners.insert(reference.owner)
    }
    let checking = facts.enclosing(owners)
    let busy = facts.enclosing(
      Set((facts.shapes.map(\.owner) + facts.references.map(\.owner)).filter { $0 >= 0 }))
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

/// Which functions of a file check something, and which call what, by their names.
private struct FileHelpers: Sendable, Equatable {
  private(set) var checking: Set<String> = []
  /// By the name of a function: who calls it.
  private(set) var callers: [String: Set<String>] = [:]

  init(_ facts: FileFacts) {
    let calls = FileCalls(facts)
    for owner in calls.checkers { checking.formUnion(Self.functions(around: owner, facts)) }
    for (called, owners) in calls.callers {
      for owner in owners {
        callers[called, default: []].formUnion(Self.functions(around: owner, facts))
      }
    }
  }

  private static func functions(around owner: DeclarationIndex, _ facts: FileFacts) -> [String] {
    facts.enclosing(owner).filter { facts[$0].kind == .function || facts[$0].kind == .initializer }
      .map { facts[facts[$0].name] }
  }
}

/// Which declarations of a file check something, and which call what.
private struct FileCalls {
  private(set) var checkers: Set<DeclarationIndex> = []
  /// By the name of a function: who calls it.
  private(set) var callers: [String: Set<DeclarationIndex>] = [:]

  init(_ facts: FileFacts) {
    var calls: [Name: Set<DeclarationIndex>] = [:]
    for shape in facts.shapes where shape.owner >= 0 {
      switch shape.form {
      case .asserts, .throwsType: checkers.insert(shape.owner)
      case .callsOwn(let path, _), .callsMember(let path), .tries(let path):
        calls[path, default: []].insert(shape.owner)
      default: break
      }
    }
    for (path, owners) in calls {
      callers[facts[path].partBehindDot ?? facts[path], default: []].formUnion(owners)
    }
  }
}

/// The tests of a file that cannot fail by an error.
private struct Tests {
  private let facts: FileFacts
  private let importsXCTest: Bool
  /// By declaration: whether it bears `@Test`.
  private var isMarked: [Bool]
  /// By declaration: whether it takes or returns something, so that no runner calls it.
  private var isHelper: [Bool]
  /// By declaration: whether it is called like a suite, or conforms to a test case.
  private var isSuite: [Bool]

  init(_ facts: FileFacts) {
    self.facts = facts
    importsXCTest = facts.imports.contains { facts[$0.module] == "XCTest" }
    isMarked = facts.declarations.map { _ in false }
    isHelper = isMarked
    isSuite = facts.declarations.map { declaration in
      declaration.kind.isType || declaration.kind == .extension
        ? ["Test", "Tests", "Spec", "TestCase"].contains(where: facts[declaration.name].hasSuffix)
        : false
    }
    for attribute in facts.attributes where attribute.owner >= 0 && facts[attribute.name] == "Test"
    {
      isMarked[Int(attribute.owner)] = true
    }
    for parameter in facts.parameters where parameter.owner >= 0 {
      isHelper[Int(parameter.owner)] = true
    }
    for reference in facts.references where reference.owner >= 0 {
      if reference.role == .return { isHelper[Int(reference.owner)] = true }
      if reference.role == .conformance, facts[reference.name] == "XCTestCase" {
        isSuite[Int(reference.owner)] = true
      }
    }
  }

  /// In source order.
  var all: [DeclarationIndex] {
    facts.declarations.indices.map { DeclarationIndex($0) }.filter(isTest)
  }

  private func isTest(_ index: DeclarationIndex) -> Bool {
    let declaration = facts[index]
    guard declaration.kind == .function, declaration.modifiers.contains(.hasBody),
      declaration.modifiers.isDisjoint(with: [.isThrowing, .isStatic, .isOverride, .isLocal])
    else { return false }
    let name = facts[declaration.name]
    let isMeant =
      isMarked[Int(index)]
      || importsXCTest && declaration.parent >= 0 && isSuite[Int(declaration.parent)]
        && declaration.access > .fileprivate && !isHelper[Int(index)] && name.hasPrefix("test")
    return isMeant && !name.lowercased().holds("performance")
  }
}

extension FileFacts {
  /// Some declarations with all that stand around them.
  fileprivate func enclosing(_ places: Set<DeclarationIndex>) -> Set<DeclarationIndex> {
    places.reduce(into: []) { $0.formUnion(enclosing($1)) }
  }
}

extension FileHelpers: Digestible {
  fileprivate func add(to digest: inout ItemDigest) {
    for name in checking.sorted() { digest.add(name) }
    digest.add(checking.count)
    for (name, all) in callers.sorted(by: { $0.key < $1.key }) {
      digest.add(name)
      for caller in all.sorted() { digest.add(caller) }
      digest.add(all.count)
    }
  }
}
