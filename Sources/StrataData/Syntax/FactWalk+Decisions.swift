internal import StrataCode
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalk {
  /// `if` decides its branches, `guard` what follows it, `switch` its cases.
  mutating func readDecision(_ node: SyntaxNode, _ role: TypeReference.Role) {
    let outer = decision
    defer { decision = outer }
    decision = nil
    var isBeforeCases = true
    for child in node.children {
      switch child.kind {
      case .conditionElementList:
        let span = node.span
        let end = node.kind == .guardStmt ? max(span.end, statementsEnd) : span.end
        decision = Span(start: Int(span.start), length: Int(end - span.start))
        visit(child, as: role)
        decision = nil
      case .memberAccessExpr where node.kind == .switchExpr && isBeforeCases,
        .declReferenceExpr where node.kind == .switchExpr && isBeforeCases:
        add(.switches(over: sourceName(of: child)), child.span, extent: node.span)
        visit(child, as: role)
      default:
        if child.kind == .switchCaseList { isBeforeCases = false }
        visit(child, as: role)
      }
    }
  }

  /// `for order in orders where order.total > 100`: the `where` decides what is done with each, and
  /// chooses among them.
  mutating func readLoop(_ node: SyntaxNode) {
    let body = node.child(.codeBlock)?.span
    let element = node.child(.identifierPattern)?.firstToken.map { String(syntaxText: $0.name) }
    for child in node.children where !child.isToken {
      guard child.kind == .whereClause else {
        visit(child)
        continue
      }
      let outer = decision
      let first = facts.shapes.count
      decision = body
      visitChildren(child)
      decision = outer
      guard let element else { continue }
      for compared in comparedPaths(in: child, since: first)
      where interner.names[Int(compared.path.index)].hasPrefix("\(element).") {
        add(
          .selects(path: compared.path, by: interner.name("where")), compared.span,
          extent: node.span)
      }
    }
  }

  /// Statements, whose end a `guard` among them reaches to.
  mutating func readStatements(_ node: SyntaxNode) {
    let outer = (statementsEnd, decision)
    statementsEnd = node.span.end
    decision = nil
    visitChildren(node)
    readFallbacks(of: node)
    (statementsEnd, decision) = outer
  }

  /// A comparison that decides something.
  mutating func readComparison(_ left: SyntaxNode, _ right: SyntaxNode) {
    if isDisabling {
      add(
        .disables(left: sourceName(of: left), right: sourceName(of: right)),
        self.span(from: left, to: right))
    }
    guard let decision else { return }
    add(
      .decides(left: sourceName(of: left), right: sourceName(of: right)),
      self.span(from: left, to: right), extent: decision)
  }

  /// `email.contains("@")`.
  mutating func readTextTest(_ callee: SyntaxNode, named name: SyntaxNode, in call: SyntaxNode) {
    guard callee.kind == .memberAccessExpr else { return }
    switch name.text {
    case "contains", "hasPrefix", "hasSuffix":
      let argument = call.child(.labeledExprList)?.first
      guard argument?.child(.stringLiteralExpr) != nil else { return }
      add(
        .testsText(path: sourceName(of: callee)), callee.span,
        extent: decision ?? call.span)
    default: break
    }
  }
}
