package import StrataCode

/// Which modules are for tests only.
///
/// A manifest says so of test targets. A library is test support if its name says it and no code
/// that ships links it: `ShopTesting` is, for a demo too, `ABTesting` in the app is not.
package struct TestModules {
  private let indices: Set<Int>

  package init(_ workspace: Workspace) {
    let modules = workspace.modules
    let linked = Set(
      modules.filter {
        $0.kind != .test && !Self.isNamedForTests($0) && !Production.isDemo($0)
      }.flatMap { $0.dependencies.map(\.name) })
    indices = Set(
      modules.indices.filter { index in
        let module = modules[index]
        if module.kind == .test { return true }
        return module.kind == .library && Self.isNamedForTests(module)
          && linked.isDisjoint(with: [module.name] + module.products)
      })
  }

  /// Whether a module ships with nothing.
  package func contains(_ module: Int) -> Bool { indices.contains(module) }

  private static func isNamedForTests(_ module: Module) -> Bool {
    NameWords.split(module.name).contains { LayerWords.tests.contains(WordReader.singular($0)) }
  }
}
