internal import StrataCode

/// References of one file about one subject, in source order: one finding.
struct SubjectReferences<Subject: Hashable> {
  private var order: [Key] = []
  private var spans: [Key: [(span: Span, owner: DeclarationIndex)]] = [:]

  private struct Key: Hashable {
    var file: Int
    var subject: Subject
  }

  /// No place was noted.
  var isEmpty: Bool { order.isEmpty }

  /// Notes one place.
  mutating func add(_ subject: Subject, at span: Span, owner: DeclarationIndex, in file: Int) {
    let key = Key(file: file, subject: subject)
    if spans[key] == nil { order.append(key) }
    spans[key, default: []].append((span, owner))
  }

  /// One value per file and subject, with its places.
  func map<Value>(
    _ body: (Int, Subject, [(span: Span, owner: DeclarationIndex)]) -> Value
  ) -> [Value] {
    order.compactMap { key in
      spans[key].map { body(key.file, key.subject, $0.sorted { $0.span.start < $1.span.start }) }
    }
  }
}
