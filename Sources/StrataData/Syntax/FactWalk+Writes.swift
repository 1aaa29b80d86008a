internal import StrataCode
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalk {
  /// `titles = []`, `self?.count += 1`: whose value changes.
  mutating func readWrite(_ sequence: SyntaxNode) {
    guard owner >= 0, let elements = sequence.child(.exprList)?.children else { return }
    var rest = elements
    guard let target = rest.next(), let sign = rest.next(), isAssigning(sign),
      let path = ownPath(target)
    else { return }
    addOwn(BodyShape.Form.writes, path.first, target)
    addMember(path.second, target)
    if path.count > 2 { addMember(path.last, target) }
  }

  private mutating func addMember(_ name: SyntaxNode?, _ node: SyntaxNode) {
    if let name { add(.setsMember(interner.name(name.name)), node.span) }
  }

  /// `titles.append(title)` and `refresh()`, on `self` or on nothing.
  mutating func readOwnCall(_ callee: SyntaxNode) {
    guard owner >= 0, let path = ownPath(callee) else { return }
    if path.count == 1 {
      if !path.first.name.isCapitalised { addOwn(BodyShape.Form.callsOwn, path.first, callee) }
    } else if isChanging(path.last.name) {
      addOwn(BodyShape.Form.writes, path.first, callee)
      if path.count > 2 { addMember(path.second, callee) }
    }
  }

  /// Who runs the closures that a call is given.
  func courseOfClosures(_ callee: SyntaxNode) -> BodyShape.Course {
    if callee.firstToken?.text == "Task",
      callee.kind != .memberAccessExpr || callee.lastToken?.text == "detached"
    {
      return .task
    }
    guard let name = calledName(callee)?.text else { return .callback }
    if Self.isStart(name) { return .task }
    return Self.runsInPlace(name) ? course : .callback
  }

  private static func isStart(_ name: SyntaxText) -> Bool {
    name == "addTask" || name == "addTaskUnlessCancelled"
  }

  /// Whether a function has run the closure that it is given when it returns.
  private static func runsInPlace(_ name: SyntaxText) -> Bool {
    switch name {
    case "forEach", "map", "compactMap", "flatMap", "filter", "reduce", "first", "contains",
      "sorted",
      "sort", "removeAll", "allSatisfy", "mapValues", "withAnimation", "withTransaction",
      "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
      "withUnsafeThrowingContinuation", "withTaskGroup", "withThrowingTaskGroup",
      "withDiscardingTaskGroup", "withTaskCancellationHandler", "withLock", "sync",
      "autoreleasepool":
      true
    default: false
    }
  }

  /// What a closure holds is run by whom its call gives it to; one that is stored, by anybody.
  mutating func readClosure(_ node: SyntaxNode, _ role: TypeReference.Role) {
    let outer = (course, closures)
    (course, closures) = (closures, .callback)
    visitChildren(node, as: role)
    (course, closures) = outer
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

  private mutating func addOwn(
    _ form: (Name, BodyShape.Course) -> BodyShape.Form, _ name: SyntaxNode, _ node: SyntaxNode
  ) {
    let text = interner.name(name.name)
    if node.firstToken?.text != "self", locals[owner]?.contains(text) == true { return }
    add(form(text, course), node.span)
  }

  private func isAssigning(_ sign: SyntaxNode) -> Bool {
    if sign.kind == .assignmentExpr { return true }
    guard sign.kind == .binaryOperatorExpr, let token = sign.firstToken else { return false }
    switch token.text {
    case "+=", "-=", "*=", "/=", "&+=", "&-=", "|=", "&=", "^=": return true
    default: return false
    }
  }

  private typealias OwnPath = (
    first: SyntaxNode, second: SyntaxNode?, last: SyntaxNode, count: Int
  )

  /// The first and the last name of a path that starts at `self` or at a lone name, `self` aside.
  private func ownPath(_ node: SyntaxNode) -> OwnPath? {
    var node = node
    var path: OwnPath?
    func add(_ name: SyntaxNode) {
      path = (name, path?.first, path?.last ?? name, (path?.count ?? 0) + 1)
    }
    while node.kind != .declReferenceExpr {
      guard let base = node.first, !base.isToken else { return nil }
      switch node.kind {
      case .memberAccessExpr:
        guard let name = node.lastToken else { return nil }
        add(name)
      case .optionalChainingExpr, .forceUnwrapExpr, .subscriptCallExpr: break
      default: return nil
      }
      node = base
    }
    guard let root = node.child(.token), root.name != "super" else { return nil }
    if root.name != "self" { add(root) }
    return path
  }

  private func isChanging(_ function: SyntaxText) -> Bool {
    switch function {
    case "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue",
      "popLast", "popFirst", "toggle", "sort", "reverse", "shuffle", "merge", "formUnion",
      "subtract", "formIntersection", "replaceSubrange", "swapAt", "updateValue", "move",
      "send", "accept", "onNext":
      true
    default: false
    }
  }
}
