package import StrataCode

/// Which modules are for tests only.
///
/// A manifest says so of test targets. A library is test support if its name says it, or half of its
/// files import a test library, and no code that ships links it: `ShopTesting` and `ShopDoubles` are, for
/// a demo too, `ABTesting` in the app is not. `DomainTestHelpers` is, whoever links it.
package struct TestModules {
  private let indices: Set<Int>

  package init(_ workspace: Workspace) {
    let modules = workspace.modules
    let testing = Self.modulesFullOfTests(workspace)
    func isSupport(_ index: Int) -> Bool {
      Self.isNamedForTests(modules[index]) || testing.contains(index)
    }
    let hosts = Self.hosts(workspace)
    let linked = Set(
      modules.indices.filter {
        modules[$0].kind != .test && !isSupport($0) && !Production.isDemo(modules[$0])
      }.flatMap { modules[$0].dependencies.map(\.name) })
    indices = Set(
      modules.indices.filter { index in
        let module = modules[index]
        if module.kind == .test || hosts.contains(index) || Self.isHelper(module) { return true }
        return module.kind == .library && isSupport(index)
          && linked.isDisjoint(with: [module.name] + module.products)
      })
  }

  /// Whether a module ships with nothing.
  package func contains(_ module: Int) -> Bool { indices.contains(module) }

  /// The apps all of whose files are below a folder of tests: what tests drive.
  private static func hosts(_ workspace: Workspace) -> Set<Int> {
    var apps = Set(
      workspace.modules.indices.filter { workspace.modules[$0].kind == .application })
    if apps.isEmpty { return [] }
    var inside: Set<Int> = []
    for file in workspace.files where !apps.isDisjoint(with: file.modules) {
      let isBelowTests = file.folders
        .contains { $0 == "Tests" || $0 == "UITests" }
      // An app of which one file stands elsewhere need not be looked at again.
      if isBelowTests { inside.formUnion(file.modules) } else { apps.subtract(file.modules) }
    }
    return inside.intersection(apps)
  }

  /// The modules of which every other file imports a test library.
  private static func modulesFullOfTests(_ workspace: Workspace) -> Set<Int> {
    var all: [Int: Int] = [:]
    var tests: [Int: Int] = [:]
    for file in workspace.files {
      let isTest = file.facts.imports.contains {
        Framework(module: file.facts[$0.module]) == .testing
      }
      for module in file.modules {
        all[module, default: 0] += 1
        if isTest { tests[module, default: 0] += 1 }
      }
    }
    return Set(tests.filter { $1 * 2 >= all[$0, default: 0] }.keys)
  }

  /// Whether a library says that it helps tests and nobody else.
  package static func isHelper(_ module: Module) -> Bool {
    module.kind == .library
      && isNamedForTests(module.name, by: ["helper", "support", "util", "utility"])
  }

  /// Whether a name says `test` before one of some words, in the singular: `CartTestHelpers`.
  package static func isNamedForTests(_ name: String, by parts: Set<String>) -> Bool {
    let words = NameWords.split(name)
    return zip(words, words.dropFirst()).contains { word, next in
      ["test", "tests", "testing"].contains(word) && parts.contains(WordReader.singular(next))
    }
  }

  private static func isNamedForTests(_ module: Module) -> Bool {
    NameWords.split(module.name).map(WordReader.singular).contains {
      LayerWords.tests.contains($0) || LayerWords.doubles.contains($0) || $0 == "double"
    }
  }
}
