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
      for test in condition.value.map({ flags(in: $0, orPatterns: true) }) ?? [] {
        guard let path = memberPath(of: test), path.count > 1 else { continue }
        add(.rejects(path: interner.name(path), error: error), test.span, extent: node.span)
      }
    }
  }

  /// What a condition takes for true or false by itself: `user.isActive`, and on demand what looks for a
  /// pattern: `text.hasPrefix("a")`, whatever it is compared with.
  private func flags(in test: SyntaxNode, orPatterns: Bool = false) -> [SyntaxNode] {
    switch test.kind {
    case .memberAccessExpr: return [test]
    case .prefixOperatorExpr: return test.value.map { flags(in: $0, orPatterns: orPatterns) } ?? []
    case .functionCallExpr:
      guard orPatterns, let callee = test.child(.memberAccessExpr),
        let name = callee.lastToken?.text,
        Self.textTests.contains(where: { name == $0 })
      else { return [] }
      return [callee]
    case .sequenceExpr:
      let elements = Array((test.child(.exprList) ?? test).children)
      return elements.indices.flatMap { index -> [SyntaxNode] in
        let beside = [index - 1, index + 1].filter(elements.indices.contains).map { elements[$0] }
        let isAlone = beside.allSatisfy {
          $0.kind == .binaryOperatorExpr
            && ["&&", "||"].contains($0.firstToken.map { String(syntaxText: $0.text) } ?? "")
        }
        return isAlone || elements[index].kind == .functionCallExpr
          ? flags(in: elements[index], orPatterns: orPatterns) : []
      }
    default: return []
    }
  }

  private static let textTests: [SyntaxText] = [
    "contains", "hasPrefix", "hasSuffix", "range", "wholeMatch", "firstMatch", "prefixMatch",
  ]

  /// The first error that is thrown in a node.
  private func thrownError(in node: SyntaxNode, since first: Int) -> Name? {
    for shape in facts.shapes[first...] where node.span.contains(shape.span.start) {
      if case .throwsType(let error) = shape.form { return error }
    }
    return nil
  }

  /// The paths that are compared with a literal in a node, and where.
  func comparedPaths(
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
    guard let callee = node.child(.memberAccessExpr), let name = calledName(callee) else { return }
    switch name.text {
    case "prefix": readTop(of: callee, in: node)
    case "filter", "first", "sorted", "removeAll", "drop": break
    default: return
    }
    guard let closure = closure(of: node) else { return }
    let parameter = closure.child(.closureSignature).flatMap { firstParameter(of: $0) } ?? "$0"
    for compared in comparedPaths(in: closure, since: first)
    where interner.names[Int(compared.path.index)].hasPrefix("\(parameter).") {
      add(
        .selects(path: compared.path, by: interner.name(name.text)), compared.span,
        extent: node.span)
    }
    guard name.text != "sorted", let result = closure.result else { return }
    for test in flags(in: result) where test.kind == .memberAccessExpr {
      guard let path = memberPath(of: test), path.count > 1,
        String(syntaxText: path[0]) == parameter
      else { continue }
      add(
        .selects(path: interner.name(path), by: interner.name(name.text)), test.span,
        extent: node.span)
    }
  }

  /// `orders.sorted { $0.total > $1.total }.prefix(3)`: the first few by one of their properties.
  private mutating func readTop(of callee: SyntaxNode, in node: SyntaxNode) {
    guard let sorting = callee.first, sorting.kind == .functionCallExpr,
      let sorted = sorting.child(.memberAccessExpr), calledName(sorted)?.text == "sorted",
      let result = closure(of: sorting)?.result, result.kind == .sequenceExpr,
      let left = (result.child(.exprList) ?? result).first, let path = memberPath(of: left),
      path.count > 1
    else { return }
    add(
      .selects(path: interner.name(path), by: interner.name("prefix")), left.span, extent: node.span
    )
  }

  private func closure(of call: SyntaxNode) -> SyntaxNode? {
    call.child(.closureExpr)
      ?? call.child(.labeledExprList)?.children.lazy.compactMap { $0.child(.closureExpr) }.first
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

extension SyntaxNode {
  /// What a closure of one expression gives.
  fileprivate var result: SyntaxNode? {
    guard let list = child(.codeBlockItemList) else { return nil }
    var items = list.children
    guard let only = items.next(), items.next() == nil, let value = only.value else { return nil }
    return value.kind == .returnStmt ? value.value : value
  }
}
