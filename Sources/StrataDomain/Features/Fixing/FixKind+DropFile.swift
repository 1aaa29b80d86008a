internal import StrataCode
internal import StrataModel
internal import StrataRules

extension FixKind {
  /// Deletes a file that no target compiles, if a compiled one declares the same or nothing names it.
  static let dropFile: FixKind = FixKind(
    "drop-file", .choice,
    Phrase(
      """
      delete a file that no target compiles, where a compiled file declares the same types or no other \
      file names them
      """, zh: "删除不属于任何 target 的文件，前提是参与编译的文件声明了相同的类型，或没有其他文件引用其中的类型")
  ) { (subject) throws(ChangeError) in
    let (codebase, file) = (subject.codebase, subject.file)
    let types = codebase.typesAtTop(of: file)
    // One that stands for many, or that somebody took out of a folder, is a person's business.
    guard subject.finding.rule == Rule.unbuiltFile.id, subject.finding.severity != .info,
      subject.finding.reach == 1, !types.isEmpty, !codebase.isTest(file),
      !types.contains(where: subject.isInReadme)
    else { return nil }
    let isTwin = types.allSatisfy(codebase.isRepeatedBeside)
    if !isTwin, try !isUnnamed(types, in: subject) { return nil }
    guard let actions = try deletion(of: file, in: subject) else { return nil }
    let name = codebase.workspace.files[file].name
    let because: Phrase =
      isTwin
      ? Phrase(
        "without '\(name)', which no target compiles: a compiled file declares the same",
        zh: "去掉不属于任何 target 的 '\(name)'：参与编译的文件声明了相同的类型")
      : Phrase(
        "without '\(name)', which no target compiles and no other file names",
        zh: "去掉不属于任何 target、也没有其他文件引用的 '\(name)'")
    var proposal = FixProposal(actions.edits.map { Edit($0, because: because) })
    proposal.reads = actions.reads
    return proposal
  }

  /// Whether no other file says the name of one of some types, nor can a storyboard make one.
  private static func isUnnamed(
    _ types: [SymbolID], in subject: FixSubject
  ) throws(ChangeError) -> Bool {
    let codebase = subject.codebase
    let isInDoubt = types.contains { id in
      // Of two types of a name each may have what the other has not.
      codebase.symbols.topLevelTypes(named: codebase.symbols[id].name).count > 1
        || codebase.symbols[id].kind == .class
          && (codebase.roles.has(id, .view)
            || ["Controller", "Cell", "View"].contains(where: codebase.symbols[id].name.hasSuffix))
    }
    if isInDoubt { return false }
    return try !subject.mayName(types, outside: [subject.file])
  }

  /// What takes a file out of the project; nil where a project lists it in a way that is not Xcode's own.
  static func deletion(
    of file: Int, in subject: FixSubject
  ) throws(ChangeError) -> (edits: [Edit.Action], reads: [String: [UInt8]])? {
    let codebase = subject.codebase
    let source = codebase.workspace.files[file]
    var edits: [Edit.Action] = [.delete(path: source.path)]
    var reads: [String: [UInt8]] = [:]
    for project in codebase.projects(showing: file) {
      let text = try subject.read(project)
      // A folder of which Xcode takes everything lists nothing.
      guard let listing = XcodeListing(of: source.name, in: text) else { continue }
      let removal =
        codebase.isBuilt(file)
        ? listing.removal(at: project) : listing.removalOfUnbuilt(at: project)
      guard let removal else { return nil }
      if removal.isEmpty { continue }
      edits += removal
      reads[project] = text
    }
    return (edits, reads)
  }
}

extension Codebase {
  /// Whether a file that a target of the same Xcode project compiles declares a type of a type's name with
  /// all that this one has: what only the other has would be lost.
  fileprivate func isRepeatedBeside(_ id: SymbolID) -> Bool {
    let projects = xcodeProjects(around: symbols[id].place.file)
    let own = Set(members(of: id).map { name($0) })
    return twins(of: id, in: projects).contains { twin in
      own.isSubset(of: members(of: twin).map { name($0) })
    }
  }

  /// The Xcode projects whose targets compile a file, or those around it, which may show it though none of
  /// theirs does.
  func projects(showing file: Int) -> [String] {
    let source = workspace.files[file]
    let own = Set(source.modules.map { workspace.modules[$0].manifest })
      .filter { $0.hasSuffix(".pbxproj") }
    return (own.isEmpty ? xcodeProjects(around: file) : own).sorted()
  }

  /// The Xcode projects that lie in a folder above a file.
  private func xcodeProjects(around file: Int) -> Set<String> {
    let path = workspace.files[file].path.split(separator: "/")
    return Set(workspace.modules.map(\.manifest)).filter { project in
      project.hasSuffix(".pbxproj")
        && path.starts(with: project.split(separator: "/").dropLast(2))
    }
  }
}
