internal import StrataCode
internal import StrataModel
internal import StrataRules

/// The line of an import that nothing in its file needs, and what to write in its place.
struct DroppedImport {
  let `import`: IdleImport
  /// With its end.
  let line: Span
  /// Empty, or other imports.
  let text: String

  /// What to do about the import in the line of a finding; nil if there is none, or if it is needed.
  init?(_ subject: FixSubject) {
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
    self.import = idle
    self.line = line.whole
    self.text = idle.wanted.map { "import \($0)" + line.end }.joined()
  }
}
