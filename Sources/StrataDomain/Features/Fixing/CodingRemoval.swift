internal import StrataCode
internal import StrataModel
internal import StrataRules

/// The coding of a type taken out wherever it is said: in its declaration and in extensions, since half of
/// it is of no use.
struct CodingRemoval {
  let proposal: FixProposal

  /// What a type says of its coding in the language's own words.
  static let protocols: Set = ["Codable", "Encodable", "Decodable"]

  /// The removal of all that a type says; nil where it says nothing, or where some of it cannot be taken
  /// out: it is said in other words, under a condition or over several lines.
  init?(of id: SymbolID, in subject: FixSubject) throws(ChangeError) {
    let codebase = subject.codebase
    var edits: [Edit] = []
    var reads: [String: [UInt8]] = [:]
    for body in codebase.symbols.bodies[Int(id.index)] {
      let names = Self.names(saidBy: body, in: codebase)
      if names.isEmpty { continue }
      let path = codebase.workspace.files[body.file].path
      let text = try subject.read(path)
      guard names.isSubset(of: Self.protocols), text.isRead(as: codebase.facts(body.file)),
        let actions = Self.actions(removing: names, from: body, text, in: codebase)
      else { return nil }
      let gone = names.sorted().quotedList
      edits += actions.map {
        Edit(
          $0,
          because: Phrase("without \(gone), which nobody asks for", zh: "去掉没有代码用到的 \(gone)"))
      }
      if body.file != subject.file { reads[path] = text }
    }
    if edits.isEmpty { return nil }
    proposal = FixProposal(edits, reads: reads)
  }

  /// What a declaration or an extension says of coding.
  private static func names(saidBy body: DeclarationID, in codebase: Codebase) -> Set<String> {
    let facts = codebase.facts(body.file)
    return Set(
      facts.references.filter {
        $0.role == .conformance && $0.owner == body.declaration
          && ForeignKinds.codables.contains(facts[$0.name])
      }.map { facts[$0.name] })
  }

  /// The edits that leave everything else in place; an extension that says and holds nothing else goes.
  private static func actions(
    removing names: Set<String>, from body: DeclarationID, _ text: [UInt8], in codebase: Codebase
  ) -> [Edit.Action]? {
    let facts = codebase.facts(body.file)
    let declaration = facts[body.declaration]
    let path = codebase.workspace.files[body.file].path
    let start = Int(declaration.span.end)
    guard !facts.regions.contains(where: { $0.span.contains(declaration.extent.start) }),
      let clause = InheritanceClause(after: start, in: text),
      let left = clause.without(names, after: start, in: text)
    else { return nil }
    guard declaration.kind == .extension, left.isEmpty, isEmpty(behind: clause.end, of: text)
    else { return [.replace(path: path, bytes: start..<clause.end, with: Array(left.utf8))] }
    let whole = MovedCode([body.declaration], of: body.file, in: codebase, text)
    // A file that would be left with nothing is a person's to remove.
    guard let whole, !whole.isWholeFile else { return nil }
    return whole.cuts.map { .replace(path: path, bytes: $0, with: []) }
  }

  /// Whether nothing but blanks stands between the braces behind an offset.
  private static func isEmpty(behind end: Int, of text: [UInt8]) -> Bool {
    let rest = text[end...].filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return rest.starts(with: [UInt8(ascii: "{"), UInt8(ascii: "}")])
  }
}
