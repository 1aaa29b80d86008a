internal import StrataCode
internal import StrataModel
internal import StrataRules

extension FixKind {
  /// Removes the import of a user-interface framework that nothing in the file names, or puts what it
  /// hands on in its place.
  static let dropImport: FixKind = FixKind(
    "drop-import", .choice,
    Phrase(
      "remove the import of a user-interface framework of which nothing is named, or write what it hands on",
      zh: "去掉没有用到的界面框架导入，或换成它所转发的模块"),
    step: Phrase(
      "build the project: only a compiler sees every member that a file takes from a module",
      zh: "请构建项目：文件从模块中用到的成员，只有编译器才能全部看到")
  ) { subject in
    guard let dropped = DroppedImport(subject),
      // What stands in `#if` is a person's business.
      subject.line(-1)?.words.first?.hasPrefix("#") != true
    else { return nil }
    if let unnamed = subject.unnamed { return .refused(unnamed) }
    let because =
      dropped.import.wanted.isEmpty
      ? Phrase(
        "without '\(dropped.import.module)', of which nothing is named",
        zh: "去掉没有用到的 '\(dropped.import.module)'")
      : Phrase(
        """
        \(dropped.import.wanted.joined(separator: " and ")) in the place of \
        '\(dropped.import.module)', of which nothing is named
        """,
        zh: """
          用 \(dropped.import.wanted.joined(separator: " 和 ")) 代替没有用到的 \
          '\(dropped.import.module)'
          """)
    var proposal = FixProposal(
      dropped.actions(at: subject.path).map { Edit($0, because: because) })
    // Another import of the file may ask for the same module.
    proposal.held = Set(dropped.import.wanted.map { "\(subject.path): import \($0)" })
    return proposal
  }
}

extension FixSubject {
  /// Why an import stays in a file that can go as a whole: no other file names a class that it declares.
  fileprivate var unnamed: Phrase? {
    let facts = codebase.facts(file)
    let own = codebase.symbols.ids.filter {
      codebase.symbols[$0].place.file == file && codebase.symbols[$0].parent == nil
    }
    guard let first = own.first,
      own.contains(where: { codebase.roles.has($0, .viewModel) }),
      facts.declarations.allSatisfy({ $0.kind != .extension || $0.parent != topLevel }),
      codebase.isUnnamed(own)
    else { return nil }
    return .goesFirst(codebase.symbols[first].name)
  }
}

extension Phrase {
  /// Why a type that nothing names stays as it is.
  static func goesFirst(_ name: String) -> Phrase {
    Phrase("nothing names '\(name)': delete it first", zh: "没有代码引用 '\(name)'：请先删除它")
  }
}

extension Codebase {
  /// Whether no other file of a program names any of some types of one file, and no framework finds them.
  func isUnnamed(_ types: [SymbolID]) -> Bool {
    let homes = Set(types.map { symbols[$0].place.file })
    return runsItself && types.allSatisfy { isPlain($0, keeping: UnnamedTypes.plain) }
      && !workspace.files.indices.contains { other in
        !homes.contains(other)
          && references[other].contains {
            switch $0 {
            case .symbol(let id): types.contains(outermost(id))
            case .ambiguous(let ids): ids.contains { types.contains(outermost($0)) }
            default: false
            }
          }
      }
  }
}
