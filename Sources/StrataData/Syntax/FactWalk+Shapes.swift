internal import StrataDomain
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalk {
  /// `f(…)`: constructions, calls on a stored property, presentations.
  mutating func readCall(_ node: SyntaxNode) {
    let outer = (isDecoding, isInTask)
    defer { (isDecoding, isInTask) = outer }
    let (failures, shapes) = (failures.count, facts.shapes.count)
    defer {
      readErrorCall(node, since: failures)
      readSelection(node, since: shapes)
    }
    var isCallee = true
    readMadeUpArguments(of: node)
    for child in node.children {
      if isCallee, child.kind.isExpressionName {
        readExpressionName(child, called: true)
        readBuilding(child, in: node)
        readOwnCall(child)
        readTextTest(child, in: node)
        if let name = calledName(child) { readPresentation(name.text, at: name.span, in: node) }
        isDecoding = calledName(child).map { $0.text.starts(with: "decode".utf8) } ?? false
        if startsTask(child) { isInTask = true }
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
  func calledName(_ callee: SyntaxNode) -> SyntaxNode? {
    switch callee.kind {
    case .memberAccessExpr: callee.lastToken
    case .declReferenceExpr: callee.child(.token)
    default: nil
    }
  }

  /// `a ?? literal` and comparisons with a literal.
  mutating func readSequence(_ node: SyntaxNode) {
    visitChildren(node)
    readMadeUpMember(node)
    readAssignment(node)
    readWrite(node)
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
      readComparison(left, right)
      if right.isFreshValue, !left.isFreshValue {
        add(
          .comparesLiteral, interner.name(source(of: left)), left.span,
          detail: interner.name(source(of: right)))
      } else if left.isFreshValue, !right.isFreshValue {
        add(
          .comparesLiteral, interner.name(source(of: right)), right.span,
          detail: interner.name(source(of: left)))
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
