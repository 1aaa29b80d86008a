internal import StrataCode
internal import StrataModel

// What of a view model that does too much is set apart already: lists of values, and extensions.

extension Codebase {
  /// What to do with the longest list of values that a view model keeps, where it is a third of all.
  func listedValues(in bodies: [DeclarationID], of all: Int) -> Phrase? {
    let lists = bodies.flatMap { body -> [(name: String, isIdle: Bool, lines: Int)] in
      let facts = facts(body.file)
      return facts.children(of: body.declaration).filter {
        facts[$0].kind == .property && facts[$0].modifiers.contains(.hasInitialValue)
          && !facts[$0].modifiers.contains(.isComputed)
      }.map { index in
        (
          facts[facts[index].name], facts[index].modifiers.contains(.isIdle),
          facts.codeLines.count(in: Self.lines(of: facts[index].extent, in: facts))
        )
      }
    }
    guard let list = lists.max(by: { $0.lines < $1.lines }), list.lines * 3 > all else {
      return nil
    }
    return list.isIdle
      ? Phrase(
        "delete '\(list.name)' (\(list.lines) lines), which nothing here uses",
        zh: "删除 '\(list.name)'（\(list.lines) 行）：这里没有代码使用它")
      : Phrase(
        "begin with '\(list.name)' (\(list.lines) lines): move the values that it lists to a file of their own",
        zh: "从 '\(list.name)'（\(list.lines) 行）开始：把它列出的值移到单独的文件")
  }

  /// What to do with the largest extension, where it is a fifth of all: who wrote it set it apart.
  func apartExtension(of id: SymbolID, in bodies: [DeclarationID], of all: Int) -> Phrase? {
    let home = symbols[id].place.file
    let parts = bodies.filter { body in
      let facts = facts(body.file)
      return body.file != home && facts[body.declaration].kind == .extension
        && facts.children(of: body.declaration).count { facts[$0].kind == .function } > 1
    }.map { ($0, codeLines(of: [$0])) }
    guard let (part, lines) = parts.max(by: { $0.1 < $1.1 }), lines * 5 > all else { return nil }
    let file = workspace.files[part.file].name
    return Phrase(
      "begin with the extension in '\(file)' (\(lines) lines): give it, and what only it uses, a type of its own",
      zh: "从 '\(file)' 中的扩展（\(lines) 行）开始：把它和只有它使用的内容移到单独的类型")
  }
}
