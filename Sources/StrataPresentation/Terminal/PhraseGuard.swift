internal import StrataDomain

extension DefaultStringInterpolation {
  @available(*, deprecated, message: "say in which language: text(in:)")
  mutating func appendInterpolation(_ phrase: Phrase) {}

  @available(*, deprecated, message: "say in which language: text(in:)")
  mutating func appendInterpolation(_ phrase: Phrase?) {}
}
