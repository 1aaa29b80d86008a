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
  ) { subject in
    guard subject.finding.rule == Rule.unisolatedViewModel.id, let id = subject.type,
      subject.codebase.isOnlyNamedOnMainActor(id)
    else { return nil }
    let declaration = subject.codebase.declaration(subject.codebase.place(of: id))
    let start = Int(declaration.extent.start)
    let line = TextLine(
      subject.codebase.facts(subject.file).lines.position(of: declaration.extent.start).line,
      of: subject.text)
    guard line.indentation.utf8.count == start - Int(line.whole.start) else { return nil }
    return FixProposal(
      replacing: start..<start, of: subject.path, with: "@MainActor" + line.end + line.indentation,
      because: Phrase("on the main actor", zh: "隔离到 MainActor"))
  }
}
