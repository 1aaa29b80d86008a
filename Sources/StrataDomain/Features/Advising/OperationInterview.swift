internal import StrataCode

/// Asks a person of an operation that is not in the code.
struct OperationInterview {
  let name: String

  /// What the answers lead to; nil if nobody answers any more.
  func advice(from person: any Asking) -> OperationAdvice? {
    var turns: [OperationAdvice.Turn] = []
    let end = OperationAdvice.end { question in
      let asked = AdviceQuestion(
        text: Phrase("'\(name)': \(question.phrase)", zh: "'\(name)'：\(question.phrase)"),
        choices: .yesOrNo, usual: Phrase(verbatim: "n"))
      guard let answer = person.put(asked, AdviceQuestion.isYes) else { return nil }
      let isSo = answer ?? false
      turns.append(
        OperationAdvice.Turn(
          question: question, isSo: isSo, fact: Phrase("as you say", zh: "按你的说明"), origin: .told))
      return isSo
    }
    return end.map {
      OperationAdvice(name: name, turns: turns, end: $0, advice: Self.advice(at: $0, for: name))
    }
  }

  private static func advice(at end: OperationAdvice.End, for name: String) -> Phrase {
    switch end {
    case .one: Phrase("give '\(name)' a use case of its own", zh: "为 '\(name)' 写一个 UseCase")
    case .separate:
      Phrase(
        "write a use case for each action of '\(name)', and let the view model call one after the "
          + "other",
        zh: "为 '\(name)' 的每个动作各写一个 UseCase，由 ViewModel 依次调用")
    case .named:
      Phrase(
        "write one use case that is named for all of '\(name)'", zh: "写一个 UseCase，名称概括整个 '\(name)'")
    case .skip:
      Phrase(
        "let the view model ask the repository itself", zh: "由 ViewModel 直接调用 Repository")
    case .review:
      Phrase(
        "say what '\(name)' is for before it gets a type", zh: "先弄清 '\(name)' 的用途，再为它建立类型")
    }
  }
}
