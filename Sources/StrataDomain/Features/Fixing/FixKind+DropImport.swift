internal import StrataCode
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
