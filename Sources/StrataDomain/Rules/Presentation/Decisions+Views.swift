internal import StrataModel
internal import StrataCode

extension Decisions {
  /// One finding for each action of a view that compares domain data with a literal before it asks
  /// what stands behind the view.
  func findingsInView() -> [Finding] {
    let isAsking = properties.values.contains { property in
      codebase.writtenTypes(of: property).contains {
        !codebase.roles[$0.type].isDisjoint(with: Self.asked)
      }
    }
    guard isAsking else { return [] }
    return codebase.symbols.bodies[Int(decider.index)].flatMap { body -> [Finding] in
      let facts = codebase.facts(body.file)
      let extent = facts[body.declaration].extent
      let shapes = facts.shapes.filter {
        ($0.isDecision || $0.calledMember != nil) && extent.contains($0.span.start)
          && isInAction($0, in: body.file)
      }
      let calls = calls(among: shapes, ofAny: Self.asked, in: facts)
      guard !calls.isEmpty else { return [] }
      var seen: Set<DeclarationIndex> = []
      return shapes.compactMap { shape in
        // A `switch` only sorts what happened.
        guard case .decides(let left, let right) = shape.form,
          isTelling(facts[left]) || isTelling(facts[right]),
          isDecisionOnDomain(shape, in: body.file),
          let call = calls.first(where: { $0.isDecided(by: shape) }),
          seen.insert(shape.owner).inserted
        else { return nil }
        return finding(shape, comparing: facts[left], before: call, in: body.file)
      }
    }
  }

  private static let asked: Roles = [
    .viewModel, .viewModelProtocol, .useCase, .useCaseProtocol, .repositoryProtocol,
  ]

  private func finding(
    _ shape: BodyShape, comparing left: String, before call: DecidedCall, in file: Int
  ) -> Finding {
    let facts = codebase.facts(file)
    let type = codebase.symbols[decider].qualifiedName
    let member = facts[facts[shape.owner].name]
    let asked = call.path.split(separator: ".").first.map(String.init) ?? ""
    return Rule.logicInView.finding(
      at: FindingPlace(shape.span, in: file, subject: "\(type).\(member)", owner: shape.owner),
      in: codebase,
      message: Phrase(
        """
        \(codebase.described(decider)) compares '\(left)' in '\(member)' to decide whether it \
        calls '\(call.path)'
        """,
        zh: """
          \(codebase.described(decider)) 在 '\(member)' 中比较 '\(left)'，\
          以决定是否调用 '\(call.path)'
          """),
      help: Phrase(
        """
        let '\(member)' tell '\(asked)' what happened, and let what is behind '\(asked)' decide
        """,
        zh: "让 '\(member)' 把发生了什么告诉 '\(asked)'，由 '\(asked)' 背后的代码决定")
    ).held(at: .info).with(confidence: codebase.hasDomain ? 0.7 : 0.5)
  }

  /// Whether code stands in a method that gives nothing back and is not there to show something.
  private func isInAction(_ shape: BodyShape, in file: Int) -> Bool {
    let facts = codebase.facts(file)
    guard shape.owner >= 0, facts[shape.owner].kind == .function,
      !codebase.scopes[file].isExempt(shape.span, in: shape.owner),
      let verb = NameWords.split(facts[facts[shape.owner].name]).first,
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
