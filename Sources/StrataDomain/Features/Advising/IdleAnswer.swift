package import StrataCode

/// Something that people say of a project and that does not change the advice.
package struct IdleAnswer: Sendable, Equatable {
  /// What is said.
  package var text: Phrase
  /// Why it changes nothing.
  package var reason: Phrase
}

/// Finds what is said and does not turn the way.
struct IdleAnswers {
  let answers: AdviceAnswers
  let turns: [AdviceTurn]

  /// In the order of the flags.
  var all: [IdleAnswer] {
    [
      answers.sources.flatMap { idle(Noun.sourceKind.count($0), .sources) },
      answers.lifetime.flatMap {
        idle(Phrase("a life of \($0.phrase)", zh: "预计存在 \($0.phrase)"), .lifetime)
      },
      answers.team.flatMap { idle(Noun.person.count($0), .team) },
      answers.isRegulated.flatMap { isSo in
        floor(
          isSo
            ? Phrase("a regulated domain", zh: "受监管的业务领域")
            : Phrase("no regulated domain", zh: "不是受监管的业务领域"), .regulated, isSo)
      },
      answers.wantsModules.flatMap { isSo in
        floor(
          isSo
            ? Phrase("separate modules", zh: "拆分模块") : Phrase("no separate modules", zh: "不拆分模块"),
          .modules, isSo)
      },
    ].compactMap(\.self)
  }

  private func idle(_ text: Phrase, _ question: AdviceTurn.Question) -> IdleAnswer? {
    isTurned(by: question) ? nil : IdleAnswer(text: text, reason: end)
  }

  /// What only ever asks for more.
  private func floor(_ text: Phrase, _ question: AdviceTurn.Question, _ isSo: Bool) -> IdleAnswer? {
    if isTurned(by: question) { return nil }
    if !isSo {
      return IdleAnswer(
        text: text, reason: Phrase("it asks for nothing more", zh: "不要求更多架构"))
    }
    let isDropped = turns.contains { $0.question == .prototype && $0.isSo }
    return IdleAnswer(
      text: text,
      reason: isDropped
        ? end : Phrase("there is a Domain of its own anyway", zh: "本来就有独立的 Domain"))
  }

  private func isTurned(by question: AdviceTurn.Question) -> Bool {
    turns.contains { $0.question == question }
  }

  /// Where the way ended before it came by.
  private var end: Phrase {
    if turns.contains(where: { $0.question == .prototype && $0.isSo }) {
      return Phrase("a prototype needs no layers", zh: "原型不需要分层")
    }
    if turns.contains(where: { $0.question == .lifetime && !$0.isSo }) {
      return Phrase("the way ends at a short life", zh: "寿命不长，判断到此为止")
    }
    if turns.contains(where: { $0.question == .sources }) {
      return Phrase("the way ends at the data sources", zh: "判断到数据源为止")
    }
    return Phrase("the way does not get there yet", zh: "判断还没有走到这一步")
  }
}
