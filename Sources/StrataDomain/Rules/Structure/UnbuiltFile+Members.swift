internal import StrataCode
internal import StrataModel

// What a file that no target compiles adds to types that are compiled.

extension Codebase {
  /// What to do about a file that declares no type: what it adds is called, is there already, or is idle.
  func membersHelp(_ file: Int, _ target: String) -> Phrase {
    let name = workspace.files[file].name
    if let (member, other) = repeated(in: file) {
      return Phrase(
        "delete '\(name)': '\(other)', which is compiled, adds '\(member)' already",
        zh: "删除 '\(name)'：参与编译的 '\(other)' 已经添加了 '\(member)'")
    }
    if let (member, other) = called(of: file) {
      return Phrase(
        "add '\(name)' to a target such as '\(target)': '\(other)', which is compiled, calls '\(member)'",
        zh: "把 '\(name)' 加入 '\(target)' 等 target：参与编译的 '\(other)' 调用了 '\(member)'")
    }
    return Phrase(
      "delete '\(name)', without which the targets build, unless work on it goes on",
      zh: "删除 '\(name)'：没有它各个 target 也能编译，除非仍在开发它")
  }

  /// A member that a file adds to a type and a compiled file calls on it, with the name of that file:
  /// `MenuView.build`.
  func called(of file: Int) -> (member: String, file: String)? {
    let added = added(in: file)
    guard !added.isEmpty else { return nil }
    for other in workspace.files.indices where other != file && isBuilt(other) {
      let facts = facts(other)
      let asked = facts.references.lazy.compactMap { reference in
        reference.member.map { facts[reference.name] + "." + facts[$0] }
      }
      if let member = asked.first(where: added.contains) {
        return (member, workspace.files[other].name)
      }
    }
    return nil
  }

  /// What a file adds to types, as who calls it on the type writes it.
  private func added(in file: Int) -> Set<String> {
    let facts = facts(file)
    var added: Set<String> = []
    for extended in facts.declarations.indices
    where facts.declarations[extended].kind == .extension {
      let type = facts[facts.declarations[extended].name]
      for member in facts.children(of: DeclarationIndex(extended))
      where facts[member].modifiers.contains(.isStatic) {
        added.insert(type + "." + facts[facts[member].name])
      }
    }
    return added
  }

  /// A member that a file adds to a type and a compiled file adds, too, with the name of that file.
  func repeated(in file: Int) -> (member: String, file: String)? {
    let own = facts(file)
    let beside = modulesBeside(file)
    for extended in own.declarations.indices where own.declarations[extended].kind == .extension {
      let type = own[own.declarations[extended].name]
      let added = own.children(of: DeclarationIndex(extended)).map { own[own[$0].name] }
      for other in workspace.files.indices
      where other != file && isBuilt(other)
        && !beside.isDisjoint(with: workspace.files[other].modules)
      {
        let facts = facts(other)
        let names = facts.declarations.indices.filter { index in
          facts.declarations[index].kind == .extension
            && facts[facts.declarations[index].name] == type
        }.flatMap { facts.children(of: DeclarationIndex($0)) }.map { facts[facts[$0].name] }
        if let member = added.first(where: names.contains) {
          return (member, workspace.files[other].name)
        }
      }
    }
    return nil
  }

  /// The targets that compile files of the nearest folder around a file that has any.
  private func modulesBeside(_ file: Int) -> Set<Int> {
    var folder = workspace.files[file].folder
    while true {
      let beside = workspace.files.indices.filter { other in
        isBuilt(other) && (folder.isEmpty || workspace.files[other].path.hasPrefix(folder + "/"))
      }
      if !beside.isEmpty || folder.isEmpty {
        return Set(beside.flatMap { workspace.files[$0].modules })
      }
      folder = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
    }
  }
}
