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
      isOnlyNamedOnMainActor(id, in: subject.codebase)
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

  /// Whether every type that names it, doubles and tests too, is on the main actor.
  private static func isOnlyNamedOnMainActor(_ id: SymbolID, in codebase: Codebase) -> Bool {
    let bodies = codebase.symbols.bodies[Int(id.index)]
    return codebase.workspace.files.indices.allSatisfy { file in
      zip(codebase.facts(file).references, codebase.references[file]).allSatisfy {
        reference, target in
        guard case .symbol(id) = target else { return true }
        let around = codebase.typesAround(reference.owner, in: file)
        return around.contains { $0 == id || codebase.isOnMainActor($0) }
          || bodies.contains { $0.file == file && $0.declaration == reference.owner }
      }
    }
  }
}
