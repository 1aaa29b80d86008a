package import StrataCode

/// A question on the way to the advice, with the fact that answered it.
package struct AdviceTurn: Sendable, Equatable {
  package var question: Question
  package var isSo: Bool
  /// What speaks for the answer, each figure beside the number at which it would turn.
  package var facts: [Phrase]
  package var origin: Origin
  /// How the way goes on from here: what the answer means.
  package var consequence: Phrase?

  init(
    _ question: Question, _ isSo: Bool, _ facts: [Phrase], _ origin: Origin,
    consequence: Phrase? = nil
  ) {
    self.question = question
    self.isSo = isSo
    self.facts = facts
    self.origin = origin
    self.consequence = consequence
  }

  /// Yes or no.
  package var answer: Phrase { isSo ? Phrase("yes", zh: "是") : Phrase("no", zh: "否") }

  /// What is asked.
  package enum Question: String, Sendable, CaseIterable {
    case library, prototype, sources, logic, lifetime, team, regulated, modules

    /// The question in words.
    package var phrase: Phrase {
      switch self {
      case .library:
        Phrase("code for others to build upon?", zh: "是供他人使用的代码？")
      case .prototype: Phrase("prototype or side project?", zh: "原型或业余项目？")
      case .sources: Phrase("several kinds of data sources?", zh: "有多种数据源？")
      case .logic: Phrase("much business logic?", zh: "业务逻辑多？")
      case .lifetime: Phrase("a long life ahead?", zh: "会长期存在？")
      case .team: Phrase("a team?", zh: "是团队？")
      case .regulated: Phrase("a regulated domain?", zh: "受监管的业务领域？")
      case .modules: Phrase("separate modules?", zh: "要拆分模块？")
      }
    }
  }

  /// Where an answer comes from.
  package enum Origin: String, Sendable {
    case measured
    /// A person said so.
    case told
    /// Nobody knows, and this is taken.
    case assumed
  }
}

extension Phrase {
  /// `a, b and c`; `a、b、c`, where an item may end in a parenthesis.
  package static func series(_ items: [Phrase]) -> Phrase {
    let english = list(items)
    return Phrase { language in
      switch language {
      case .english: english.text(in: language)
      case .chinese: items.map { $0.text(in: language) }.joined(separator: "、")
      }
    }
  }

  /// A number as people read it: `12,345`.
  static func number(_ number: Int) -> Phrase { Phrase(verbatim: number.grouped) }
}

extension Int {
  /// With a comma before every third digit from the end.
  package var grouped: String {
    let digits = String(magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return (self < 0 ? "-" : "") + text
  }
}
