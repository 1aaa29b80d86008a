internal import StrataCode
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalk {
  /// `guard order.total > 0 else { throw … }`: a test of a value that ends in a thrown error.
  mutating func readRejections(of node: SyntaxNode, since first: Int) {
    guard facts.shapes.count > first, let conditions = node.child(.conditionElementList),
      let body = node.child(.codeBlock),
      let thrown = facts.shapes[first...].first(where: {
        $0.kind == .throwsType && body.span.contains($0.span.start)
      })
    else { return }
    let compared = facts.shapes[first...].filter {
      $0.kind == .comparesLiteral && conditions.span.contains($0.span.start)
    }
    for shape in compared {
      add(.rejects, shape.name, shape.span, extent: node.span, detail: thrown.name)
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
      add(.rejects, interner.name(path), test.span, extent: node.span, detail: thrown.name)
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
    let chosen = facts.shapes[first...].filter { shape in
      shape.kind == .comparesLiteral && closure.span.contains(shape.span.start)
        && interner.names[Int(shape.name.index)].hasPrefix("\(parameter).")
    }
    for shape in chosen { add(.selects, shape.name, shape.span, extent: node.span) }
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
