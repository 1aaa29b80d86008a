internal import StrataCode
@_spi(RawSyntax) internal import SwiftSyntax

// `??` in other words: an optional that is bound, and a value made up where it is nil.

extension FactWalk {
  /// `guard let currency = Currency(rawValue: text) else { return .euro }`, and `if let` with an
  /// `else`, or with a `return` behind it.
  mutating func readFallbacks(of list: SyntaxNode) {
    var bindings: [Binding] = []
    var branch: SyntaxNode?
    for item in list.children {
      guard let statement = item.first else { continue }
      if let branch, statement.kind == .returnStmt, let value = statement.value {
        readFallback(value, bindings, in: branch)
      }
      branch = nil
      switch statement.kind {
      case .guardStmt:
        bindings = self.bindings(of: statement)
        guard !bindings.isEmpty, let value = statement.child(.codeBlock).flatMap(returned) else {
          continue
        }
        readFallback(value, bindings, in: list)
      case .expressionStmt:
        guard let choice = statement.child(.ifExpr) else { continue }
        bindings = self.bindings(of: choice)
        let blocks = choice.children.filter { $0.kind == .codeBlock }
        guard !bindings.isEmpty, let first = blocks.first else { continue }
        if blocks.count == 2, let value = returned(by: blocks[1]) {
          readFallback(value, bindings, in: first)
        } else if blocks.count == 1, choice.child(.ifExpr) == nil {
          branch = first
        }
      default: break
      }
    }
  }

  private typealias Binding = (name: SyntaxText, value: SyntaxNode)

  /// What the optional bindings of a condition name, each with the optional.
  private func bindings(of node: SyntaxNode) -> [Binding] {
    guard let conditions = node.child(.conditionElementList) else { return [] }
    return conditions.children.compactMap { element in
      guard let binding = element.child(.optionalBindingCondition),
        let pattern = binding.child(.identifierPattern), let name = pattern.firstToken
      else { return nil }
      return (name.name, binding.child(.initializerClause)?.value ?? pattern)
    }
  }

  /// What a block returns, if that is all it does.
  private func returned(by block: SyntaxNode) -> SyntaxNode? {
    guard let list = block.child(.codeBlockItemList), list.children.contains(where: { _ in true }),
      let value = list.onlyValue, value.kind != .throwStmt
    else { return nil }
    return value
  }

  /// A value that is made up where what is bound goes into the same place.
  private mutating func readFallback(
    _ value: SyntaxNode, _ bindings: [Binding], in branch: SyntaxNode
  ) {
    if value.kind == .memberAccessExpr, value.isMadeUp {
      for binding in bindings where hands(binding.name, labelled: nil, in: branch) {
        return add((.coalesced, value, binding.value), .result)
      }
    }
    guard value.kind == .functionCallExpr, let callee = value.first, canBuild(callee),
      let arguments = value.child(.labeledExprList)
    else { return }
    for argument in arguments.children {
      guard let label = argument.first, label.isToken, let made = argument.value, made.isMadeUp
      else { continue }
      for binding in bindings where hands(binding.name, labelled: label.name, in: branch) {
        add(
          (.coalesced, made, binding.value), .argument, callee: calleeName(callee),
          at: callee.span.start, label: interner.name(label.name))
        break
      }
    }
  }

  /// Whether code passes a variable as an argument of a label, or returns it.
  private func hands(_ name: SyntaxText, labelled label: SyntaxText?, in node: SyntaxNode) -> Bool {
    var open = [node]
    while let node = open.popLast() {
      switch node.kind {
      case .labeledExpr:
        if let label, node.first?.name == label, isVariable(node.value, name) { return true }
      case .returnStmt:
        if label == nil, isVariable(node.value, name) { return true }
      case .codeBlockItem:
        if label == nil, isVariable(node.first, name) { return true }
      default: break
      }
      open += node.children.filter { !$0.isToken }
    }
    return false
  }

  private func isVariable(_ node: SyntaxNode?, _ name: SyntaxText) -> Bool {
    node?.kind == .declReferenceExpr && node?.child(.token)?.name == name
  }
}
