internal import StrataCode

/// What the page of a report says of itself, in every language that it speaks.
///
/// `{n}` stands for a value, `one|many` for the form that goes with the value `n`. Rules and findings
/// speak for themselves.
enum PageWords {
  /// A text in each language.
  struct Word {
    var key: String
    var phrase: Phrase

    init(_ key: String, _ english: Sentence<English>, _ chinese: Sentence<Chinese>) {
      self.key = key
      phrase = Phrase(english, zh: chinese)
    }
  }

  /// All texts.
  static let all = head + since + picture + panel + findings + tables + testing

  /// The texts by language and key.
  static var json: JSONValue {
    .object(
      Language.allCases.map { language in
        (language.rawValue, .object(all.map { ($0.key, .string($0.phrase.text(in: language))) }))
      })
  }
}
