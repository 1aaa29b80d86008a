internal import StrataCode
internal import StrataModel
internal import StrataRules

/// Walks the way of one operation of the code: whether it is to have a use case of its own.
struct OperationWalk {
  let codebase: Codebase
  let profile: Profile
  /// What view models and repositories decide for the business.
  let decisions: [UseCaseAdvice.Entry]
  let rules: BusinessRules
  let search: OperationSearch
  let calls: OperationCalls

  func advice(on operation: Operation) -> OperationAdvice {
    let actions = calls.actions(of: operation.bodies, in: operation.type)
    let decision = decision(of: operation, calling: actions.count)
    if decision == nil, !operation.isUseCase, actions.count == 1,
      codebase.roles.has(actions[0].type, .useCase)
    {
      // What only asks a use case is as good as this.
      var behind = search.operation(of: actions[0].type)
      behind.asked = operation.name
      return advice(on: behind)
    }
    let reused = actions.lazy.compactMap { action -> (OperationCalls.Action, SymbolID)? in
      calls.others(asking: action, but: operation.type).first.map { (action, $0) }
    }.first
    var turns: [OperationAdvice.Turn] = []
    let end = OperationAdvice.end { question in
      let (isSo, fact) =
        switch question {
        case .single:
          (
            decision != nil,
            decision ?? Phrase("it decides and computes nothing itself", zh: "它自身不做判断或计算")
          )
        case .combines: (actions.count > 1, asked(actions))
        case .reusable: (reused != nil, shared(reused))
        case .crud: (actions.count == 1, asked(actions))
        }
      turns.append(
        OperationAdvice.Turn(question: question, isSo: isSo, fact: fact, origin: .measured))
      return isSo
    }
    let last = end ?? .review
    return OperationAdvice(
      name: operation.asked.map { "\($0) → \(operation.name)" } ?? operation.name,
      location: operation.location, turns: turns, end: last,
      advice: advice(at: last, operation, actions))
  }

  private func asked(_ actions: [OperationCalls.Action]) -> Phrase {
    actions.isEmpty
      ? Phrase("it asks no use case, repository or service", zh: "它不调用任何 UseCase、Repository 或服务")
      : actions.count == 1
        ? Phrase("it only calls \(names(actions))", zh: "它只调用 \(names(actions))")
        : Phrase("it calls \(names(actions))", zh: "它调用 \(names(actions))")
  }

  private func names(_ actions: [OperationCalls.Action]) -> Phrase {
    Phrase.list(
      actions.map { action in
        let type = codebase.symbols[action.type].qualifiedName
        return "'" + (action.member.isEmpty ? type : type + "." + action.member) + "'"
      }, limit: 3)
  }

  private func shared(_ reused: (OperationCalls.Action, SymbolID)?) -> Phrase {
    guard let (action, user) = reused else {
      return Phrase("nothing else calls any of them", zh: "没有其他类型调用它们")
    }
    return Phrase(
      "\(names([action])) is called by '\(user, codebase)' too",
      zh: "\(names([action])) 也由 '\(user, codebase)' 调用")
  }

  /// What it decides or works out for the business; nil if nothing.
  private func decision(of operation: Operation, calling count: Int) -> Phrase? {
    let type = codebase.symbols[operation.type].qualifiedName
    let members = Set(operation.bodies.map { type + "." + codebase.name($0) })
    if rules.validations.contains(where: { members.contains($0.name) }) {
      return Phrase("it refuses what is not valid", zh: "它会拒绝不合法的输入")
    }
    if rules.calculations.contains(where: { members.contains($0.name) }) {
      return Phrase("it works out or selects by a business rule", zh: "它按业务规则计算或筛选")
    }
    if !operation.isUseCase {
      return decisions.first { !members.isDisjoint(with: $0.names) }?.evidence
    }
    for place in operation.bodies {
      let facts = codebase.facts(place.file)
      for shape in facts.shapes where shape.owner == place.declaration {
        if let phrase = shape.decision { return phrase }
      }
    }
    return operation.bodies.contains { isLong($0, calling: count) }
      ? Phrase("it does more than hand calls on", zh: "它不只是转发调用") : nil
  }

  /// Whether a body is longer than its calls, or builds something of their answers.
  private func isLong(_ place: DeclarationID, calling count: Int) -> Bool {
    let facts = codebase.facts(place.file)
    let extent = codebase.declaration(place).extent
    let first = facts.lines.position(of: extent.start).line
    let last = facts.lines.position(of: extent.end).line
    return facts.codeLines.count(in: first...max(first, last)) > max(count, 1) + 5
      || !codebase.namings(of: place, as: [.construction]).isEmpty
  }
}

extension OperationWalk {
  /// What follows from the end that is reached.
  private func advice(
    at end: OperationAdvice.End, _ operation: Operation, _ actions: [OperationCalls.Action]
  ) -> Phrase {
    let name = operation.name
    switch end {
    case .one where operation.isUseCase:
      return Phrase("'\(name)' stays as it is", zh: "'\(name)' 保持原样")
    case .one:
      let proposal = UseCaseProposals.proposal(for: name).map { " '\($0)'" } ?? ""
      return Phrase(
        "give '\(name)' a use case of its own\(proposal)", zh: "为 '\(name)' 写一个 UseCase\(proposal)")
    case .separate:
      return Phrase(
        "keep \(names(actions)) apart, and let the view model call one after the other",
        zh: "保持 \(names(actions)) 各自独立，由 ViewModel 依次调用")
    case .named:
      return operation.isUseCase
        ? Phrase(
          "keep '\(name)' as the one use case, named for all that it does",
          zh: "保留 '\(name)' 这一个 UseCase，名称概括它做的全部事情")
        : Phrase(
          "write one use case that is named for all of '\(name)'",
          zh: "写一个 UseCase，名称概括整个 '\(name)'")
    case .skip: return skipping(operation, actions)
    case .review:
      return Phrase(
        "'\(name)' asks nothing and decides nothing: say what it is for, or remove it",
        zh: "'\(name)' 既不调用也不判断：弄清它的用途，或者去掉它")
    }
  }

  private func skipping(_ operation: Operation, _ actions: [OperationCalls.Action]) -> Phrase {
    let name = operation.name
    guard UseCaseAdviceSearch.permitsDropping(profile) else {
      return Phrase(
        "no use case is needed for it, but the profile \(profile.rawValue) wants every screen to "
          + "ask one, so it stays",
        zh: "它本不需要 UseCase，但规则集 \(profile.rawValue) 要求每个界面都经过 UseCase，因此保留")
    }
    return operation.isUseCase
      ? Phrase(
        "drop '\(name)', and let its callers call \(names(actions))",
        zh: "去掉 '\(name)'，由调用方直接调用 \(names(actions))")
      : Phrase(
        "'\(name)' calls \(names(actions)) itself: no use case is needed",
        zh: "'\(name)' 直接调用 \(names(actions)) 即可，不需要 UseCase")
  }
}

extension BodyShape {
  /// What it decides; nil if nothing.
  fileprivate var decision: Phrase? {
    switch form {
    case .rejects, .testsText: Phrase("it refuses what is not valid", zh: "它会拒绝不合法的输入")
    case .selects: Phrase("it selects among what it gets", zh: "它对取得的内容做筛选")
    case .calculates: Phrase("it calculates", zh: "它做计算")
    case .decides, .switches, .comparesLiteral: Phrase("it decides by a value", zh: "它按某个值做判断")
    default: nil
    }
  }
}
