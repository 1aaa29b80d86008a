internal import StrataFeatures
internal import StrataCode

/// The words of the table of what is tested where.
enum TestingWords {
  enum Column: Sendable {
    case layer, count, focus, double, omits
  }

  /// The columns with their heads.
  static let columns: [(key: Column, title: Phrase)] = [
    (.layer, Phrase("layer", zh: "层")), (.count, Phrase("a test names", zh: "有测试引用")),
    (.focus, Phrase("what is tested", zh: "测试什么")),
    (.double, Phrase("over doubles of", zh: "用什么的替身")),
    (.omits, Phrase("not tested there", zh: "不在此测试")),
  ]

  /// What a column says of a layer.
  static func cell(_ column: Column, _ row: TestingStrategy.Row) -> Phrase {
    switch column {
    case .layer: Phrase(verbatim: row.layer.rawValue)
    case .count: row.count.map { count($0, of: row.subject) } ?? .empty
    case .focus: row.focus
    case .double: row.double
    case .omits: row.omits
    }
  }

  private static func count(
    _ count: TestingStrategy.Count, of subject: TestingStrategy.Subject
  ) -> Phrase {
    Phrase(
      "\(count.named) of \(subject.count(count.total))",
      zh: "\(count.named) / \(subject.count(count.total))")
  }
}
