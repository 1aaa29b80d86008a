internal import StrataModel
internal import StrataCode

/// Tells what a test suite is about, by its name and its folder.
struct SuiteSubjects {
  private let codebase: Codebase
  /// By words of the name: production types.
  private let types: [String: [SymbolID]]

  init(_ codebase: Codebase) {
    self.codebase = codebase
    types = codebase.known { Self.types(codebase) }
  }

  private static func types(_ codebase: Codebase) -> [String: [SymbolID]] {
    var types: [String: [SymbolID]] = [:]
    for id in codebase.symbols.ids
    where codebase.layer(of: id) != .test && codebase.symbols[id].kind != .typealias {
      types[key(codebase.symbols.words(of: id).bare), default: []].append(id)
    }
    return types
  }

  private static func key(_ words: [String]) -> String { words.joined(separator: " ") }

  /// The production types that a test type is named for.
  func subjects(ofSuite name: String) -> [SymbolID] {
    var words = NameWords(name).all
    if words.last == "case", words.dropLast().last == "test" { words.removeLast() }
    if let last = words.last, ["test", "tests", "spec", "specs"].contains(last) {
      words.removeLast()
    }
    guard !words.isEmpty, words.count < NameWords(name).all.count else { return [] }
    return types[Self.key(NameWords(words.joined(separator: "_")).bare), default: []]
  }

  /// The test types of a file, in source order.
  func suites(in file: Int) -> [(name: String, place: DeclarationID)] {
    let facts = codebase.facts(file)
    return facts.declarations.indices.compactMap { index in
      let declaration = facts.declarations[index]
      guard declaration.parent < 0, declaration.kind.isConcreteType else { return nil }
      return (
        facts[declaration.name], DeclarationID(file: file, declaration: DeclarationIndex(index))
      )
    }
  }

  /// Whether a test is about Domain: all types that its suites are named for stand there, or, if
  /// there are none, its folder or target says so.
  func isDomainTest(_ file: Int) -> Bool {
    guard codebase.holdsTests(file), codebase.hasDomain else { return false }
    let named = suites(in: file).flatMap { subjects(ofSuite: $0.name) }
    if !named.isEmpty {
      return named.allSatisfy {
        codebase.layer(of: $0) == .domain && !codebase.roles.has($0, .screenInteractor)
      }
    }
    let source = codebase.workspace.files[file]
    let folders = source.folders.map(String.init)
    let modules = source.modules.map { codebase.workspace.modules[$0].name }
    return (folders + modules).contains { name in
      let words = NameWords.split(name).filter { $0 != "tests" && $0 != "test" }
      return words.last == "domain"
    }
  }
}

extension Codebase {
  /// Whether a file holds tests.
  func holdsTests(_ file: Int) -> Bool {
    guard layer(ofFile: file) == .test else { return false }
    let facts = facts(file)
    return !facts.isGenerated
      && facts.imports.contains {
        ["XCTest", "Testing", "Quick"].contains(facts[$0.module])
      }
  }
}
