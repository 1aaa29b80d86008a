internal import StrataDomain
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalk {
  /// `titles = []`, `self?.count += 1`: whose value changes.
  mutating func readWrite(_ sequence: SyntaxNode) {
    guard owner >= 0, let elements = sequence.child(.exprList)?.children else { return }
    var rest = elements
    guard let target = rest.next(), let sign = rest.next(), isAssigning(sign),
      let path = ownPath(target), let name = path.first
    else { return }
    addOwn(.writes, name, target)
  }

  /// `titles.append(title)` and `refresh()`, on `self` or on nothing.
  mutating func readOwnCall(_ callee: SyntaxNode) {
    guard owner >= 0, let path = ownPath(callee), let name = path.first, let last = path.last else {
      return
    }
    if path.count == 1 {
      if !name.name.isCapitalised { addOwn(.callsOwn, name, callee) }
    } else if Self.changing.contains(String(syntaxText: last.name)) {
      addOwn(.writes, name, callee)
    }
  }

  /// Whether a call's closure runs as a task: `Task { … }`, `Task.detached { … }`.
  func startsTask(_ callee: SyntaxNode) -> Bool {
    callee.firstToken?.text == "Task"
      && (callee.kind != .memberAccessExpr || callee.lastToken?.text == "detached")
  }

  /// `var titles: [String] = []` in a body: what is written there is no property.
  mutating func readLocals(_ variable: SyntaxNode) {
    guard variable.child(.token)?.text == "var", let bindings = variable.child(.patternBindingList)
    else { return }
    for binding in bindings.children {
      if let name = binding.child(.identifierPattern)?.firstToken {
        locals[owner, default: []].insert(interner.name(name.name))
      }
    }
  }

  private mutating func addOwn(_ kind: BodyShape.Kind, _ name: SyntaxNode, _ node: SyntaxNode) {
    let text = interner.name(name.name)
    if node.firstToken?.text != "self", locals[owner]?.contains(text) == true { return }
    add(kind, text, node.span, detail: isInTask ? interner.name("Task") : nil)
  }

  private func isAssigning(_ sign: SyntaxNode) -> Bool {
    if sign.kind == .assignmentExpr { return true }
    guard sign.kind == .binaryOperatorExpr, let token = sign.firstToken else { return false }
    return ["+=", "-=", "*=", "/=", "&+=", "&-=", "|=", "&=", "^="].contains(
      String(syntaxText: token.text))
  }

  /// The names of a path that starts at `self` or at a lone name, without `self`.
  private func ownPath(_ node: SyntaxNode) -> [SyntaxNode]? {
    var node = node
    var tokens: [SyntaxNode] = []
    while node.kind != .declReferenceExpr {
      guard let base = node.children.first(where: { _ in true }), !base.raw.isToken else {
        return nil
      }
      switch node.kind {
      case .memberAccessExpr:
        guard let name = node.lastToken else { return nil }
        tokens.append(name)
      case .optionalChainingExpr, .forceUnwrapExpr, .subscriptCallExpr: break
      default: return nil
      }
      node = base
    }
    guard let root = node.child(.token), root.name != "super" else { return nil }
    if root.name != "self" { tokens.append(root) }
    return tokens.reversed()
  }

  private static let changing: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue",
    "popLast", "popFirst", "toggle", "sort", "reverse", "shuffle", "merge", "formUnion",
    "subtract", "formIntersection", "replaceSubrange", "swapAt", "updateValue", "move",
    "send", "accept", "onNext",
  ]
}
