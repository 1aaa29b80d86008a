package import StrataModel

/// The types that tests name.
package struct TestedTypes {
  private let names: TestNames

  /// What the tests of a code base name.
  package init(_ codebase: Codebase) { names = TestNames(codebase) }

  /// Whether a test names the type, a subtype of it, or what makes it.
  package func name(_ id: SymbolID) -> Bool { names.name(id) }
}
