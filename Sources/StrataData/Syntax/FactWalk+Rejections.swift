internal import StrataCode
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalk {
  /// `guard order.total > 0 else { throw … }`: a test of a value that ends in a thrown error.
  mutating func readRejections(of node: SyntaxNode, since first: Int) {
    guard facts.shapes.count > first, let conditions = node.child(.conditionElementList),
      let body = node.child(.codeBlock), let error = thrownError(in: body, since: first)
    else { return }
    for compared in comparedPaths(in: conditions, since: first) {
      add(.rejects(path: compared.path, error: error), compared.span, extent: node.span)
    }
    for condition in conditions.children {
      guard var test = condition.value else { continue }
      if test.kind == .prefixOperatorExpr,
        let inner = test.value
      {
        test = inner
      }
      if test.kind == .functionCallExpr, let callee = test.child(.memberAccessExpr) {
        test = callee
      }
      guard test.kind == .memberAccessExpr, let path = memberPath(of: test),
        ["isEmpty", "contains", "hasPrefix", "hasSuffix"].contains(path.last), path.count > 1
      else { continue }
      add(.rejects(path: interner.name(path), error: error), test.span, extent: node.span)
    }
  }

  /// The first error that is thrown in a node.
  private func thrownError(in node: SyntaxNode, since first: Int) -> Name? {
    for shape in facts.shapes[first...] where node.span.contains(shape.span.start) {
      if case .throwsType(let error) = shape.form { return error }
    }
    return nil
  }

  /// The paths that are compared with a literal in a node, and where.
  private func comparedPaths(
    in node: SyntaxNode, since first: Int
  ) -> [(path: Name, span: Span)] {
    facts.shapes[first...].compactMap { shape in
      guard case .comparesLiteral(let path, _) = shape.form, node.span.contains(shape.span.start)
      else { return nil }
      return (path, shape.span)
    }
  }

  /// `orders.filter { $0.total > 100 }`: a choice among values by one of their properties.
  mutating func readSelection(_ node: SyntaxNode, since first: Int) {
    guard facts.shapes.count > first,
      let callee = node.child(.memberAccessExpr), let name = callee.lastToken
    else { return }
    switch name.text {
    case "filter", "first", "sorted", "removeAll", "drop", "prefix": break
    default: return
    }
    let closure =
      node.child(.closureExpr)
      ?? node.child(.labeledExprList)?.children.lazy.compactMap { $0.child(.closureExpr) }.first
    guard let closure else { return }
    let parameter = closure.child(.closureSignature).flatMap { firstParameter(of: $0) } ?? "$0"
    for compared in comparedPaths(in: closure, since: first)
    where interner.names[Int(compared.path.index)].hasPrefix("\(parameter).") {
      add(.selects(path: compared.path), compared.span, extent: node.span)
    }
  }

  private func firstParameter(of signature: SyntaxNode) -> String? {
    signature.children.lazy.compactMap { child -> SyntaxNode? in
      switch child.kind {
      case .closureShorthandParameterList, .closureParameterClause: child
      default: nil
      }
    }.first.flatMap { list in
      String(decoding: bytes(at: list.extent), as: UTF8.self)
        .split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }.first.map { String($0) }
    }
  }
}
