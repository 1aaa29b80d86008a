internal import StrataModel
internal import StrataCode

/// What one type decides by itself about values of Domain.
struct Decisions {
  let codebase: Codebase
  let values: DomainValues
  /// The view model, the view or the repository.
  let decider: SymbolID
  /// Stored properties by name.
  let properties: [String: DeclarationID]

  init(_ codebase: Codebase, _ values: DomainValues, by decider: SymbolID) {
    self.codebase = codebase
    self.values = values
    self.decider = decider
    properties = Dictionary(
      codebase.storedProperties(of: decider).map { (codebase.name($0), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// One thing decided, with what to say of it behind the decider's name.
  struct Decision {
    var shape: BodyShape
    var message: Phrase
  }

  /// One finding for each member that decides something.
  func findings() -> [Finding] {
    codebase.symbols.bodies[Int(decider.index)].flatMap { body -> [Finding] in
      let shapes = shapes(of: body)
      let calls = calls(
        among: shapes, ofAny: [.useCase, .useCaseProtocol, .repositoryProtocol], in: body.file)
      var members: [DeclarationIndex: [Decision]] = [:]
      for shape in shapes {
        guard let message = message(of: shape, shapes, calls, in: body.file) else { continue }
        members[shape.owner, default: []].append(Decision(shape: shape, message: message))
      }
      return members.sorted { $0.key < $1.key }.map { finding(body.file, $0.key, $0.value) }
    }
  }

  /// What the shipping code of a body does.
  func shapes(of body: DeclarationID) -> [BodyShape] {
    let facts = codebase.facts(body.file)
    let extent = facts[body.declaration].extent
    let scope = codebase.scopes[body.file]
    return facts.shapes.filter {
      extent.contains($0.span.start) && $0.owner >= 0 && !scope.isExempt($0.span, in: $0.owner)
    }
  }

  private func finding(_ file: Int, _ owner: DeclarationIndex, _ decisions: [Decision]) -> Finding {
    let facts = codebase.facts(file)
    let type = codebase.symbols[decider].qualifiedName
    let member = facts[facts[owner].name]
    let holder =
      codebase.asksUseCase(decider)
      ? Phrase("a use case", zh: "UseCase") : Phrase("a use case in Domain", zh: "Domain 的 UseCase")
    return Rule.logicInViewModel.finding(
      at: FindingPlace(
        decisions[0].shape.span, in: file, also: decisions.dropFirst().map(\.shape.span),
        subject: "\(type).\(member)", owner: owner), in: codebase,
      message: Phrase(
        "\(codebase.described(decider)) \(decisions[0].message)",
        zh: "\(codebase.described(decider)) \(decisions[0].message)"),
      help: Phrase(
        """
        move what '\(member)' decides to the entity or to \(holder), under a name of its own, and \
        let '\(type)' ask for the answer
        """,
        zh: "把 '\(member)' 中的判断移到 Entity 或 \(holder) 中，给它起个名字，由 '\(type)' 调用")
    ).with(confidence: codebase.hasDomain ? 0.8 : 0.5)
  }

  private func message(
    of shape: BodyShape, _ shapes: [BodyShape], _ calls: [DecidedCall], in file: Int
  ) -> Phrase? {
    let facts = codebase.facts(file)
    let member = facts[facts[shape.owner].name]
    let call = calls.first { $0.isDecided(by: shape) }
    switch shape.form {
    case .decides(left: let compared, let literal):
      guard let call else { return nil }
      guard
        isDecisionOnDomain(shape, in: file) || isLengthTest(compared, literal, shape.owner, file)
      else { return nil }
      return DecisionWords.compares(facts[compared], toCall: call.path, in: member)
    case .switches(over: let compared):
      guard let call, isDecisionOnDomain(shape, in: file) else { return nil }
      return DecisionWords.compares(facts[compared], toCall: call.path, in: member)
    case .selects(path: let path, by: let method):
      guard Self.selecting.contains(facts[method]), isSelection(shape, shapes, in: file),
        !isParting(shape, shapes, by: path, in: facts)
      else { return nil }
      return DecisionWords.selects(facts[path], in: member)
    case .calculates(with: let path):
      guard isCalculation(facts[path], shape.owner, file) else { return nil }
      return DecisionWords.calculates(facts[path], in: member)
    case .testsText(let path):
      if isJudgement(shape.owner, in: file) {
        return DecisionWords.judges(testing: facts[path], in: member)
      }
      guard let call, isValue(facts[path], shape.owner, file) else { return nil }
      return DecisionWords.tests(facts[path], toCall: call.path, in: member)
    case .comparesLiteral(let path, let literal)
    where facts[path].hasSuffix(".count") && facts[literal] != "0"
      && isJudgement(shape.owner, in: file) && isValue(facts[path], shape.owner, file):
      return DecisionWords.judges(comparing: facts[path], in: member)
    case .comparesLiteral(let path, let literal):
      guard isPermission(path, literal, shape.owner, in: file) else { return nil }
      return DecisionWords.allows(by: facts[path], in: member)
    default: return nil
    }
  }

  /// Whether a member parts values by what they are, each part for a place of its own: it shows them all.
  private func isParting(
    _ shape: BodyShape, _ shapes: [BodyShape], by path: Name, in facts: FileFacts
  ) -> Bool {
    shapes.contains { other in
      guard other.owner == shape.owner, other.span != shape.span,
        case .selects(path: let also, _) = other.form
      else { return false }
      return facts[also] == facts[path]
    }
  }

  static let selecting: Set<String> = ["filter", "prefix", "where"]

  /// The calls of stored properties of one of some roles.
  func calls(
    among shapes: [BodyShape], ofAny roles: Roles, in file: Int
  ) -> [DecidedCall] {
    let facts = codebase.facts(file)
    return shapes.compactMap { shape in
      guard let path = shape.calledMember.map({ facts[$0] }),
        let root = path.split(separator: ".").first, let property = properties[String(root)],
        codebase.writtenTypes(of: property).contains(where: {
          !codebase.roles[$0.type].isDisjoint(with: roles)
        })
      else { return nil }
      return DecidedCall(path: path, start: shape.span.start)
    }
  }

  /// Whether a member answers yes or no to whether something is valid.
  func isJudgement(_ owner: DeclarationIndex, in file: Int) -> Bool {
    let words = answering(owner, in: file)
    return words.contains { $0.hasPrefix("valid") || $0 == "invalid" }
  }

  /// Whether a member answers yes or no to whether something may be done, by a value of Domain.
  func isPermission(
    _ path: Name, _ literal: Name, _ owner: DeclarationIndex, in file: Int
  ) -> Bool {
    let facts = codebase.facts(file)
    let words = answering(owner, in: file)
    guard
      words.first.map({ ["can", "may", "should", "must"].contains($0) }) == true
        || words.contains(where: { ["eligible", "allowed", "permitted"].contains($0) })
    else { return false }
    return isTelling(facts[literal]) && !facts[path].hasSuffix(".count") && !isIdentity(facts[path])
      && holdsDomain(facts[path], owner, file)
  }

  /// The words of a function or property that gives a truth value.
  private func answering(_ owner: DeclarationIndex, in file: Int) -> [String] {
    let facts = codebase.facts(file)
    guard facts[owner].kind == .function || facts[owner].kind == .property,
      codebase.referenceOrder[file][owner].contains(where: {
        let reference = facts.references[$0]
        return facts[reference.name] == "Bool"
          && (reference.role == .return || reference.role == .property)
      })
    else { return [] }
    return NameWords(facts[facts[owner].name]).all
  }
}
