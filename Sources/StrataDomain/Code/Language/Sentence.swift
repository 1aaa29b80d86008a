/// A sentence in one language, in which phrases speak that language.
package struct Sentence<T: PhraseLanguage>: ExpressibleByStringInterpolation {
  package let text: String

  package init(stringLiteral text: String) { self.text = text }

  package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  private init(text: String) { self.text = text }

  /// One after the other.
  package static func + (a: Sentence, b: Sentence) -> Sentence { Sentence(text: a.text + b.text) }

  /// The pieces of a sentence in their order.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    package mutating func appendLiteral(_ literal: String) { append(literal) }

    package mutating func appendInterpolation(_ phrase: Phrase) {
      append(phrase.text(in: T.language))
    }

    private mutating func append(_ piece: String) {
      switch T.language {
      case .english: text += piece
      case .chinese: text.appendChinese(piece)
      }
    }

    package mutating func appendInterpolation(_ text: String) { self.text += text }

    package mutating func appendInterpolation(_ text: Substring) { self.text += text }

    package mutating func appendInterpolation(_ number: Int) { text += String(number) }
  }
}
