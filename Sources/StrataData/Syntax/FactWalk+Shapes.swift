internal import StrataCode
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalk {
  /// `f(…)`: constructions, calls on a stored property, presentations.
  mutating func readCall(_ node: SyntaxNode) {
    let outer = (isDecoding, closures, isDisabling)
    let (failures, shapes) = (failures.count, facts.shapes.count)
    readMadeUpArguments(of: node)
    var rest = node.children
    if let callee = node.first, callee.kind.isExpressionName {
      _ = rest.next()
      readCallee(callee, of: node)
    }
    for child in rest where !child.isToken { visit(child) }
    readErrorCall(node, since: failures)
    readSelection(node, since: shapes)
    (isDecoding, closures, isDisabling) = outer
  }

  private mutating func readCallee(_ callee: SyntaxNode, of call: SyntaxNode) {
    readExpressionName(callee, called: true)
    readBuilding(callee, in: call)
    readOwnCall(callee)
    let name = calledName(callee)
    if let name {
      readTextTest(callee, named: name, in: call)
      readAssertion(name)
      readPresentation(name.text, at: name.span, in: call)
    }
    isDisabling = name?.text == "disabled"
    isDecoding = name.map { $0.text.hasPrefix("decode") } ?? false
    closures = courseOfClosures(callee)
  }

  /// `repository.load(…)`: the shape `property.member` with or without `self.`.
  mutating func readMemberCall(_ tokens: [SyntaxNode]) {
    var names = tokens[...]
    if names.first?.name == "self" { names.removeFirst() }
    guard names.count >= 2, let first = names.first, first.name != "super" else { return }
    add(
      .callsMember(interner.name(names.prefix(2).lazy.map(\.name))),
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

  /// Assignments, writes and comparisons with a literal.
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
    case "==", "!=", "<", "<=", ">", ">=":
      readComparison(left, right)
      guard left.isFreshValue != right.isFreshValue else { break }
      let (value, literal) = right.isFreshValue ? (left, right) : (right, left)
      add(
        .comparesLiteral(path: sourceName(of: value), literal: sourceName(of: literal)), value.span)
    case "*", "/", "+", "-", "*=", "/=", "+=", "-=": readArithmetic(operatorText, left, right)
    default: break
    }
  }

  /// `throw OrderError.empty`.
  mutating func readThrow(_ node: SyntaxNode) {
    visitChildren(node)
    for child in node.children where !child.isToken {
      add(.throwsType(sourceName(of: child, upTo: "(")), child.span)
    }
  }

  /// Writes a shape down.
  mutating func add(_ form: BodyShape.Form, _ span: Span, extent: Span? = nil) {
    facts.shapes.append(BodyShape(form, owner: owner, span: span, extent: extent))
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
      return first?.kind == .token
    case .functionCallExpr:
      return first?.firstToken?.text.isCapitalised ?? false
    default: return false
    }
  }
}
