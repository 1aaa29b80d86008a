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

/// Asks what cannot be measured.
struct AdviceInterview {
  private let measures: ProjectMeasures
  private let told: AdviceAnswers
  private let thresholds: AdviceThresholds

  init(_ measures: ProjectMeasures, _ told: AdviceAnswers, _ thresholds: AdviceThresholds) {
    self.measures = measures
    self.told = told
    self.thresholds = thresholds
  }

  /// What was told, with what the person adds; only what the way comes by is asked.
  func held(with person: any Asking) -> AdviceAnswers {
    var answers = told
    let facts = AdviceFacts(measures, thresholds)
    if answers.isPrototype == nil {
      let measured = facts.prototype(nil).isSo
      let question = AdviceQuestion(
        text: Phrase(
          "Is it a prototype or a side project?", zh: "这是原型或业余项目吗？"),
        choices: Phrase("y/n", zh: "y/n"), usual: Phrase(verbatim: measured ? "y" : "n"))
      guard let answer = ask(question, person, Self.isYes) else { return answers }
      answers.isPrototype = answer ?? measured
    }
    guard answers.isPrototype == false, measures.kinds.count > thresholds[.sources] else {
      return answers
    }
    if answers.lifetime == nil {
      let measured = facts.lifetime(nil)
      let question = AdviceQuestion(
        text: Phrase("How long is it expected to live from now on?", zh: "预计还会存在多久？"),
        choices: Phrase("such as 6m or 2y", zh: "如 6m 或 2y"),
        usual: measured.isSo
          ? Phrase("\(time) or longer", zh: "\(time) 或更久")
          : Phrase("under \(time)", zh: "不到 \(time)"))
      guard let answer = ask(question, person, { Lifespan($0) }) else { return answers }
      answers.lifetime = answer
    }
    guard facts.lifetime(answers.lifetime).isSo, answers.team == nil else { return answers }
    let people = measures.history?.yearAuthors ?? 1
    let question = AdviceQuestion(
      text: Phrase("How many people work on it?", zh: "有多少人参与开发？"),
      choices: Phrase("a number", zh: "一个数字"), usual: Phrase(verbatim: String(people)))
    guard let answer = ask(question, person, Self.people) else { return answers }
    answers.team = answer ?? people
    return answers
  }

  private var time: String { thresholds.time(.lifetime).text }

  /// What is answered; within, nil for the usual; outside, nil once nobody answers any more.
  private func ask<Answer>(
    _ question: AdviceQuestion, _ person: any Asking, _ read: (String) -> Answer?
  ) -> Answer?? {
    while let line = person.answer(to: question) {
      let text = line.filter { !$0.isWhitespace }.lowercased()
      if text.isEmpty { return .some(nil) }
      if let answer = read(text) { return answer }
      person.tell(
        Phrase(
          "'\(line)' is no answer to this: \(question.choices)",
          zh: "无法识别回答 '\(line)'：\(question.choices)"))
    }
    return nil
  }

  private static func isYes(_ text: String) -> Bool? {
    if ["y", "yes", "是"].contains(text) { return true }
    return ["n", "no", "否", "不是"].contains(text) ? false : nil
  }

  private static func people(_ text: String) -> Int? {
    Int(text).flatMap { (1...100_000).contains($0) ? $0 : nil }
  }
}
