internal import StrataCode
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalk {
  /// `session: Session = .shared`: a default whose type only the parameter says.
  mutating func readImplicitDefault(_ clause: SyntaxNode) {
    guard var node = clause.value else { return }
    let value = node
    if node.kind == .functionCallExpr, let callee = node.first {
      node = callee
    }
    guard node.kind == .memberAccessExpr, node.isFreshValue, let name = node.lastToken else {
      return
    }
    add(.defaultsTo(member: interner.name(name.name)), value.span)
  }

  /// `FeedViewModel(loadFeed: LoadFeed(repository: mock))`: who is built from what.
  mutating func readBuilding(_ callee: SyntaxNode, in call: SyntaxNode) {
    guard readsTests, let list = call.child(.labeledExprList), list.first != nil,
      builtPath(callee) != nil
    else { return }
    for argument in list.children {
      guard let value = argument.children.reversedFirst(where: { !$0.isToken }) else {
        continue
      }
      if value.kind == .declReferenceExpr, let name = value.child(.token) {
        add(.passes(argument: interner.name(name.name)), callee.span, extent: value.span)
      } else if let inner = builtCallee(value), let built = builtPath(inner) {
        add(.passes(argument: interner.name(built)), callee.span, extent: inner.span)
      }
    }
  }

  /// `let repository = RepositoryMock()`, for members and local variables alike.
  mutating func readBindings(_ variable: SyntaxNode) {
    guard readsTests, let bindings = variable.child(.patternBindingList) else { return }
    for binding in bindings.children {
      guard let name = binding.child(.identifierPattern)?.firstToken,
        let value = binding.child(.initializerClause)?.value
      else { continue }
      bind(name, to: value)
    }
  }

  /// `sut = FeedViewModel(…)`.
  mutating func readAssignment(_ sequence: SyntaxNode) {
    guard readsTests, let elements = sequence.child(.exprList)?.children.map({ $0 }),
      elements.count == 3, elements[1].kind == .assignmentExpr
    else { return }
    let name =
      elements[0].kind == .memberAccessExpr
      ? elements[0].lastToken : elements[0].child(.token)
    if let name { bind(name, to: elements[2]) }
  }

  private mutating func bind(_ name: SyntaxNode, to value: SyntaxNode) {
    guard let callee = builtCallee(value), builtPath(callee) != nil else { return }
    add(.binds(variable: interner.name(name.name)), callee.span)
  }

  private func builtCallee(_ value: SyntaxNode) -> SyntaxNode? {
    var node = value
    while node.kind == .tryExpr || node.kind == .awaitExpr {
      guard let next = node.value else { return nil }
      node = next
    }
    guard node.kind == .functionCallExpr else { return nil }
    return node.first
  }

  /// The path of a type that a call builds: `A.B` in `A.B(…)`.
  private func builtPath(_ callee: SyntaxNode) -> [SyntaxText]? {
    var node = callee
    if node.kind == .genericSpecializationExpr, let base = node.first {
      node = base
    }
    var names: [SyntaxText] = []
    while node.kind == .memberAccessExpr {
      guard let name = node.last?.child(.token), let base = node.first else { return nil }
      names.append(name.name)
      node = base
    }
    guard node.kind == .declReferenceExpr, let root = node.child(.token), root.name.isCapitalised
    else { return nil }
    names.append(root.name)
    return names.allSatisfy(\.isCapitalised) ? names.reversed() : nil
  }
}

extension SyntaxNode.Children {
  fileprivate func reversedFirst(where fits: (SyntaxNode) -> Bool) -> SyntaxNode? {
    map { $0 }.reversed().first(where: fits)
  }
}
