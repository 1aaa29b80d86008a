package import StrataCode

/// Puts questions to a person.
package protocol Asking: Sendable {
  /// What the person answers, without the line's end; nil once nobody answers any more.
  func answer(to question: AdviceQuestion) -> String?

  /// Tells the person why an answer does not do.
  func tell(_ complaint: Phrase)
}
