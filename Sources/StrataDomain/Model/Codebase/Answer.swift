internal import StrataCode

/// What a code base answers to a question that does not follow from it alone: the same as long as the
/// question is, and nothing is another that was looked at for it.
package struct Answer<Question: Sendable & Equatable, Value: Sendable>: Sendable {
  private let question: Question
  private let noted: Noted<Value>
  package var value: Value { noted.value }

  /// The answer of a code base, as far as possible the last one.
  package init(
    to question: Question, of codebase: Codebase, after last: Answer?,
    _ work: (Codebase) -> Value
  ) {
    self.question = question
    noted = Noted(of: codebase, after: last?.question == question ? last?.noted : nil, work)
  }

  private init(to question: Question, _ noted: Noted<Value>) {
    self.question = question
    self.noted = noted
  }

  /// The same, of a reading in which some parts are others by now.
  package func after(_ changed: PartSet) -> Answer {
    Answer(to: question, noted.after(changed))
  }
}
