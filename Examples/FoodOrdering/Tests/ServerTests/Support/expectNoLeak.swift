import Testing

/// An answer has nothing of the inside, and nothing that was typed in secret.
func expectNoLeak(_ answer: Answer, _ location: SourceLocation = #_sourceLocation) {
  let text = answer.text.lowercased()
  for word in [
    "sql", "select ", "insert ", "constraint", "grdb", "sqlite", "swift", "decodingerror",
    "codingkey",
    "/tmp", "/work", "sources/", "thread", "uuid", "int64", "correct horse", "4242",
    "bob@example.org",
  ] {
    #expect(!text.contains(word), "\(answer.text)", sourceLocation: location)
  }
  #expect(answer.header("X-Evil") == nil, sourceLocation: location)
  #expect(
    answer.header("Content-Type") == "application/json; charset=utf-8", sourceLocation: location)
  #expect(answer.header("X-Content-Type-Options") == "nosniff", sourceLocation: location)
}
