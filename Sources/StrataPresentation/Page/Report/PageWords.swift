internal import StrataDomain

/// What the page of a report says of itself, in every language that it speaks.
///
/// `{n}` stands for a value, `one|many` for the form that goes with the value `n`. Rules and findings
/// speak for themselves.
enum PageWords {
  /// A text in each language.
  struct Word {
    var key: String
    var english: String
    var chinese: String

    init(_ key: String, _ english: String, _ chinese: String) {
      self.key = key
      self.english = english
      self.chinese = chinese
    }

    /// The text in a language.
    func text(in language: Language) -> String {
      switch language {
      case .english: english
      case .chinese: chinese
      }
    }
  }

  /// All texts.
  static let all = head + picture + panel + findings + tables

  /// The texts by language and key.
  static var json: JSONValue {
    .object(
      Language.allCases.map { language in
        (language.rawValue, .object(all.map { ($0.key, .string($0.text(in: language))) }))
      })
  }
}
