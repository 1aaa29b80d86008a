internal import StrataCode
internal import StrataModel
internal import StrataRules

extension FixKind {
  /// Gives a use case or a view the suffix that says what it is, wherever it is named.
  static let rename: FixKind = FixKind(
    "rename", .choice,
    Phrase(
      "give a use case or a view the suffix that says what it is, wherever it is named",
      zh: "在所有引用处为 UseCase 或视图加上表明其类别的后缀"),
    step: build
  ) { (subject) throws(ChangeError) in
    let codebase = subject.codebase
    guard let id = subject.type, codebase.symbols[id].parent == nil,
      let name = newName(of: id, for: subject), mayBeRenamed(id, in: codebase),
      try isFree(name, for: id, in: subject)
    else { return nil }
    let renaming = TypeRenaming([id: name], in: codebase)
    var proposal = FixProposal([])
    guard try renaming.add(to: &proposal, subject), !proposal.edits.isEmpty else { return nil }
    let old = codebase.symbols[id].name
    if codebase.workspace.files[subject.file].name == old + ".swift" {
      proposal.edits += subject.text.titles(of: old).map {
        Edit(
          .replace(path: subject.path, bytes: $0, with: Array(name.utf8)),
          because: Phrase("called after '\(name)'", zh: "以 '\(name)' 命名"))
      }
    }
    return proposal
  }

  /// What the finding says to call a type.
  private static func newName(of id: SymbolID, for subject: FixSubject) -> String? {
    switch subject.finding.rule {
    case Rule.useCaseNameSuffix.id: subject.codebase.useCaseName(of: id)
    case Rule.presentationNameSuffix.id where subject.codebase.roles.has(id, .view):
      subject.codebase.viewName(of: id)
    default: nil
    }
  }

  /// Whether only Swift code of the project can name a type: no nib makes it, and no other project knows
  /// it.
  private static func mayBeRenamed(_ id: SymbolID, in codebase: Codebase) -> Bool {
    let declaration = codebase.declaration(codebase.symbols[id].place)
    return declaration.access < .public
      && (codebase.symbols[id].kind != .class
        || codebase.symbols.externalSupertypes[Int(id.index)].isEmpty)
  }

  /// Whether nothing is called so yet, and the old name stands in code alone: a comment or a text that
  /// says it would be untrue.
  private static func isFree(
    _ name: String, for id: SymbolID, in subject: FixSubject
  ) throws(ChangeError) -> Bool {
    let codebase = subject.codebase
    let old = codebase.symbols[id].name
    for file in codebase.workspace.files.indices {
      let text = try subject.read(codebase.workspace.files[file].path)
      if text.says(name) { return false }
      guard text.says(old) else { continue }
      let titles = file == subject.file ? text.titles(of: old).count : 0
      guard let tokens = try subject.tokens(file),
        text.count(of: old) == tokens.positions(of: old).count + titles
      else { return false }
    }
    return true
  }
}

extension [UInt8] {
  /// Where the lines at the top say that the file is called after a name.
  fileprivate func titles(of name: String) -> [Range<Int>] {
    titles.compactMap { line in
      self[line].firstRange(of: Array((name + ".swift").utf8)).map {
        $0.lowerBound..<$0.lowerBound + name.utf8.count
      }
    }
  }
}
