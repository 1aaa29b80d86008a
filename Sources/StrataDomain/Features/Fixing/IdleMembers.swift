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
      own.positions(of: name).count == 1, !says(name, text, beside: [declaration.extent])
    else { return false }
    if declaration.access <= .fileprivate { return true }
    for other in codebase.workspace.files.indices where other != file {
      if try read(codebase.workspace.files[other].path).says(name) { return false }
    }
    return true
  }

  /// Whether a text says a word outside of some code, in a key path or a comment, too.
  private func says(_ name: String, _ text: [UInt8], beside code: [Span]) -> Bool {
    text.without(code.map { Int($0.start)..<Int($0.end) }).says(name)
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

  /// The private function around all that a finding is about, which nothing calls.
  var idleFunction: Declaration? {
    let facts = codebase.facts(file)
    let places = ([finding.location.start] + finding.also).map {
      facts.lines.offset(line: $0.line, column: $0.column)
    }
    return facts.declarations.first { declaration in
      declaration.kind == .function && declaration.modifiers.contains(.isIdle)
        && places.allSatisfy { $0.map(declaration.extent.contains) == true }
    }
  }

  /// The deletion of the private function around all that a finding is about, which nothing calls, with
  /// the imports that it alone needs; nil where there is none, or where something else would be idle.
  func withoutIdleFunction() throws(ChangeError) -> FixProposal? {
    guard let function = idleFunction, !leavesIdle(without: function.extent),
      case let facts = codebase.facts(file),
      let lines = MovedCode.lines(of: function, facts, text)
    else { return nil }
    let name = facts[function.name]
    let because = Phrase("without '\(name)()', which nothing calls", zh: "去掉没有代码调用的 '\(name)()'")
    var proposal = FixProposal(
      replacing: start(of: lines)..<end(of: lines), of: path, with: "", because: because)
    let gone = [Span(start: lines.lowerBound, length: lines.count)]
    proposal.edits += codebase.importsLeft(without: gone, in: file, path, text).map {
      Edit($0, because: because)
    }
    return proposal
  }

  /// Whether a private member of the file would be used by nothing more without some code.
  private func leavesIdle(without gone: Span) -> Bool {
    let facts = codebase.facts(file)
    let code = Array(text[Int(gone.start)..<Int(gone.end)])
    return facts.declarations.contains { declaration in
      let extent = declaration.extent
      return declaration.access <= .fileprivate && !gone.contains(extent.start)
        && !extent.contains(gone.start) && code.says(facts[declaration.name])
        && !says(facts[declaration.name], text, beside: [gone, extent])
    }
  }

  /// The numbers of the first and the last of some lines.
  private func numbers(of lines: Range<Int>) -> (first: Int, last: Int) {
    let all = codebase.facts(file).lines
    return (
      all.position(of: UInt32(lines.lowerBound)).line,
      all.position(of: UInt32(lines.upperBound - 1)).line
    )
  }

  /// The start of some lines with the empty one above them, where what is around them ends below.
  private func start(of lines: Range<Int>) -> Int {
    let (first, last) = numbers(of: lines)
    let above = TextLine(first - 1, of: text)
    return first > 1 && above.words.isEmpty && TextLine(last + 1, of: text).words.first == "}"
      ? Int(above.whole.start) : lines.lowerBound
  }

  /// The end of some lines with the empty one behind them, where one stands or something opens above.
  private func end(of lines: Range<Int>) -> Int {
    let (first, last) = numbers(of: lines)
    let (above, below) = (TextLine(first - 1, of: text), TextLine(last + 1, of: text))
    guard first > 1, Int(below.whole.start) == lines.upperBound, below.words.isEmpty,
      above.words.isEmpty || above.words.last == "{"
    else { return lines.upperBound }
    return Int(below.whole.end)
  }
}
