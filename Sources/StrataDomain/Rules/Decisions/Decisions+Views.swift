internal import StrataModel
internal import StrataCode

extension Decisions {
  /// One finding for each member of a view that decides by domain data: whether it asks what stands
  /// behind it, what it shows of several, what a control hangs on, what something costs, or whether an
  /// input is valid.
  func findingsInView() -> [Finding] {
    codebase.symbols.bodies[Int(decider.index)].flatMap { body -> [Finding] in
      let shapes = shapes(of: body)
      let calls = calls(among: shapes, ofAny: Self.asked, in: body.file)
      var seen: Set<DeclarationIndex> = []
      return shapes.compactMap { shape in
        guard let message = messageInView(of: shape, shapes, calls, in: body.file),
          seen.insert(shape.owner).inserted
        else { return nil }
        return finding(shape, message, in: body.file)
      }
    }
  }

  private func messageInView(
    of shape: BodyShape, _ shapes: [BodyShape], _ calls: [DecidedCall], in file: Int
  ) -> Phrase? {
    let facts = codebase.facts(file)
    let member = facts[facts[shape.owner].name]
    switch shape.form {
    case .decides(let left, let right):
      // A `switch` only sorts what happened.
      guard isTelling(facts[left]) || isTelling(facts[right]), isDecisionOnDomain(shape, in: file),
        let call = calls.first(where: { $0.isDecided(by: shape) && isInAction(shape, $0, in: file) }
        )
      else { return nil }
      return DecisionWords.compares(facts[left], toCall: call.path, in: member)
    case .disables(let left, let right):
      if isLengthTest(left, right, shape.owner, file) {
        return DecisionWords.judges(comparing: facts[left], in: member)
      }
      guard isTelling(facts[left]) || isTelling(facts[right]), isDecisionOnDomain(shape, in: file)
      else { return nil }
      return DecisionWords.compares(facts[left], toDisableIn: member)
    case .selects(path: let path, by: let method):
      guard Self.selecting.contains(facts[method]), isSelection(shape, shapes, in: file) else {
        return nil
      }
      return DecisionWords.selects(facts[path], in: member)
    case .calculates(with: let path):
      guard facts[path].contains("."), isCalculation(facts[path], shape.owner, file)
      else { return nil }
      return DecisionWords.calculates(facts[path], in: member)
    case .testsText(let path) where isJudgement(shape.owner, in: file):
      return DecisionWords.judges(testing: facts[path], in: member)
    case .comparesLiteral(let path, let literal):
      guard isPermission(path, literal, shape.owner, in: file) else { return nil }
      return DecisionWords.allows(by: facts[path], in: member)
    default: return nil
    }
  }

  private func finding(_ shape: BodyShape, _ message: Phrase, in file: Int) -> Finding {
    let facts = codebase.facts(file)
    let type = codebase.symbols[decider].qualifiedName
    let member = facts[facts[shape.owner].name]
    return Rule.logicInView.finding(
      at: FindingPlace(shape.span, in: file, subject: "\(type).\(member)", owner: shape.owner),
      in: codebase,
      message: Phrase(
        "\(codebase.described(decider)) \(message)", zh: "\(codebase.described(decider)) \(message)"
      ),
      help: help(member)
    ).with(confidence: codebase.hasDomain ? 0.7 : 0.5).with(aspect: .decisionInView)
  }

  /// Who is to decide instead: the view model that the view holds, if it holds one.
  private func help(_ member: String) -> Phrase {
    let asked = properties.keys.sorted().first { name in
      properties[name].map { codebase.writtenTypes(of: $0) }?.contains {
        !codebase.roles[$0.type].isDisjoint(with: Self.asked)
      } ?? false
    }
    guard let asked else {
      return Phrase(
        "let an entity or a use case answer this, and let '\(member)' show the answer",
        zh: "由 Entity 或 UseCase 给出答案，'\(member)' 只负责展示")
    }
    return Phrase(
      "let what is behind '\(asked)' decide, and let '\(member)' show the answer or say what happened",
      zh: "由 '\(asked)' 背后的代码判断，'\(member)' 只负责展示结果或告知发生了什么")
  }

  /// Whether a decision is about what is done and not about what is shown: nothing is built between
  /// the comparison and the call but a task, and the code is not there to show something.
  private func isInAction(_ shape: BodyShape, _ call: DecidedCall, in file: Int) -> Bool {
    let facts = codebase.facts(file)
    let isBuilding = codebase.referenceOrder[file][shape.owner].contains {
      let reference = facts.references[$0]
      return reference.role == .construction && facts[reference.name] != "Task"
        && reference.span.start > shape.span.end && reference.span.start < call.start
    }
    if isBuilding { return false }
    guard facts[shape.owner].kind == .function else { return facts[shape.owner].kind == .property }
    guard let verb = NameWords.split(facts[facts[shape.owner].name]).first,
      !Self.showing.contains(verb)
    else { return false }
    return !codebase.referenceOrder[file][shape.owner].contains {
      facts.references[$0].role == .return
    }
  }

  private static let showing: Set<String> = [
    "configure", "update", "render", "bind", "setup", "set", "apply", "display", "show", "draw",
    "layout", "fill", "prepare", "build", "make", "add", "view", "collection", "table", "scroll",
    "register", "refresh", "reload", "style", "reset",
  ]
}
