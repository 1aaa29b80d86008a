internal import StrataCode
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalk {
  /// Values made up for the arguments of a call, and local ones that are handed on to it.
  mutating func readMadeUpArguments(of call: SyntaxNode) {
    guard let callee = call.first, canBuild(callee), let arguments = call.child(.labeledExprList)
    else { return }
    for argument in arguments.children {
      guard let token = argument.first, token.isToken, let value = argument.value else { continue }
      if let made = madeUpValue(value) {
        add(
          made, .argument, callee: calleeName(callee), at: callee.span.start,
          label: interner.name(token.name))
      } else if value.kind == .declReferenceExpr, !madeUpLocals.isEmpty,
        let local = value.child(.token),
        let index = madeUpLocals.removeValue(forKey: interner.name(local.name)),
        facts.madeUpValues[index].owner == owner
      {
        facts.madeUpValues[index].goal = .argument
        facts.madeUpValues[index].callee = calleeName(callee)
        facts.madeUpValues[index].calleeStart = callee.span.start
        facts.madeUpValues[index].label = interner.name(token.name)
      } else if value.isLiteralOrClock {
        add(
          (.passed, value, nil), .argument, callee: calleeName(callee), at: callee.span.start,
          label: interner.name(token.name))
      }
    }
  }

  /// `let name = dto.name ?? ""` in a body.
  mutating func readMadeUpLocals(of variable: SyntaxNode) {
    guard let bindings = variable.child(.patternBindingList) else { return }
    for binding in bindings.children {
      guard let name = binding.child(.identifierPattern)?.firstToken,
        let value = binding.child(.initializerClause)?.value, let made = madeUpValue(value)
      else { continue }
      madeUpLocals[interner.name(name.name)] = facts.madeUpValues.count
      add(made, .local)
    }
  }

  /// `self.name = dto.name ?? ""`.
  mutating func readMadeUpMember(_ sequence: SyntaxNode) {
    guard let elements = sequence.child(.exprList) else { return }
    var parts = elements.children
    guard let target = parts.next(), parts.next()?.kind == .assignmentExpr,
      let name = memberName(target), let made = madeUpValue(in: elements, droppingFirst: 2)
    else { return }
    add(made, .member, label: interner.name(name))
  }

  /// `return Status(rawValue: text) ?? .draft`, or the same as the only expression of a body.
  mutating func readMadeUpResult(_ node: SyntaxNode) {
    guard let value = node.value else { return }
    if let made = madeUpValue(value) { add(made, .result) }
  }

  /// The only statement of a body is its result without a `return`.
  mutating func readImpliedResult(of list: SyntaxNode) {
    var items = list.children
    guard let item = items.next(), items.next() == nil, item.first?.kind != .returnStmt else {
      return
    }
    readMadeUpResult(item)
  }

  /// `default: return .other` where the cases are texts.
  mutating func readMadeUpDefault(of node: SyntaxNode) {
    guard let cases = node.child(.switchCaseList),
      let subject = node.value
    else { return }
    var isOverTexts = false
    for item in cases.children where item.kind == .switchCase {
      if let label = item.child(.switchCaseLabel) {
        isOverTexts = isOverTexts || label.isText
      } else if isOverTexts, item.child(.switchDefaultLabel) != nil,
        let value = item.child(.codeBlockItemList)?.onlyValue, value.isMadeUp
      {
        add((.defaultCase, value, subject), .result)
      }
    }
  }

  typealias MadeUp = (kind: MadeUpValue.Kind, value: SyntaxNode, instead: SyntaxNode?)

  /// The value that an expression falls back to, through `try`, brackets and conversions.
  private func madeUpValue(_ node: SyntaxNode) -> MadeUp? {
    switch node.kind {
    case .tryExpr, .awaitExpr:
      return node.value.flatMap(madeUpValue)
    case .tupleExpr: return node.onlyArgument.flatMap(madeUpValue)
    case .forceUnwrapExpr:
      return node.first.flatMap { $0.isRawValueTried ? (.forced, node, $0) : nil }
    case .functionCallExpr:
      guard let callee = node.child(.declReferenceExpr)?.child(.token)?.text,
        isConversion(callee)
      else { return nil }
      return node.onlyArgument.flatMap(madeUpValue)
    case .sequenceExpr:
      return node.child(.exprList).flatMap { madeUpValue(in: $0, droppingFirst: 0) }
    default: return nil
    }
  }

  private func isConversion(_ callee: SyntaxText) -> Bool {
    switch callee {
    case "Int", "Double", "Float", "String", "Decimal", "CGFloat", "Int64", "Int32": true
    default: false
    }
  }

  private func madeUpValue(in elements: SyntaxNode, droppingFirst count: Int) -> MadeUp? {
    var left: SyntaxNode?
    var made: MadeUp?
    var index = -1
    for element in elements.children {
      index += 1
      if index < count { continue }
      if (index - count) % 2 == 1 {
        guard element.kind == .binaryOperatorExpr, element.firstToken?.text == "??" else {
          return nil
        }
      } else {
        made = left.flatMap { element.isMadeUp ? (.coalesced, element, $0) : nil }
        left = element
      }
    }
    return made ?? (count > 0 ? left.flatMap(madeUpValue) : nil)
  }

  /// Whether a callee can build a value, as functions with other names do not: `User`, `Feed.User`,
  /// `.init`, `self.init`.
  func canBuild(_ callee: SyntaxNode) -> Bool {
    switch callee.kind {
    case .declReferenceExpr: return callee.child(.token)?.name.isCapitalised ?? false
    case .memberAccessExpr:
      guard let member = callee.lastToken?.name else { return false }
      return member.isCapitalised || member == "init"
    default: return false
    }
  }

  mutating func calleeName(_ callee: SyntaxNode) -> Name {
    if callee.kind == .declReferenceExpr, let token = callee.child(.token) {
      return interner.name(token.name)
    }
    return sourceName(of: callee)
  }

  private func memberName(_ target: SyntaxNode) -> SyntaxText? {
    switch target.kind {
    case .declReferenceExpr: target.child(.token)?.name
    case .memberAccessExpr: target.firstToken?.text == "self" ? target.lastToken?.name : nil
    default: nil
    }
  }

  mutating func add(
    _ made: MadeUp, _ goal: MadeUpValue.Goal, callee: Name? = nil, at start: UInt32 = 0,
    label: Name? = nil
  ) {
    facts.madeUpValues.append(
      MadeUpValue(
        kind: made.kind, goal: goal, value: sourceName(of: made.value),
        instead: made.instead.map { sourceName(of: $0) }, owner: owner,
        span: made.value.span, callee: callee, calleeStart: start, label: label))
  }
}
