internal import StrataModel
internal import StrataCode

/// How large a project is; only lines that hold code count.
package struct ProjectSize: Sendable, Equatable {
  /// Lines that ship.
  package var lines = 0
  /// Files that ship.
  package var files = 0
  /// Lines of tests.
  package var testLines = 0
  /// Modules that a manifest or project declares and that ship.
  package var modules = 0

  package init() {}

  /// What is written by people, as far as it ships or tests what ships.
  init(_ codebase: Codebase) {
    var shipping: Set<Int> = []
    for index in codebase.workspace.files.indices {
      let facts = codebase.facts(index)
      let count = facts.codeLines.count(in: 1...max(1, facts.lines.count))
      if codebase.scopes[index].isShipped {
        lines += count
        files += 1
        shipping.formUnion(codebase.workspace.files[index].modules)
      } else if codebase.layer(ofFile: index) == .test, !facts.isGenerated {
        testLines += count
      }
    }
    modules = shipping.count { codebase.workspace.modules[$0].kind != .folder }
  }

  /// How many lines of a hundred are tests.
  package var testPercent: Int {
    testLines == 0 ? 0 : max(1, testLines * 100 / max(1, lines + testLines))
  }
}
