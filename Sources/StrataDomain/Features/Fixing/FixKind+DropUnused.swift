internal import StrataCode
internal import StrataModel
internal import StrataRules

extension FixKind {
  /// Deletes a test double or an entity that nothing names, with what it alone needs, a property that
  /// holds what it builds and that nothing reads, or a private function that nothing calls.
  static let dropUnused: FixKind = FixKind(
    "drop-unused", .choice,
    Phrase(
      """
      delete a test double or an entity that nothing in the project names, a property that nothing reads, \
      or a private function that nothing calls
      """, zh: "删除项目中没有代码引用的测试替身或 Entity、没有代码读取的属性，或没有代码调用的私有函数"),
    step: build
  ) { (subject) throws(ChangeError) in
    if let proposal = try subject.withoutIdleProperty() { return proposal }
    if let proposal = try subject.withoutIdleFunction() { return proposal }
    let codebase = subject.codebase
    let isOfDoubles = subject.finding.rule == Rule.doubleInProduction.id
    guard isOfDoubles || subject.finding.rule == Rule.codable.id, let id = subject.type,
      codebase.symbols[id].parent == nil, codebase.isOwnBusiness(id),
      isOfDoubles || !isKeptForOthers(id, in: subject),
      // What is left of a folder that nothing compiles is as stale as what goes.
      !codebase.isUnbuilt(subject.file)
    else { return nil }
    let beside =
      isOfDoubles
      ? codebase.companionsOfDouble(id)
      : codebase.symbols.ids.filter { codebase.symbols[$0].place.file == subject.file }
    let parts = MovedParts(of: id, among: beside, in: codebase) { _, _ in true }
    guard isOfDoubles || codebase.codedParts(of: id).isSubset(of: parts.all),
      let protocols = codebase.protocols(keptOnlyBy: parts.all),
      // What is compiled and not there to be read may name it.
      try !compilesUnreadFiles(beside: subject.file, in: subject)
    else { return nil }
    let all = parts.all + protocols
    let byFile = Dictionary(grouping: all) { codebase.symbols[$0].place.file }
    let names = all.map { codebase.symbols[$0].name }
    if try subject.mayName(all, outside: Set(byFile.keys)) { return nil }
    var proposal = FixProposal([])
    // What the change is called after comes first.
    for file in [subject.file] + byFile.keys.filter({ $0 != subject.file }).sorted() {
      let path = codebase.workspace.files[file].path
      let text = try subject.read(path)
      guard let ids = byFile[file],
        let code = MovedCode(of: ids[0], with: Array(ids.dropFirst()), in: codebase, text),
        case let left = text.without(code.lines + text.titles),
        code.isWholeFile || !names.contains(where: left.says),
        // What is left of a file that bears its name would be called after what is gone.
        code.isWholeFile
          || !names.contains(where: { codebase.workspace.files[code.file].name == $0 + ".swift" }),
        // The files that it alone reads would stay in the app.
        case let gone = code.lines.flatMap({ text[$0] }), !resources.contains(where: gone.says)
      else { return nil }
      guard let actions = try actions(deleting: code, path, in: subject) else { return nil }
      let name = codebase.symbols[ids[0]].name
      let because = Phrase("without '\(name)', which nothing names", zh: "去掉没有代码引用的 '\(name)'")
      let imports =
        code.isWholeFile
        ? []
        : codebase.importsLeft(
          without: code.cuts.map { Span(start: $0.lowerBound, length: $0.count) }, in: code.file,
          path,
          text)
      proposal.edits += (imports + actions.edits).map { Edit($0, because: because) }
      proposal.reads.merge(actions.reads) { text, _ in text }
      if file != subject.file { proposal.reads[path] = text }
    }
    return proposal
  }

  /// Whether a project of a file compiles files that are not there, other than what a tool writes.
  private static func compilesUnreadFiles(
    beside file: Int, in subject: FixSubject
  ) throws(ChangeError) -> Bool {
    let known = Set(subject.codebase.workspace.files.map(\.name))
    for project in subject.codebase.projects(showing: file) {
      let compiled = XcodeListing.compiled(in: try subject.read(project))
      let unread = compiled.subtracting(known).filter { !$0.lowercased().contains("generated") }
      if !unread.isEmpty { return true }
    }
    return false
  }

  /// Whether a type is a tool for code to come, and no entity: it lies among helpers, says by itself how
  /// it is coded, or the project's description names it.
  private static func isKeptForOthers(
    _ id: SymbolID, in subject: FixSubject
  ) -> Bool {
    let codebase = subject.codebase
    let words = codebase.workspace.files[subject.file].folders
      .flatMap { NameStem.words(of: String($0)) }
    let coded = codebase.members(of: id).contains { member in
      let facts = codebase.facts(member.file)
      return facts.parameters.contains {
        $0.owner == member.declaration && ["decoder", "encoder"].contains(facts[$0.name])
      }
    }
    return coded || words.contains(where: helpers.contains) || subject.isInReadme(id)
  }

  /// What code reads files of its bundle by.
  static let resources = ["Bundle", "forResource", "NSDataAsset"]

  private static let helpers = Set(
    ["extension", "helper", "support", "template", "tool", "util", "utils", "utility"]
      .map(NameStem.word))

  /// What takes code out of its file, or the file out of the project; nil where a project lists it in a
  /// way that is not Xcode's own.
  private static func actions(
    deleting code: MovedCode, _ path: String, in subject: FixSubject
  ) throws(ChangeError) -> (edits: [Edit.Action], reads: [String: [UInt8]])? {
    guard code.isWholeFile else {
      return (code.cuts.map { .replace(path: path, bytes: $0, with: []) }, [:])
    }
    return try deletion(of: code.file, in: subject)
  }
}

extension FixSubject {
  /// Whether another file than some says the name of one of some types and may mean it.
  func mayName(_ types: [SymbolID], outside files: Set<Int>) throws(ChangeError) -> Bool {
    for file in codebase.workspace.files.indices where !files.contains(file) {
      let text = try read(codebase.workspace.files[file].path)
      if types.contains(where: { codebase.mayName($0, in: file, text) }) { return true }
    }
    return false
  }
}

extension Codebase {
  /// What takes the imports out of a file that only code which goes needs.
  func importsLeft(
    without gone: [Span], in file: Int, _ path: String, _ text: [UInt8]
  ) -> [Edit.Action] {
    let facts = facts(file)
    let left = facts.imports.map { replacements(of: $0, without: gone, in: file, text) }
    var changes = left.flatMap { $0 }
    // With all of them goes the empty line below.
    if left.count > 1, left.allSatisfy({ $0.count == 1 && $0[0].text.isEmpty }),
      case let below = TextLine(
        facts.position(of: facts.imports[left.count - 1].span).line + 1, of: text),
      below.words.isEmpty, changes[left.count - 1].bytes.upperBound == Int(below.whole.start)
    {
      changes[left.count - 1].bytes =
        changes[left.count - 1].bytes.lowerBound..<Int(below.whole.end)
    }
    return changes.map { .replace(path: path, bytes: $0.bytes, with: Array($0.text.utf8)) }
  }

  /// What takes the place of one import that only code which goes needs; nothing for another.
  private func replacements(
    of item: Import, without gone: [Span], in file: Int, _ text: [UInt8]
  ) -> [(bytes: Range<Int>, text: String)] {
    func stays(_ offset: UInt32) -> Bool { !gone.contains { $0.contains(offset) } }
    let number = facts(file).position(of: item.span).line
    let line = TextLine(number, of: text)
    if line.words == ["import", "Foundation"] {
      let isLeft =
        FoundationUse(file, text, in: self, where: { _ in true }).isPossible
        && !FoundationUse(file, text, in: self, where: stays).isPossible
      return isLeft ? DroppedImport.changes(from: line, to: [], around: number, text) : []
    }
    guard
      DroppedImport(onLine: number, of: file, text, in: self) == nil,
      let dropped = DroppedImport(onLine: number, of: file, text, in: self, without: gone),
      dropped.import.wanted.isEmpty
    else { return [] }
    return dropped.changes
  }

  /// Whether a file lies among the sources of a package and no target there compiles it.
  func isUnbuilt(_ file: Int) -> Bool {
    let source = workspace.files[file]
    return source.modules.allSatisfy { workspace.modules[$0].kind == .folder }
      && workspace.modules.contains { module in
        let folder = module.folder.isEmpty ? "" : module.folder + "/"
        return module.kind != .folder && module.manifest == folder + "Package.swift"
          && source.path.hasPrefix(folder + "Sources/")
      }
  }

  /// Whether a file says the name of a type, its own title aside, and does not mean another type of that
  /// name each time.
  fileprivate func mayName(_ id: SymbolID, in file: Int, _ text: [UInt8]) -> Bool {
    let name = symbols[id].name
    guard text.says(name) else { return false }
    let facts = facts(file)
    let declared = facts.declarations.count { facts[$0.name] == name }
    let meant = zip(facts.references, references[file]).count { reference, target in
      guard facts[reference.name] == name, case .symbol(let other) = target else { return false }
      return other != id
    }
    return text.without(text.titles).count(of: name) > declared + meant
  }

  /// The types that may be there for a test double alone: those of its file, and others that are called
  /// as doubles are.
  func companionsOfDouble(_ id: SymbolID) -> [SymbolID] {
    let file = symbols[id].place.file
    let modules = workspace.files[file].modules
    return symbols.ids.filter { other in
      let place = symbols[other].place.file
      return place == file
        || workspace.files[place].modules == modules
          && symbols.words(of: other).bare.contains(where: LayerWords.doubles.contains)
    }
  }
}

extension [UInt8] {
  /// The lines at the top that say what the file is called.
  var titles: [Range<Int>] {
    var titles: [Range<Int>] = []
    var (number, end) = (1, 0)
    while end < count, case let line = TextLine(number, of: self),
      line.words.first?.hasPrefix("//") == true
    {
      let whole = Int(line.whole.start)..<Int(line.whole.end)
      if line.words.count == 2, line.words[1].hasSuffix(".swift") { titles.append(whole) }
      (number, end) = (number + 1, whole.upperBound)
    }
    return titles
  }

  /// The bytes but those of some ranges.
  func without(_ ranges: [Range<Int>]) -> [UInt8] {
    indices.filter { index in !ranges.contains { $0.contains(index) } }.map { self[$0] }
  }
}
