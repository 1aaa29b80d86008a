internal import StrataCode
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalk {
  /// `do { … } catch { … }`: where errors end, or leave as they came.
  mutating func readDo(_ node: SyntaxNode) {
    let body = node.child(.codeBlock)
    for child in node.children {
      guard child.kind == .catchClauseList, let body else {
        visit(child)
        continue
      }
      let first = facts.shapes.count
      visitChildren(child)
      guard child.children.contains(where: { _ in true }) else { continue }
      // What is caught by its type is known: `catch let error as FeedError { throw error }`. Where
      // that is turned into another, what is left is nothing that is known: `catch { throw error }`.
      let handing = facts.shapes[first...].filter(isHandedOn).map(\.span.start)
      let clauses = child.children.map { clause in
        (isTyped: isTyped(clause), handsOn: handing.contains(where: clause.span.contains))
      }
      let isTurned = clauses.contains { $0.isTyped && !$0.handsOn }
      add(
        .catches(rethrows: !isTurned && clauses.contains { !$0.isTyped && $0.handsOn }), body.span)
    }
  }

  private func isTyped(_ clause: SyntaxNode) -> Bool {
    clause.child(.catchItemList).map { source(of: $0).contains(" as ") } ?? false
  }

  /// Whether a shape hands an error on as a variable that holds it.
  private func isHandedOn(_ shape: BodyShape) -> Bool {
    switch shape.form {
    case .throwsType(let path), .fails(with: let path):
      // `throw mapped(error)` begins alike and goes on.
      isPlainVariable(interner.names[Int(path.index)])
        && shape.span.length == interner.names[Int(path.index)].utf8.count
    default: false
    }
  }

  private func isPlainVariable(_ path: String) -> Bool {
    guard let first = path.first, first.isLowercase || first == "$" else { return false }
    return path.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
  }

  /// `try client.load()`, `try Mapper.map(dto)`, `try JSONDecoder().decode(…)`: a call whose errors
  /// go on; an optional or forced try ends them.
  mutating func readTry(_ node: SyntaxNode, _ role: TypeReference.Role) {
    let isEnd = node.children.contains { $0.kind == .token && $0.text != "try" }
    if !isEnd, let value = node.value, let (callee, member) = triedCallee(value),
      var names = memberPath(of: callee), let root = names.first
    {
      if names.count == 1, root.isCapitalised, let member { names.append(member) }
      if names.count > 1 || !root.isCapitalised {
        add(.tries(interner.name(Array(names.prefix(2)))), callee.span, extent: value.span)
      }
    }
    visitChildren(node, as: role)
  }

  /// The first function that an expression calls, and what is read of its result: `client.load` and
  /// `map` in `client.load().map(…)`.
  private func triedCallee(_ node: SyntaxNode) -> (callee: SyntaxNode, member: SyntaxText?)? {
    var node = node
    var found: (callee: SyntaxNode, member: SyntaxText?)?
    var member: SyntaxText?
    while true {
      switch node.kind {
      case .awaitExpr, .expressionStmt:
        guard let next = node.value else { return found }
        node = next
      case .functionCallExpr:
        guard let next = node.first else { return found }
        found = (next, member)
        node = next
      case .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr, .subscriptCallExpr:
        guard let next = node.first, next.kind != .token else {
          return found
        }
        if node.kind == .memberAccessExpr { member = node.lastToken?.name }
        node = next
      default: return found
      }
    }
  }

  /// A pattern such as `.failure(.offline)` asks for an error and hands none on.
  mutating func readPattern(_ node: SyntaxNode, _ role: TypeReference.Role) {
    let first = facts.shapes.count
    let known = failures.count
    visitChildren(node, as: role)
    failures.removeSubrange(known...)
    guard facts.shapes.count > first else { return }
    let kept = facts.shapes[first...].filter {
      switch $0.form {
      case .fails, .leaksError: false
      default: true
      }
    }
    facts.shapes.replaceSubrange(first..., with: kept)
  }

  /// `.failure(X)`, `.mapError { … }`, and calls around failures that hand on what they got.
  mutating func readErrorCall(_ node: SyntaxNode, since known: Int) {
    guard let callee = node.first else { return }
    let token: SyntaxNode?
    switch callee.kind {
    case .memberAccessExpr: token = callee.lastToken
    case .declReferenceExpr: token = callee.child(.token)
    default: return
    }
    guard let token else { return }
    switch token.text {
    case "failure", "error", "onError":
      if !isCaseOfError(callee) { readFailure(node, labelled: nil) }
    case "Fail": readFailure(node, labelled: "error")
    case "resume": readFailure(node, labelled: "throwing")
    case "mapError":
      if let closure = node.child(.closureExpr), isErasure(closure) {
        handOn(closure.span)
      } else {
        fallthrough
      }
    case "catch", "tryCatch", "catchError", "catchErrorJustReturn", "catchAndReturn",
      "replaceError", "flatMapError":
      add(.mapsErrors, callee.span, extent: node.span)
    default: break
    }
    guard failures.count > known, let names = memberPath(of: callee), names.count == 2,
      !names[0].isCapitalised
    else { return }
    for failure in failures[known...] { add(.leaksError(of: interner.name(names)), failure) }
    // What a call of another one around it gives is another error, whatever both are called.
    if !Self.isPassing(names[1]) { failures.removeSubrange(known...) }
  }

  /// Whether a call only runs its closure later, or goes on with what it is called on: the error is not its
  /// own.
  private static func isPassing(_ name: SyntaxText) -> Bool {
    switch name {
    case "async", "asyncAfter", "sync", "perform", "addOperation", "schedule", "mapError", "map",
      "flatMap":
      true
    default: false
    }
  }

  /// `SignInError.error(cause)`: an error that holds another one, which it stands for.
  private func isCaseOfError(_ callee: SyntaxNode) -> Bool {
    guard callee.kind == .memberAccessExpr, let names = memberPath(of: callee), names.count > 1,
      let type = names.dropLast().last
    else { return false }
    return type.isCapitalised && (type.hasSuffix("Error") || type.hasSuffix("Failure"))
  }

  private mutating func readFailure(_ call: SyntaxNode, labelled label: SyntaxText?) {
    guard let list = call.child(.labeledExprList) else { return }
    for argument in list.children {
      let name = argument.child(.token)?.text
      let isLabelled = name != nil && name != ","
      guard label.map({ isLabelled && name == $0 }) ?? !isLabelled,
        let value = argument.value
      else { continue }
      switch value.kind {
      case .declReferenceExpr, .memberAccessExpr, .functionCallExpr: break
      default: return
      }
      let path = source(of: value).prefix { $0 != "(" }.description
      add(.fails(with: interner.name(path)), value.span)
      if isPlainVariable(path) { failures.append(value.span) }
      return
    }
  }

  /// `{ $0 }` and `{ $0 as Error }` change nothing of an error but its written type.
  private func isErasure(_ closure: SyntaxNode) -> Bool {
    guard closure.byteLength < 60 else { return false }
    let text = source(of: closure)
    return ["{ $0 }", "{$0}"].contains(text)
      || text.contains("$0 as ") && text.hasSuffix("Error }") && !text.contains("(")
  }

  private mutating func handOn(_ span: Span) {
    add(.fails(with: interner.name("$0")), span)
    failures.append(span)
  }
}
