/// The texts of a project's files as fixes read them, each once.
struct FixTexts {
  private let saved: (String) throws(ChangeError) -> [UInt8]
  private let known = Known()

  /// What was read so far; every copy of the texts shares it.
  private final class Known {
    var texts: [String: [UInt8]] = [:]
    var tokens: [String: CodeTokens?] = [:]
  }

  /// Texts that `saved` reads, by their paths from the root.
  init(_ saved: @escaping (String) throws(ChangeError) -> [UInt8]) { self.saved = saved }

  /// What is saved of a file.
  func read(_ path: String) throws(ChangeError) -> [UInt8] {
    if let text = known.texts[path] { return text }
    let text = try saved(path)
    known.texts[path] = text
    return text
  }

  /// The words and marks of a file; nil where they cannot be told.
  func tokens(_ path: String) throws(ChangeError) -> CodeTokens? {
    if let tokens = known.tokens[path] { return tokens }
    let tokens = CodeTokens(try read(path))
    known.tokens[path] = tokens
    return tokens
  }
}
