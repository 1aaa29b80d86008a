internal import StrataCode
internal import StrataModel

// What stands in the wrong target, where a target of Domain links one further out for it alone.

extension Codebase {
  /// What to do where only repositories, and what values are made of, need a link of Domain; nil where
  /// something else does.
  func implementationsGo(from index: Int, with target: Int, _ link: String) -> Phrase? {
    let named = workspace.files.indices.filter { workspace.files[$0].modules.contains(index) }
      .flatMap { dependencies(of: $0) }.filter { dependency in
        workspace.files[symbols[dependency.target].place.file].modules.contains(target)
      }
    var going: Set<SymbolID> = []
    var made: Set<SymbolID> = []
    for dependency in named {
      guard let type = outermostType(of: dependency) else { return nil }
      let owner = reference(of: dependency).owner
      if roles.has(type, .repositoryImplementation) {
        going.insert(type)
      } else if owner >= 0, facts(dependency.file)[owner].kind == .initializer,
        symbols[type].kind == .struct
      {
        made.insert(type)
      } else {
        return nil
      }
    }
    guard !going.isEmpty else { return nil }
    let (module, names) = (workspace.modules[index].name, listedTypes(going))
    let values = listedTypes(made)
    let more =
      made.isEmpty
      ? .empty
      : Phrase(
        " and the initializers of \(values) that take what is there",
        zh: " 和 \(values) 中接收其类型的初始化方法")
    return Phrase(
      "move \(names)\(more) to Data, and remove '\(link)' from '\(module)'",
      zh: "把 \(names)\(more) 移到 Data，并从 '\(module)' 中移除 '\(link)'")
  }

  private func listedTypes(_ ids: Set<SymbolID>) -> Phrase {
    listed(ids.sorted().map { symbols[$0].qualifiedName })
  }
}
