package import StrataDomain

extension Phrase: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(verbatim: text) }

  package init(stringInterpolation: StringInterpolation) {
    let text = stringInterpolation
    self.init { $0 == .english ? text.english.text : text.chinese.text }
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    var english: Sentence<English>.StringInterpolation
    var chinese: Sentence<Chinese>.StringInterpolation

    package init(literalCapacity: Int, interpolationCount: Int) {
      english = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      chinese = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) {
      english.appendLiteral(literal)
      chinese.appendLiteral(literal)
    }

    package mutating func appendInterpolation(_ phrase: Phrase) {
      english.appendInterpolation(phrase)
      chinese.appendInterpolation(phrase)
    }

    package mutating func appendInterpolation(_ text: String) { appendLiteral(text) }
    package mutating func appendInterpolation(_ text: Substring) { appendLiteral(String(text)) }
    package mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }
  }
}
