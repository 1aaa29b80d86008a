package import StrataCode

/// A question to a person, with what is taken if nothing is answered.
package struct AdviceQuestion: Sendable, Equatable {
  package var text: Phrase
  /// What may be answered.
  package var choices: Phrase
  /// What is taken if nothing is answered.
  package var usual: Phrase

  package init(text: Phrase, choices: Phrase, usual: Phrase) {
    self.text = text
    self.choices = choices
    self.usual = usual
  }
}
