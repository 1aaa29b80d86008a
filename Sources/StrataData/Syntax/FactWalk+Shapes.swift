internal import StrataDomain
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalk {
  /// `f(…)`: constructions, calls on a stored property, presentations.
  mutating func readCall(_ node: SyntaxNode) {
    let outer = isDecoding
    defer { isDecoding = outer }
    var isCallee = true
    for child in node.children {
      if isCallee, child.kind.isExpressionName {
        readExpressionName(child, called: true)
        if let name = calledName(child) { readPresentation(name.text, at: name.span, in: node) }
        isDecoding = calledName(child).map { $0.text.starts(with: "decode".utf8) } ?? false
      } else {
        visit(child)
      }
      isCallee = false
    }
  }

  /// `repository.load(…)`: the shape `property.member` with or without `self.`.
  mutating func readMemberCall(_ tokens: [SyntaxNode]) {
    var names = tokens.map(\.name)
    if names.first == "self" { names.removeFirst() }
    guard names.count >= 2, names[0] != "super" else { return }
    add(
      .callsMember, interner.name(Array(names.prefix(2))),
      span(from: tokens[0], to: tokens[tokens.count - 1]))
  }

  /// The token of a called function's own name.
  private func calledName(_ callee: SyntaxNode) -> SyntaxNode? {
    switch callee.kind {
    case .memberAccessExpr: callee.lastToken
    case .declReferenceExpr: callee.child(.token)
    default: nil
    }
  }

  /// `a ?? literal` and comparisons with a literal.
  mutating func readSequence(_ node: SyntaxNode) {
    visitChildren(node)
    guard let elements = node.child(.exprList) else { return }
    var before: SyntaxNode?
    var operatorText: SyntaxText?
    for element in elements.children {
      if element.kind == .binaryOperatorExpr {
        operatorText = element.firstToken?.text
        continue
      }
      if let text = operatorText, let left = before {
        readOperation(text, left, element)
      }
      operatorText = nil
      before = element
    }
  }

  private mutating func readOperation(
    _ operatorText: SyntaxText, _ left: SyntaxNode, _ right: SyntaxNode
  ) {
    switch operatorText {
    case "??":
      if right.isFreshValue {
        add(
          .coalesces, interner.name(source(of: right)), right.span,
          detail: interner.name(source(of: left)))
      }
    case "==", "!=", "<", "<=", ">", ">=":
      if right.isFreshValue, !left.isFreshValue {
        add(.comparesLiteral, interner.name(source(of: left)), left.span)
      } else if left.isFreshValue, !right.isFreshValue {
        add(.comparesLiteral, interner.name(source(of: right)), right.span)
      }
    default: break
    }
  }

  /// `throw OrderError.empty`.
  mutating func readThrow(_ node: SyntaxNode) {
    visitChildren(node)
    for child in node.children where child.kind != .token {
      add(
        .throwsType, interner.name(source(of: child).prefix { $0 != "(" }.description), child.span)
    }
  }

  /// A body that is one call or read on a stored property, with nothing added.
  mutating func readForwarding(_ body: SyntaxNode) {
    guard let list = body.child(.codeBlockItemList) else { return }
    let items = list.children.map { $0 }
    guard items.count == 1, var node = items[0].children.first(where: { _ in true }) else { return }
    while [.returnStmt, .tryExpr, .awaitExpr, .expressionStmt].contains(node.kind) {
      guard let next = node.children.first(where: { !$0.raw.isToken }) else { return }
      node = next
    }
    if node.kind == .functionCallExpr {
      guard argumentsArePlain(node), node.child(.closureExpr) == nil,
        let callee = node.child(.memberAccessExpr)
      else { return }
      node = callee
    }
    guard node.kind == .memberAccessExpr else { return }
    var names: [SyntaxText] = []
    while node.kind == .memberAccessExpr {
      let parts = node.children.map { $0 }
      guard let name = parts.last?.child(.token), let base = parts.first else { return }
      names.append(name.name)
      node = base
    }
    guard node.kind == .declReferenceExpr, let root = node.child(.token) else { return }
    if root.text != "self" { names.append(root.name) }
    guard names.count == 2, !names[1].isCapitalised else { return }
    add(.forwards, interner.name(names.reversed()), body.span)
  }

  private func argumentsArePlain(_ call: SyntaxNode) -> Bool {
    call.child(.labeledExprList)?.children.allSatisfy { argument in
      argument.children.allSatisfy { $0.raw.isToken || $0.kind == .declReferenceExpr }
    } ?? true
  }

  /// Writes a shape down.
  mutating func add(
    _ kind: BodyShape.Kind, _ name: Name, _ span: Span, extent: Span? = nil, detail: Name? = nil
  ) {
    facts.shapes.append(
      BodyShape(
        kind: kind, name: name, owner: owner, span: span, extent: extent, detail: detail))
  }
}

extension SyntaxKind {
  /// Whether nodes of the kind are names in expressions.
  var isExpressionName: Bool {
    self == .memberAccessExpr || self == .declReferenceExpr || self == .genericSpecializationExpr
  }
}

extension SyntaxNode {
  /// A literal, an implicit member such as `.unknown`, an empty collection or a new value.
  var isFreshValue: Bool {
    switch kind {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr,
      .arrayExpr, .dictionaryExpr:
      return true
    case .memberAccessExpr:
      return children.first { _ in true }?.kind == .token
    case .functionCallExpr:
      return children.first { _ in true }?.firstToken?.text.isCapitalised ?? false
    default: return false
    }
  }
}
