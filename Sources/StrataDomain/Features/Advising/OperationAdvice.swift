package import StrataCode

/// Whether one operation is to have a use case of its own.
package struct OperationAdvice: Sendable, Equatable {
  /// The use case, or the member with its type; what was asked for where there is no such code.
  package var name: String
  /// Where it is; nil where there is no such code.
  package var location: Location?
  /// In their order, down to the last one that had to be asked.
  package var turns: [Turn]
  package var end: End
  /// What follows, with the project's names.
  package var advice: Phrase

  /// A question on the way, with the fact that answered it.
  package struct Turn: Sendable, Equatable {
    package var question: Question
    package var isSo: Bool
    package var fact: Phrase
    package var origin: AdviceTurn.Origin

    /// Yes or no.
    package var answer: Phrase { isSo ? Phrase("yes", zh: "是") : Phrase("no", zh: "否") }
  }

  package enum Question: String, Sendable, CaseIterable {
    case single, combines, reusable, crud

    /// The question in words.
    package var phrase: Phrase {
      switch self {
      case .single: Phrase("one action of the business?", zh: "是单一的业务动作？")
      case .combines: Phrase("does it combine several actions?", zh: "组合了多个动作？")
      case .reusable: Phrase("are the actions of use on their own?", zh: "这些动作可以独立复用？")
      case .crud: Phrase("does it only store or fetch?", zh: "只是存取数据？")
      }
    }
  }

  /// What the way ends in.
  package enum End: String, Sendable, CaseIterable {
    /// One use case for the one action.
    case one = "one-use-case"
    /// A use case for each action, composed by the view model.
    case separate = "separate-use-cases"
    /// One use case for all of it, with a clear name.
    case named = "one-clearly-named"
    /// None.
    case skip
    /// Nobody can say what it is for.
    case review

    /// The end in words.
    package var phrase: Phrase {
      switch self {
      case .one: Phrase("one use case for the operation", zh: "为这个操作写一个 UseCase")
      case .separate:
        Phrase("separate use cases, composed in the view model", zh: "各自独立的 UseCase，由 ViewModel 组合")
      case .named: Phrase("one use case with a clear name", zh: "一个 UseCase，命名清晰")
      case .skip: Phrase("skip the use case", zh: "不写 UseCase")
      case .review: Phrase("review the operation's purpose", zh: "重新审视这个操作的目的")
      }
    }
  }

  /// The end that answers lead to, asked for one by one.
  static func end(_ isSo: (Question) -> Bool?) -> End? {
    guard let isSingle = isSo(.single) else { return nil }
    if isSingle { return .one }
    guard let combines = isSo(.combines) else { return nil }
    if combines { return isSo(.reusable).map { $0 ? .separate : .named } }
    return isSo(.crud).map { $0 ? .skip : .review }
  }
}
