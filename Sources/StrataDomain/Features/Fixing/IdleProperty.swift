internal import StrataCode
internal import StrataModel
internal import StrataRules

extension FixSubject {
  /// Whether nothing reads or sets a property of the file behind its declaration: no other place says its
  /// name, in the whole project if others may see it.
  func isIdle(_ property: DeclarationIndex) throws(ChangeError) -> Bool {
    let facts = codebase.facts(file)
    let declaration = facts[property]
    let name = facts[declaration.name]
    guard declaration.kind == .property, let own = try tokens(file),
      own.positions(of: name).count == 1, !says(name, text, beside: declaration.extent)
    else { return false }
    if declaration.access <= .fileprivate { return true }
    for other in codebase.workspace.files.indices where other != file {
      if try read(codebase.workspace.files[other].path).says(name) { return false }
    }
    return true
  }

  /// Whether a text says a word outside of some bytes, in a key path or a comment, too.
  private func says(_ name: String, _ text: [UInt8], beside extent: Span) -> Bool {
    Array(text[..<Int(extent.start)]).says(name) || Array(text[Int(extent.end)...]).says(name)
  }

  /// The deletion of a property that holds what it builds and that nothing reads; nil for any other
  /// finding.
  func withoutIdleProperty() throws(ChangeError) -> FixProposal? {
    let facts = codebase.facts(file)
    guard finding.rule == Rule.selfConstruction.id, finding.also.isEmpty,
      let start = facts.lines.offset(
        line: finding.location.start.line, column: finding.location.start.column),
      let reference = facts.references.first(where: {
        $0.span.start == start && $0.role == .construction
      }), reference.owner >= 0,
      facts[reference.owner].modifiers.contains(.hasInitialValue),
      facts[reference.owner].modifiers.isDisjoint(with: [.isStatic, .isLocal, .isComputed]),
      codebase.attributes(of: DeclarationID(file: file, declaration: reference.owner)).isEmpty,
      try isIdle(reference.owner),
      let lines = MovedCode.lines(of: facts[reference.owner], facts, text)
    else { return nil }
    let name = facts[facts[reference.owner].name]
    return FixProposal(
      replacing: lines.lowerBound..<end(of: lines), of: path, with: "",
      because: Phrase("without '\(name)', which nothing reads", zh: "去掉没有代码读取的 '\(name)'"))
  }

  /// The end of some lines with the empty one behind them, where one stands or something opens above.
  private func end(of lines: Range<Int>) -> Int {
    let number = codebase.facts(file).lines.position(of: UInt32(lines.upperBound - 1)).line
    let first = codebase.facts(file).lines.position(of: UInt32(lines.lowerBound)).line
    let above = TextLine(first - 1, of: text)
    let below = TextLine(number + 1, of: text)
    guard first > 1, Int(below.whole.start) == lines.upperBound, below.words.isEmpty,
      above.words.isEmpty || above.words.last == "{"
    else { return lines.upperBound }
    return Int(below.whole.end)
  }
}
