/// A thing that is counted in sentences.
package struct Noun: Sendable, Equatable {
  private let one: String
  private let many: String
  private let chinese: String

  /// `many` where it is not `one` with an s; `chinese` begins with its measure word: `个文件`.
  package init(_ one: String, _ many: String? = nil, zh chinese: String) {
    self.one = one
    self.many = many ?? one + "s"
    self.chinese = chinese
  }

  /// `1 file`, `2 files`; `2 个文件`.
  package func count(_ number: Int) -> Phrase {
    Phrase("\(number) \(number == 1 ? one : many)", zh: "\(number) \(chinese)")
  }

  package static let file = Noun("file", zh: "个文件")
  package static let finding = Noun("finding", zh: "个问题")
  package static let line = Noun("line", zh: "行")
  package static let module = Noun("module", zh: "个模块")
  package static let rule = Noun("rule", zh: "条规则")
  package static let type = Noun("type", zh: "个类型")
}

extension Phrase {
  /// `a`, `a and b`, `a, b and c`; `a、b 和 c`. What exceeds `limit` is only counted.
  package static func list(_ items: [Phrase], limit: Int = .max) -> Phrase {
    if items.count > limit {
      let rest = items.count - limit
      let shown = joined(Array(items.prefix(limit)), by: Phrase(", ", zh: "、"))
      return Phrase("\(shown) and \(rest) more", zh: "\(shown) 等 \(items.count) 个")
    }
    guard let last = items.last, items.count > 1 else { return items.first ?? .empty }
    let others = joined(Array(items.dropLast()), by: Phrase(", ", zh: "、"))
    return Phrase("\(others) and \(last)", zh: "\(others) 和 \(last)")
  }

  /// Texts with one between each two.
  package static func joined(_ items: [Phrase], by separator: Phrase) -> Phrase {
    Phrase { language in
      items.map { $0.text(in: language) }.joined(separator: separator.text(in: language))
    }
  }

  /// The same of names.
  package static func list(_ names: [String], limit: Int = .max) -> Phrase {
    list(names.map { Phrase(verbatim: $0) }, limit: limit)
  }
}

extension [String] {
  /// `'A', 'B' and 'C'`.
  package var quotedList: Phrase { Phrase.list(map { "'\($0)'" }) }
}
