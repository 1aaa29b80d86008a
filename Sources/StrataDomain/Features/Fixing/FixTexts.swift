internal import StrataCode
internal import StrataModel

/// The texts of a project's files as fixes read them, each once.
struct FixTexts {
  /// The day of what is made; nil where nobody says.
  private let today: Day?
  private let saved: (String) throws(ChangeError) -> [UInt8]
  private let known = Known()

  /// What was read so far; every copy of the texts shares it.
  private final class Known {
    var texts: [String: [UInt8]] = [:]
    var tokens: [String: CodeTokens?] = [:]
    var making: MakingLine??
  }

  /// Texts that `saved` reads, by their paths from the root.
  init(today: Day?, _ saved: @escaping (String) throws(ChangeError) -> [UInt8]) {
    (self.today, self.saved) = (today, saved)
  }

  /// What is saved of a file.
  func read(_ path: String) throws(ChangeError) -> [UInt8] {
    if let text = known.texts[path] { return text }
    let text = try saved(path)
    known.texts[path] = text
    return text
  }

  /// Who makes the files that people wrote, and how they say when; nil where that is not one.
  func making(in codebase: Codebase) throws(ChangeError) -> MakingLine? {
    if let making = known.making { return making }
    var lines: [String] = []
    for file in codebase.workspace.files.indices
    where !codebase.facts(file).isGenerated && !codebase.facts(file).isForeign {
      lines += MakingLine.lines(of: try read(codebase.workspace.files[file].path))
    }
    let making = today.flatMap { MakingLine(of: lines, today: $0) }
    known.making = .some(making)
    return making
  }

  /// The words and marks of a file; nil where they cannot be told.
  func tokens(_ path: String) throws(ChangeError) -> CodeTokens? {
    if let tokens = known.tokens[path] { return tokens }
    let tokens = CodeTokens(try read(path))
    known.tokens[path] = tokens
    return tokens
  }
}

extension [UInt8] {
  /// Whether facts can be those of a text: their lines begin where its lines do.
  func isRead(as facts: FileFacts) -> Bool {
    withUnsafeBufferPointer { LineTable(of: $0) } == facts.lines
  }
}
