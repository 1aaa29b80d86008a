internal import StrataCode
internal import StrataModel
internal import StrataRules

extension FixKind {
  /// Puts a view model on the main actor if all that names it is there already.
  static let isolateViewModel: FixKind = FixKind(
    "isolate-view-model", .choice,
    Phrase(
      "write '@MainActor' on a view model that only code on the main actor names",
      zh: "给只被 MainActor 上的代码引用的 ViewModel 加上 '@MainActor'"),
    step: build
  ) { (subject) throws(ChangeError) in
    guard subject.finding.rule == Rule.unisolatedViewModel.id, let id = subject.type,
      subject.codebase.isOnlyNamedOnMainActor(id), mayBeIsolated(id, in: subject.codebase),
      // A comment about it says what somebody decided.
      subject.text.count(of: "unchecked") < 2
    else { return nil }
    guard try !worksElsewhere(id, subject) else { return nil }
    let calls = CallsOfParts(of: id, in: subject.codebase)
    guard !calls.takeTimeOnMain, !calls.cannotBeWaitedFor else { return nil }
    let declaration = subject.codebase.declaration(subject.codebase.place(of: id))
    let start = Int(declaration.extent.start)
    // What `async let` works out is off the main actor, and would have to wait for what it reads.
    let waiting = subject.text.place(of: Array("async let".utf8), from: start)
    guard waiting.map({ $0 >= Int(declaration.extent.end) }) ?? true else { return nil }
    let line = TextLine(
      subject.codebase.facts(subject.file).lines.position(of: declaration.extent.start).line,
      of: subject.text)
    guard line.indentation.utf8.count == start - Int(line.whole.start) else { return nil }
    var proposal = FixProposal(
      replacing: start..<start, of: subject.path, with: "@MainActor" + line.end + line.indentation,
      because: Phrase("on the main actor", zh: "隔离到 MainActor"))
    proposal.edits += try needless(in: id, subject)
    return proposal
  }

  /// Whether nothing above a type says that it is anywhere else: a class of the project that is not on the
  /// main actor, or a protocol that asks for something at once.
  private static func mayBeIsolated(_ id: SymbolID, in codebase: Codebase) -> Bool {
    func isUsual(_ type: SymbolID) -> Bool {
      codebase.symbols.externalSupertypes[Int(type.index)].allSatisfy {
        usual.contains($0) || $0.hasPrefix("UI")
      }
    }
    return isUsual(id)
      && codebase.symbols.allSupertypes(of: id).allSatisfy { type in
        if codebase.isOnMainActor(type) { return true }
        return codebase.symbols[type].kind == .protocol && isUsual(type)
          && codebase.members(of: type).allSatisfy {
            codebase.declaration($0).kind == .function
              && codebase.declaration($0).modifiers.contains(.isAsync)
          }
      }
  }

  /// Whether its code asks for a queue of its own, where what a framework calls may not be on the main actor,
  /// or encodes pictures, which would hold that up.
  private static func worksElsewhere(
    _ id: SymbolID, _ subject: FixSubject
  ) throws(ChangeError) -> Bool {
    let codebase = subject.codebase
    for body in codebase.symbols.bodies[Int(id.index)] {
      guard let tokens = try subject.tokens(body.file) else { return true }
      let extent = codebase.facts(body.file)[body.declaration].extent
      let queues = ["DispatchQueue", "OperationQueue"].flatMap { tokens.positions(of: $0) }
      let isElsewhere = queues.contains { index in
        extent.contains(UInt32(tokens.all[index].bytes.lowerBound))
          && (tokens.isAt(index + 1, "(")
            || tokens.isAt(index + 1, ".") && tokens.isAt(index + 2, "global")
            // Who waits on the main actor for the main queue waits for itself.
            || tokens.isAt(index + 2, "main") && tokens.isAt(index + 4, "sync"))
      }
      if isElsewhere || encodes(extent, tokens)
        || TasksElsewhere(of: id, in: body, tokens, codebase).askAtOnce
      {
        return true
      }
    }
    return false
  }

  /// Whether some code makes bytes of pictures.
  private static func encodes(_ extent: Span, _ tokens: CodeTokens) -> Bool {
    PictureRoute.encoders.flatMap { tokens.positions(of: $0) }
      .contains { extent.contains(UInt32(tokens.all[$0].bytes.lowerBound)) }
  }

  /// What asks for nothing that the main actor keeps from others; what UIKit asks for is on it.
  private static let usual: Set<String> = [
    "AnyObject", "Identifiable", "NSObject", "Observable", "ObservableObject", "Sendable",
  ]

  /// What a type on the main actor need not say any more: that members are on it, that statements go
  /// there, and that nobody checks who else has it.
  private static func needless(
    in id: SymbolID, _ subject: FixSubject
  ) throws(ChangeError) -> [Edit] {
    let codebase = subject.codebase
    let (facts, text) = (codebase.facts(subject.file), subject.text)
    let bodies = codebase.symbols.bodies[Int(id.index)].filter { $0.file == subject.file }
    func edit(_ bytes: Range<Int>, _ text: String, _ name: String) -> Edit {
      Edit(
        .replace(path: subject.path, bytes: bytes, with: Array(text.utf8)),
        because: Phrase("without '\(name)', which the type says", zh: "去掉类型已经说明的 '\(name)'"))
    }
    var edits = facts.attributes.filter { mark in
      // Those of closures and types come behind a member's name.
      facts[mark.name] == "MainActor" && mark.owner >= 0
        && mark.span.start < facts[mark.owner].span.start
        && bodies.contains { $0.declaration == facts[mark.owner].parent }
    }.map { mark in
      let line = TextLine(facts.lines.position(of: mark.span.start).line, of: text)
      // With the '@' before the name.
      var bytes = (Int(mark.span.start) - 1)..<Int(mark.span.end)
      if line.words == ["@MainActor"] {
        bytes = Int(line.whole.start)..<Int(line.whole.end)
      } else if text[bytes.upperBound...].first == 0x20 {
        bytes = bytes.lowerBound..<(bytes.upperBound + 1)
      }
      return edit(bytes, "", "@MainActor")
    }
    let end = Int(codebase.declaration(codebase.place(of: id)).span.end)
    let unchecked = "@unchecked Sendable"
    if let clause = InheritanceClause(after: end, in: text),
      let left = clause.without([unchecked], after: end, in: text)
    {
      edits.append(edit(end..<clause.end, left, unchecked))
    }
    guard let tokens = try subject.tokens(subject.file) else { return edits }
    for body in bodies {
      let extent = facts[body.declaration].extent
      let hops = NeedlessHops(in: Int(extent.start)..<Int(extent.end), tokens)
      edits += hops.changes.map { edit($0.bytes, $0.text, $0.call) }
      edits += hops.marks.map { edit($0, "", "@MainActor") }
    }
    return edits
  }
}
