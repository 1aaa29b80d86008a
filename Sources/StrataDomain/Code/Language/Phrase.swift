/// A text in every language that Strata speaks; to leave one out has to be said.
///
/// A phrase within a phrase speaks the language of the phrase around it:
///
///     Phrase("\(subject) has no test", zh: "\(subject)没有测试")
package struct Phrase: Sendable, Hashable {
  private let english: String
  private let chinese: String

  /// The same said in each language.
  package init(_ english: Sentence<English>, zh chinese: Sentence<Chinese>) {
    self.english = english.text
    self.chinese = chinese.text
  }

  /// A text that waits for its Chinese half, and is English until then; none is in a release.
  package init(untranslated english: Sentence<English>) { self.init(verbatim: english.text) }

  /// A text that is the same in all languages: a name, a path, a number.
  package init(verbatim text: String) {
    english = text
    chinese = text
  }

  /// A text made in each language by itself.
  package init(_ text: (Language) -> String) {
    english = text(.english)
    chinese = text(.chinese)
  }

  /// The text in a language.
  package func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .chinese: chinese
    }
  }

  /// The same text, changed in each language.
  package func map(_ change: (String) -> String) -> Phrase {
    Phrase { change(text(in: $0)) }
  }

  /// Whether it says nothing.
  package var isEmpty: Bool { english.isEmpty && chinese.isEmpty }

  /// Nothing said.
  package static let empty = Phrase(verbatim: "")

  /// One after the other.
  package static func + (a: Phrase, b: Phrase) -> Phrase { Phrase("\(a)\(b)", zh: "\(a)\(b)") }
}

extension DefaultStringInterpolation {
  @available(*, deprecated, message: "say in which language: text(in:)")
  package mutating func appendInterpolation(_ phrase: Phrase) {}

  @available(*, deprecated, message: "say in which language: text(in:)")
  package mutating func appendInterpolation(_ phrase: Phrase?) {}
}
