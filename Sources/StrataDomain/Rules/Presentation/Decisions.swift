internal import StrataModel
internal import StrataCode

/// What one view model decides by itself.
struct Decisions {
  let codebase: Codebase
  /// The view model, or the view.
  let decider: SymbolID
  /// Stored properties by name.
  let properties: [String: DeclarationID]

  init(_ codebase: Codebase, by decider: SymbolID) {
    self.codebase = codebase
    self.decider = decider
    properties = Dictionary(
      codebase.storedProperties(of: decider).map { (codebase.name($0), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// One finding for each member that decides something.
  func findings() -> [Finding] {
    codebase.symbols.bodies[Int(decider.index)].flatMap { body -> [Finding] in
      let facts = codebase.facts(body.file)
      let extent = facts[body.declaration].extent
      let scope = codebase.scopes[body.file]
      let shapes = facts.shapes.filter {
        extent.contains($0.span.start) && $0.owner >= 0 && !scope.isExempt($0.span, in: $0.owner)
      }
      let calls = calls(among: shapes, ofAny: [.useCase, .useCaseProtocol], in: facts)
      var members: [DeclarationIndex: [(shape: BodyShape, message: Phrase)]] = [:]
      for shape in shapes {
        guard let message = message(of: shape, calls, in: body.file) else { continue }
        members[shape.owner, default: []].append((shape, message))
      }
      return members.sorted { $0.key < $1.key }.map { finding(body.file, $0.key, $0.value) }
    }
  }

  private func finding(
    _ file: Int, _ owner: DeclarationIndex, _ uses: [(shape: BodyShape, message: Phrase)]
  ) -> Finding {
    let facts = codebase.facts(file)
    let type = codebase.symbols[decider].qualifiedName
    let member = facts[facts[owner].name]
    let holder =
      codebase.asksUseCase(decider)
      ? Phrase("a use case", zh: "UseCase") : Phrase("a use case in Domain", zh: "Domain 的 UseCase")
    return Rule.logicInViewModel.finding(
      at: FindingPlace(
        uses[0].shape.span, in: file, also: uses.dropFirst().map(\.shape.span),
        subject: "\(type).\(member)", owner: owner), in: codebase,
      message: Phrase(
        "\(codebase.described(decider)) \(uses[0].message)",
        zh: "\(codebase.described(decider)) \(uses[0].message)"),
      help: Phrase(
        """
        move what '\(member)' decides to the entity or to \(holder), under a name of its own, and \
        let '\(type)' ask for the answer
        """,
        zh: "把 '\(member)' 中的判断移到 Entity 或 \(holder) 中，给它起个名字，由 '\(type)' 调用")
    ).with(confidence: codebase.hasDomain ? 0.8 : 0.5)
  }

  private func message(
    of shape: BodyShape, _ calls: [DecidedCall], in file: Int
  ) -> Phrase? {
    let facts = codebase.facts(file)
    let member = facts[facts[shape.owner].name]
    switch shape.form {
    case .decides(left: let compared, _), .switches(over: let compared):
      guard isDecisionOnDomain(shape, in: file),
        let call = calls.first(where: { $0.isDecided(by: shape) })
      else { return nil }
      return Phrase(
        """
        compares '\(facts[compared])' in '\(member)' to decide whether it calls '\(call.path)'
        """,
        zh: "在 '\(member)' 中比较 '\(facts[compared])'，以决定是否调用 '\(call.path)'")
    case .testsText(let path) where isJudgement(shape.owner, in: file):
      return Phrase(
        "judges the input itself in '\(member)': it tests '\(facts[path])'",
        zh: "在 '\(member)' 中自行判断输入：检查了 '\(facts[path])'")
    case .comparesLiteral(let path, let literal)
    where facts[path].hasSuffix(".count") && facts[literal] != "0"
      && isJudgement(shape.owner, in: file):
      return Phrase(
        "judges the input itself in '\(member)': it compares '\(facts[path])'",
        zh: "在 '\(member)' 中自行判断输入：比较了 '\(facts[path])'")
    default: return nil
    }
  }

  /// The calls of stored properties of one of some roles.
  func calls(
    among shapes: [BodyShape], ofAny roles: Roles, in facts: FileFacts
  ) -> [DecidedCall] {
    shapes.compactMap { shape in
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
  private func isJudgement(_ owner: DeclarationIndex, in file: Int) -> Bool {
    let facts = codebase.facts(file)
    let words = NameWords(facts[facts[owner].name]).all
    guard facts[owner].kind == .function || facts[owner].kind == .property,
      words.contains(where: { $0.hasPrefix("valid") || $0 == "invalid" })
    else { return false }
    return codebase.referenceOrder[file][owner].contains {
      let reference = facts.references[$0]
      return facts[reference.name] == "Bool"
        && (reference.role == .return || reference.role == .property)
    }
  }

  /// Whether a property or parameter that holds a Domain value is compared with a number, a text, a
  /// case or another such value: no emptiness, no paging, no waiting.
  func isDecisionOnDomain(_ shape: BodyShape, in file: Int) -> Bool {
    let facts = codebase.facts(file)
    switch shape.form {
    case .switches(over: let path):
      return !facts[path].hasSuffix(".count") && holdsDomain(facts[path], shape.owner, file)
    case .decides(let left, let right):
      let sides = [facts[left], facts[right]]
      guard !sides.contains(where: { $0.hasSuffix(".count") }) else { return false }
      // Of a comparison with a literal, the other side counts alone.
      let values = isTelling(sides[1]) ? [sides[0]] : sides.filter { !isTelling($0) }
      return values.allSatisfy { holdsDomain($0, shape.owner, file) }
    default: return false
    }
  }

  func isTelling(_ text: String) -> Bool {
    guard let first = text.first, text != "\"\"" else { return false }
    if first == "." { return !Self.waiting.contains(String(text.dropFirst())) }
    return first == "\"" || first.isNumber
  }

  private static let waiting: Set<String> = [
    "loading", "idle", "none", "loaded", "cancelled", "canceled", "failed", "refreshing", "success",
    "failure", "zero", "empty", "notRequested", "initial", "unknown", "some",
  ]

  /// Whether a path begins at a value of Domain that the type stores or the function takes.
  private func holdsDomain(_ text: String, _ owner: DeclarationIndex, _ file: Int) -> Bool {
    var path = text.split(separator: ".").map { $0.filter { $0 != "?" && $0 != "!" } }
    if path.first == "self" { path.removeFirst() }
    guard let root = path.first, root.first?.isLowercase == true else { return false }
    let namings = parameterTypes(root, owner, file) ?? propertyTypes(root)
    return namings.contains { naming in
      let symbol = codebase.symbols[naming.type]
      return codebase.roles.has(naming.type, .entity) && (path.count > 1 || symbol.kind == .enum)
    }
  }

  private func propertyTypes(_ name: String) -> [ResolvedReference] {
    properties[name].map { codebase.writtenTypes(of: $0) } ?? []
  }

  private func parameterTypes(
    _ name: String, _ owner: DeclarationIndex, _ file: Int
  ) -> [ResolvedReference]? {
    let facts = codebase.facts(file)
    let parameter = facts.parameters.first { $0.owner == owner && facts[$0.name] == name }
    return parameter.map { parameter in
      codebase.namings(of: DeclarationID(file: file, declaration: owner), as: [.parameter]).filter {
        parameter.span.contains(codebase.reference($0).span.start)
      }
    }
  }
}
