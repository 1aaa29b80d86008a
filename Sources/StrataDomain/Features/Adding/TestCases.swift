internal import StrataCode
internal import StrataModel

/// What tests say of one method: the answer comes through, the error does, and so do the arguments.
struct TestCases {
  let one: TestableMethod
  let id: SymbolID
  let double: StandIn
  /// By protocol that the type is given: what stands in for it.
  let doubles: [SymbolID: StandIn]
  let samples: SampleValues

  /// The tests that something can be said for, in the order in which people read them.
  var all: [TestText.Case] { [answer, error, arguments].compactMap { $0 } }

  private var codebase: Codebase { samples.code.codebase }
  private var method: String { one.method.name }

  /// What the collaborator is asked; nil where several could be meant.
  private var asked: Requirement? {
    let found = double.text.contract.requirements.filter {
      !$0.isProperty && $0.name == one.call.member
        && $0.parameters.count == one.call.arguments.count
    }
    return found.count == 1 ? found[0] : nil
  }

  private var answer: TestText.Case? {
    guard let asked else { return nil }
    switch one.outcome {
    case .nothing: return nil
    case .returned(let name, let expression):
      guard samples.isEquatable(one.method.result),
        let lines = lines(answering: asked, as: name, taken: ["result"])
      else { return nil }
      return TestText.Case(
        name: "\(method)ReturnsWhatIsAnswered",
        steps: lines + [.line("let result = \(call)")] + expected(expression, "result"))
    case .held(let property, let name, let expression):
      guard
        let member = codebase.storedProperties(of: id).first(where: {
          codebase.name($0) == property
        }),
        codebase.declaration(member).access > .fileprivate,
        samples.isEquatable(samples.declaredType(member) ?? asked.result),
        let lines = lines(answering: asked, as: name, taken: [])
      else { return nil }
      return TestText.Case(
        name: "\(method)ShowsWhatIsAnswered",
        steps: lines + [.line(call)] + expected(expression, "subject.\(property)"))
    }
  }

  private func expected(_ expression: String, _ found: String) -> [TestText.Step] {
    expression.contains("try ")
      ? [.line("let expected = try \(expression)"), .equal(found, "expected")]
      : [.equal(found, expression)]
  }

  private var error: TestText.Case? {
    guard let asked, let failure = asked.failure else { return nil }
    let isAny = failure == "any Error" || failure == "Error"
    guard let value = isAny ? "Refusal()" : samples.value(of: failure),
      let made = made([double.text.answerName(asked): ".failure(\(value))"]), let given
    else { return nil }
    let steps = given + made
    if one.passesError {
      return TestText.Case(
        name: "\(method)HandsOnWhyThereIsNoAnswer", steps: steps + [.fails(call, with: value)])
    }
    guard let caught = one.failure,
      let member = codebase.storedProperties(of: id).first(where: {
        codebase.name($0) == caught.property
      }), codebase.declaration(member).access > .fileprivate
    else { return nil }
    let shown = "subject.\(caught.property)"
    return TestText.Case(
      name: "\(method)ShowsThatItFailed",
      steps: steps + [.line(call), .holds(caught.isFlag ? shown : "\(shown) != nil")])
  }

  private var arguments: TestText.Case? {
    guard let asked, one.call.arguments.count == asked.parameters.count,
      let lines = lines(answering: asked, as: "answer", taken: ["calls"])
    else { return nil }
    let drop = one.method.result.isEmpty ? "" : "_ = "
    let wait = double.isAwaited ? "await " : ""
    let read = { (name: String) in
      TestText.Step.line("let calls = \(wait)\(one.call.property).\(name)")
    }
    let steps = lines + [.line(drop + call)]
    if asked.parameters.isEmpty {
      guard one.outcome == .nothing, !double.text.flags else { return nil }
      return TestText.Case(
        name: "\(method)AsksOnce",
        steps: steps + [read(double.text.callsName(asked)), .equal("calls", "1")])
    }
    let known = Set(one.method.parameters.map(\.name))
    let pairs = zip(asked.parameters, one.call.arguments).filter { $0.0.kept != nil }
    guard let name = double.text.argumentsName(asked), pairs.count == asked.remembered.count,
      pairs.allSatisfy({
        samples.isEquatable($0.0.type) && CollaboratorCall.isPlain($0.1, given: known)
      })
    else { return nil }
    let checks = pairs.map { parameter, argument in
      pairs.count == 1
        ? TestText.Step.equal("calls", "[\(argument)]")
        : .equal("calls.map(\\.\(parameter.name))", "[\(argument)]")
    }
    return TestText.Case(
      name: "\(method)HandsOnItsArguments", steps: steps + [read(name)] + checks)
  }

  /// All that is there before the call, with an answer by a name; nil where a value is missing.
  private func lines(
    answering asked: Requirement, as name: String, taken: Set<String>
  ) -> [TestText.Step]? {
    let names = one.method.parameters.map(\.name) + [one.call.property, "subject"]
    guard !names.contains(name), taken.isDisjoint(with: names + [name]), let given else {
      return nil
    }
    if asked.result.isEmpty { return made([:]).map { given + $0 } }
    guard let value = samples.value(of: asked.result) else { return nil }
    let handed = asked.failure == nil ? name : ".success(\(name))"
    guard let made = made([double.text.answerName(asked): handed]) else { return nil }
    return given + [.line("let \(name): \(asked.result) = \(value)")] + made
  }

  /// What the method is given.
  private var given: [TestText.Step]? {
    var lines: [TestText.Step] = []
    for (number, parameter) in one.method.parameters.enumerated() {
      guard let value = samples.value(of: parameter.kept ?? "", number: number) else { return nil }
      lines.append(.line("let \(parameter.name): \(parameter.kept ?? "") = \(value)"))
    }
    return lines
  }

  /// The double and the type that is tested.
  private func made(_ answers: [String: String]) -> [TestText.Step]? {
    guard let fields = samples.fields(of: id), let stand = double.made(answers, samples) else {
      return nil
    }
    var arguments: [String] = []
    for (label, type) in fields {
      guard let value = value(of: type) else { return nil }
      arguments.append(label == "_" ? value : "\(label): \(value)")
    }
    let type = codebase.symbols[id].qualifiedName
    return [
      .line("let \(one.call.property) = \(stand)"),
      .line("let subject = \(type)(\(arguments.joined(separator: ", ")))"),
    ]
  }

  private func value(of type: String) -> String? {
    let words = TypeText.words(type).filter { $0 != "any" && $0 != "some" }
    if words.count == 1 {
      for (contract, stand) in doubles where codebase.symbols[contract].name == words[0] {
        return contract == one.contract ? one.call.property : stand.made([:], samples)
      }
    }
    return samples.value(of: type)
  }

  private var call: String {
    let arguments = one.method.parameters.map {
      $0.label == "_" ? $0.name : "\($0.label): \($0.name)"
    }
    return (one.method.failure == nil ? "" : "try ") + (one.method.isAsync ? "await " : "")
      + "subject.\(method)(\(arguments.joined(separator: ", ")))"
  }
}
