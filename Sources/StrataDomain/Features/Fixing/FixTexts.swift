/// The texts of a project's files as fixes read them, each once.
final class FixTexts {
  private let saved: (String) throws(ChangeError) -> [UInt8]
  private var texts: [String: [UInt8]] = [:]
  private var tokens: [String: CodeTokens?] = [:]

  /// Texts that `saved` reads, by their paths from the root.
  init(_ saved: @escaping (String) throws(ChangeError) -> [UInt8]) { self.saved = saved }

  /// What is saved of a file.
  func read(_ path: String) throws(ChangeError) -> [UInt8] {
    if let known = texts[path] { return known }
    let text = try saved(path)
    texts[path] = text
    return text
  }

  /// The words and marks of a file; nil where they cannot be told.
  func tokens(_ path: String) throws(ChangeError) -> CodeTokens? {
    if let known = tokens[path] { return known }
    let read = CodeTokens(try read(path))
    tokens[path] = read
    return read
  }
}
