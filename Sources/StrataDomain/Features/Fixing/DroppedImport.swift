internal import StrataCode
internal import StrataModel
internal import StrataRules

/// The line of an import that nothing in its file needs, and what to write instead.
struct DroppedImport {
  private(set) var `import`: IdleImport
  /// What takes the place of bytes, in source order: other imports in the place of the line, or where the
  /// order of their names puts them.
  let changes: [(bytes: Range<Int>, text: String)]

  /// The edits of the file at a path.
  func actions(at path: String) -> [Edit.Action] {
    changes.map { .replace(path: path, bytes: $0, with: Array($1.utf8)) }
  }

  /// What to do about the import in the line of a finding; nil if there is none, or if it is needed.
  init?(_ subject: FixSubject) {
    if subject.comparesMembers, subject.asksForEachMember { return nil }
    self.init(
      onLine: subject.finding.location.start.line, of: subject.file, subject.text,
      in: subject.codebase)
  }

  /// What to do about the import in a line of a text; nil if there is none, or if what does not go
  /// needs it.
  init?(
    onLine number: Int, of file: Int, _ text: [UInt8], in codebase: Codebase,
    without gone: [Span] = []
  ) {
    guard let idle = IdleImport(onLine: number, of: file, in: codebase, without: gone) else {
      return nil
    }
    let line = TextLine(number, of: text)
    // Two statements on a line, and conditions, are a person's business.
    guard line.words.last == idle.module, line.words.dropLast().last == "import" else { return nil }
    func stays(_ offset: UInt32) -> Bool { !gone.contains { $0.contains(offset) } }
    if UnnamedUse(of: idle.module, file, text, in: codebase, where: stays).isPossible { return nil }
    self.import = idle
    if idle.wanted.contains("Foundation"),
      !FoundationUse(file, text, in: codebase, where: stays).isPossible
    {
      self.import.wanted.removeAll { $0 == "Foundation" }
    }
    if self.import.wanted.contains("Combine"), Self.meansAnother(file, in: codebase) { return nil }
    changes = Self.changes(from: line, to: self.import.wanted, around: number, text)
  }

  /// Whether a file names a type of another module that Combine has a type of the same name for: with both
  /// imported a compiler knows neither.
  private static func meansAnother(_ file: Int, in codebase: Codebase) -> Bool {
    let own = Set(codebase.workspace.files[file].modules)
    return codebase.references[file].contains { target in
      guard case .symbol(let id) = target, ofCombine.contains(codebase.symbols[id].name) else {
        return false
      }
      return own.isDisjoint(with: codebase.workspace.files[codebase.symbols[id].place.file].modules)
    }
  }

  private static let ofCombine: Set<String> = [
    "Cancellable", "Deferred", "Empty", "Fail", "Future", "Just", "Publisher", "Record",
    "Scheduler", "Subject", "Subscriber", "Subscription",
  ]

  /// What writes some modules instead of a line: in its place, or each where it belongs if the imports
  /// around the line are in the order of their names.
  static func changes(
    from line: TextLine, to wanted: [String], around number: Int, _ text: [UInt8]
  ) -> [(bytes: Range<Int>, text: String)] {
    let whole = Int(line.whole.start)..<Int(line.whole.end)
    func written(_ modules: [String]) -> String {
      modules.map { "import \($0)" + line.end }.joined()
    }
    func module(_ number: Int) -> String? {
      let words = TextLine(number, of: text).words
      return words.dropLast().last == "import" ? words.last : nil
    }
    // The line behind the last one is the last one.
    var block = number...number
    while block.lowerBound > 1, module(block.lowerBound - 1) != nil {
      block = (block.lowerBound - 1)...block.upperBound
    }
    while module(block.upperBound + 1) != nil,
      TextLine(block.upperBound + 1, of: text).whole != TextLine(block.upperBound, of: text).whole
    {
      block = block.lowerBound...(block.upperBound + 1)
    }
    if wanted.isEmpty, block.count == 1 {
      // Of the empty lines around the only import one is left, and none at the top.
      let (before, next) = (TextLine(number - 1, of: text), TextLine(number + 1, of: text))
      let isTop = number == 1 || before.words.isEmpty
      let end = isTop && next.words.isEmpty ? Int(next.whole.end) : whole.upperBound
      return [(whole.lowerBound..<end, "")]
    }
    let names = block.compactMap(module)
    guard !wanted.isEmpty, names.count > 1, names == names.sorted(by: isBefore) else {
      return [(whole, written(wanted))]
    }
    var places: [Int: [String]] = [:]
    for module in wanted.sorted(by: isBefore) {
      let next = zip(block, names).first { $0 != number && isBefore(module, $1) }
      places[next?.0 ?? block.upperBound + 1, default: []].append(module)
    }
    // What belongs beside the line takes its place.
    let instead = places.removeValue(forKey: number + 1) ?? []
    let rest = places.sorted { $0.key < $1.key }
    var changes: [(bytes: Range<Int>, text: String)] = []
    for (place, modules) in rest where place < number {
      let start = Int(TextLine(place, of: text).whole.start)
      changes.append((start..<start, written(modules)))
    }
    changes.append((whole, written(instead)))
    for (place, modules) in rest where place > number {
      let before = TextLine(place - 1, of: text)
      let end = Int(before.whole.end)
      changes.append((end..<end, written(modules)))
    }
    return changes
  }

  private static func isBefore(_ a: String, _ b: String) -> Bool {
    (a.lowercased(), a) < (b.lowercased(), b)
  }
}

extension FixSubject {
  /// Whether a target of the file asks for the import of what declares each member, and not only of types.
  fileprivate var asksForEachMember: Bool {
    codebase.workspace.files[file].modules.contains { module in
      guard let text = try? read(codebase.workspace.modules[module].manifest) else { return false }
      return text.says("MemberImportVisibility")
        || text.says("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES")
    }
  }

  /// Whether the file compares with members of types that it does not name: `case .dark`.
  fileprivate var comparesMembers: Bool {
    guard let tokens = try? tokens(file) else { return true }
    return tokens.all.indices.contains { index in
      tokens.isAt(index, ".") && tokens.isAt(index - 1, "case", "==", "!=")
    }
  }
}
