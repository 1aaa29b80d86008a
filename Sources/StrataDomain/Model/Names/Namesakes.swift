internal import StrataCode

/// The many types of one name at the top level, by where they can be seen from.
struct Namesakes: Sendable {
  private var byFile: [Int: [SymbolID]] = [:]
  private var byModule: [Int: [SymbolID]] = [:]

  /// Fewer of them are looked at one by one, wherever they stand.
  static let fewest = 64

  /// How many types of one name are told apart in one place: no project has a thousand there, and
  /// every use of the name looks at all of them.
  static let limit = 1_000

  /// The types of a name in a workspace.
  init(_ ids: [SymbolID], in workspace: Workspace, _ file: (SymbolID) -> Int) {
    for id in ids {
      let file = file(id)
      Self.add(id, to: &byFile[file, default: []])
      for module in workspace.files[file].modules {
        Self.add(id, to: &byModule[module, default: []])
      }
    }
  }

  /// Those that a file could see: its own, and those of modules of which it sees anything.
  func candidates(in file: Int, seeing view: ModuleGraph.View) -> [SymbolID] {
    var found = Set(byFile[file] ?? [])
    var modules = view.loaded
    modules.formUnion(view.testable)
    for module in modules.members { found.formUnion(byModule[module] ?? []) }
    return found.sorted()
  }

  private static func add(_ id: SymbolID, to list: inout [SymbolID]) {
    if list.count < limit { list.append(id) }
  }
}
