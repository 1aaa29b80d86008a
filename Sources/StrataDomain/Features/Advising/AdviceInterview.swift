internal import StrataCode

/// Asks what cannot be measured and would turn the way.
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
    var talk = Talk(person: person, answers: told)
    let facts = AdviceFacts(measures, thresholds)
    prototype(&talk, facts)
    guard talk.goesOn, talk.answers.isPrototype == false else { return talk.answers }
    sources(&talk)
    guard talk.goesOn else { return talk.answers }
    if (facts.kinds(talk.answers.sources) ?? 0) > thresholds[.sources] {
      lifetime(&talk, facts)
      if talk.goesOn, facts.lifetime(talk.answers.lifetime).isSo { team(&talk) }
    } else {
      floor(
        &talk, \.isRegulated,
        Phrase(
          "Is the domain regulated, so that its rules have to be apart from screens and storage?",
          zh: "业务是否受监管，规则必须与界面和存储隔离？"))
      // Either of the two asks for the same.
      guard talk.answers.isRegulated != true else { return talk.answers }
      floor(
        &talk, \.wantsModules,
        Phrase("Is it to be built of separate modules?", zh: "是否要拆分成独立的模块？"))
    }
    return talk.answers
  }

  /// What is said so far, and whether somebody still answers.
  private struct Talk {
    let person: any Asking
    var answers: AdviceAnswers
    var goesOn = true
  }

  private func prototype(_ talk: inout Talk, _ facts: AdviceFacts) {
    guard talk.answers.isPrototype == nil else { return }
    let measured = facts.prototype(nil).isSo
    let question = AdviceQuestion(
      text: Phrase("Is it a prototype or a side project?", zh: "这是原型或业余项目吗？"),
      choices: .yesOrNo, usual: Phrase(verbatim: measured ? "y" : "n"))
    guard let answer = talk.person.put(question, AdviceQuestion.isYes) else {
      talk.goesOn = false
      return
    }
    talk.answers.isPrototype = answer ?? measured
  }

  /// The code shows its sources; where there is none, somebody has to say.
  private func sources(_ talk: inout Talk) {
    guard !measures.hasCode, talk.answers.sources == nil else { return }
    let question = AdviceQuestion(
      text: Phrase(
        "How many kinds of data sources will it have: network, database, files, sensors?",
        zh: "会有多少种数据源：网络、数据库、文件、传感器？"),
      choices: Phrase("a number", zh: "一个数字"), usual: Phrase(verbatim: "1"))
    let read = { (text: String) in Int(text).flatMap { (0...1000).contains($0) ? $0 : nil } }
    guard let answer = talk.person.put(question, read) else {
      talk.goesOn = false
      return
    }
    talk.answers.sources = answer ?? 1
  }

  private func lifetime(_ talk: inout Talk, _ facts: AdviceFacts) {
    guard talk.answers.lifetime == nil else { return }
    let time = thresholds.time(.lifetime).text
    let question = AdviceQuestion(
      text: Phrase("How long is it expected to live from now on?", zh: "预计还会存在多久？"),
      choices: Phrase("such as 6m or 2y", zh: "如 6m 或 2y"),
      usual: facts.lifetime(nil).isSo
        ? Phrase("\(time) or longer", zh: "\(time) 或更久")
        : Phrase("under \(time)", zh: "不到 \(time)"))
    guard let answer = talk.person.put(question, { Lifespan($0) }) else {
      talk.goesOn = false
      return
    }
    talk.answers.lifetime = answer
  }

  private func team(_ talk: inout Talk) {
    guard talk.answers.team == nil else { return }
    let people = measures.history?.yearAuthors ?? 1
    let question = AdviceQuestion(
      text: Phrase("How many people work on it?", zh: "有多少人参与开发？"),
      choices: Phrase("a number", zh: "一个数字"), usual: Phrase(verbatim: String(people)))
    let read = { (text: String) in Int(text).flatMap { (1...100_000).contains($0) ? $0 : nil } }
    guard let answer = talk.person.put(question, read) else { return }
    talk.answers.team = answer ?? people
  }

  /// Asks what asks for a Domain whatever the sources.
  private func floor(
    _ talk: inout Talk, _ answer: WritableKeyPath<AdviceAnswers, Bool?>, _ text: Phrase
  ) {
    guard talk.goesOn, talk.answers[keyPath: answer] == nil else { return }
    let question = AdviceQuestion(text: text, choices: .yesOrNo, usual: Phrase(verbatim: "n"))
    guard let said = talk.person.put(question, AdviceQuestion.isYes) else {
      talk.goesOn = false
      return
    }
    talk.answers[keyPath: answer] = said ?? false
  }
}

extension Phrase {
  static let yesOrNo = Phrase(verbatim: "y/n")
}

extension AdviceQuestion {
  static func isYes(_ text: String) -> Bool? {
    if ["y", "yes", "是"].contains(text) { return true }
    return ["n", "no", "否", "不是"].contains(text) ? false : nil
  }
}

extension Asking {
  /// What is answered; within, nil for the usual; outside, nil once nobody answers any more.
  func put<Answer>(_ question: AdviceQuestion, _ read: (String) -> Answer?) -> Answer?? {
    while let line = answer(to: question) {
      let text = line.filter { !$0.isWhitespace }.lowercased()
      if text.isEmpty { return .some(nil) }
      if let answer = read(text) { return answer }
      tell(
        Phrase(
          "'\(line)' is no answer to this: \(question.choices)",
          zh: "无法识别回答 '\(line)'：\(question.choices)"))
    }
    return nil
  }
}
