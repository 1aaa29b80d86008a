internal import StrataCode
internal import StrataModel

// What a target reaches through a link that it has no other use for.

extension ModuleLinks {
  /// What to do before a link goes through which alone a target reaches another that its files import;
  /// nil if there is none.
  func lost(_ name: String, _ target: Int, of index: Int, in codebase: Codebase) -> Phrase? {
    let imported = Set(
      codebase.workspace.files.indices
        .filter { codebase.workspace.files[$0].modules.contains(index) }
        .flatMap { codebase.facts($0).importedModules })
    let rest = codebase.workspace.modules[index].dependencies.filter { $0.name != name }
      .flatMap(targets)
    let kept = codebase.workspace.modules.indices.first { other in
      let module = codebase.workspace.modules[other]
      return other != index && other != target && module.kind != .folder
        && imported.contains(module.name) && reaches(other, from: target)
        && !rest.contains { $0 == other || reaches(other, from: $0) }
    }
    guard let kept else { return nil }
    let (module, other) = (
      codebase.workspace.modules[index].name, codebase.workspace.modules[kept].name
    )
    let needed = codebase.types(of: kept, namedIn: index)
    if needed.isEmpty, !codebase.mayName(kept, in: index) {
      return Phrase(
        "remove '\(name)' from '\(module)', and the imports of it and of '\(other)': no file there names a type of them",
        zh: "从 '\(module)' 中移除 '\(name)'，以及对它和 '\(other)' 的 import：那里没有文件引用它们的类型")
    }
    let mayLink = codebase.modules.layer(ofModule: index).flatMap { from in
      codebase.modules.layer(ofModule: kept).map { Direction.allows(from, $0) }
    }
    if mayLink ?? true {
      return Phrase(
        "link '\(other)', which '\(module)' imports, in place of '\(name)': no file there names a type of '\(name)'",
        zh: "链接 '\(module)' 导入的 '\(other)'，代替 '\(name)'：那里没有文件引用 '\(name)' 的类型")
    }
    let what =
      needed.isEmpty
      ? Phrase("what is needed", zh: "需要的内容")
      : codebase.listed(needed.map { codebase.symbols[$0].qualifiedName })
    return Phrase(
      "move \(what) from '\(other)', which '\(module)' reaches through '\(name)' alone, to a target that it may link, and then remove '\(name)'",
      zh: "把 \(what) 从 '\(other)' 移到 '\(module)' 可以链接的 target（现在只能通过 '\(name)' 引用），再移除 '\(name)'")
  }
}
