internal import SwiftSyntax

extension ManifestEvaluation {
  /// Runs the branch of an `if` or `switch` that is taken, or all where that cannot be told.
  mutating func branch(
    _ expression: ExprSyntax, _ scope: inout ManifestScope, isValue: Bool,
    _ found: inout [ManifestExpression], depth: Int
  ) -> Bool {
    guard depth < ManifestEvaluation.depthLimit, spend() else { return false }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return branch(choice, &scope, isValue: isValue, &found, depth: depth)
    }
    guard let choice = expression.as(IfExprSyntax.self) else { return false }
    var inner = scope
    let holds = holds(choice.conditions, &inner, depth: depth)
    var hasReturned = false
    if holds != false {
      hasReturned = run(
        choice.body.statements, &inner, isValue: isValue, &found, depth: depth + 1)
      scope.take(inner)
      if holds == true { return hasReturned }
    }
    switch choice.elseBody {
    case .codeBlock(let block):
      let other = run(block.statements, &scope, isValue: isValue, &found, depth: depth + 1)
      return holds == false ? other : other && hasReturned
    case .ifExpr(let next):
      let other = branch(ExprSyntax(next), &scope, isValue: isValue, &found, depth: depth + 1)
      return holds == false ? other : other && hasReturned
    case nil: return false
    }
  }

  private mutating func branch(
    _ choice: SwitchExprSyntax, _ scope: inout ManifestScope, isValue: Bool,
    _ found: inout [ManifestExpression], depth: Int
  ) -> Bool {
    let subject = ManifestExpression(syntax: choice.subject, scope: scope)
    let value = enumCase(subject, depth: depth)
    let text = value == nil ? string(subject, depth: depth) : nil
    let isKnown = value != nil || text != nil
    var hasReturned = true
    for item in choice.cases {
      guard let branch = item.as(SwitchCaseSyntax.self), spend(1 + scope.bindings.count) else {
        continue
      }
      var inner = scope
      if isKnown, !matches(branch, value, text, &inner, depth: depth) { continue }
      let returned = run(
        branch.statements, &inner, isValue: isValue, &found, depth: depth + 1)
      scope.take(inner)
      if isKnown { return returned }
      hasReturned = hasReturned && returned
    }
    return hasReturned && !isKnown
  }

  private mutating func matches(
    _ branch: SwitchCaseSyntax, _ value: EnumCase?, _ text: String?, _ scope: inout ManifestScope,
    depth: Int
  ) -> Bool {
    guard case .case(let label) = branch.label else { return true }
    for item in label.caseItems {
      guard let pattern = item.pattern.matched else { return true }
      if let text {
        if string(ManifestExpression(syntax: pattern), depth: depth) == text { return true }
        continue
      }
      guard let value else { continue }
      let call = pattern.as(FunctionCallExprSyntax.self)
      guard (call?.calledExpression ?? pattern).lastName == value.name else { continue }
      let names = call?.arguments.map { $0.expression.boundName } ?? []
      for (name, argument) in zip(names, value.arguments) {
        if let name { scope.bind(name, to: argument) }
      }
      return true
    }
    return false
  }

  /// Whether an expression is true, if that can be told.
  mutating func truth(of expression: ManifestExpression, depth: Int) -> Bool? {
    guard depth < ManifestEvaluation.depthLimit, spend() else { return nil }
    switch expression.syntax.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
    case .prefixOperatorExpr(let negation):
      guard negation.operator.text == "!" else { return nil }
      return truth(of: expression.inner(negation.expression), depth: depth + 1).map { !$0 }
    case .sequenceExpr(let sequence):
      let parts = Array(sequence.elements)
      guard parts.count == 3, let name = parts[1].operatorText, ["==", "!="].contains(name) else {
        return nil
      }
      let type = type(of: expression.inner(parts[0]), depth: depth + 1)
      let isEqual = areEqual(
        expression.inner(parts[0]), expression.inner(parts[2], type: type), depth: depth + 1)
      return isEqual.map { $0 == (name == "==") }
    case .functionCallExpr(let call)
    where call.calledName == "contains" && call.trailingClosure == nil:
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
        let wanted = call.arguments.first?.expression
      else { return nil }
      let list = elements(expression.inner(base), depth: depth + 1)
      let type = list.first?.type
      let found = list.map {
        areEqual($0, expression.inner(wanted, type: type), depth: depth + 1)
      }
      if found.contains(true) { return true }
      return found.isEmpty || found.contains(nil) ? nil : false
    default:
      let meanings = meanings(of: expression, depth: depth)
      return meanings.count == 1 ? truth(of: meanings[0], depth: depth + 1) : nil
    }
  }

  private mutating func areEqual(
    _ a: ManifestExpression, _ b: ManifestExpression, depth: Int
  ) -> Bool? {
    if let one = enumCase(a, depth: depth), let other = enumCase(b, depth: depth) {
      return one.name == other.name
    }
    if let one = string(a, depth: depth), let other = string(b, depth: depth) {
      return one == other
    }
    return nil
  }

  /// Whether all conditions hold, if that can be told; binds the names of `if let`.
  mutating func holds(
    _ conditions: ConditionElementListSyntax, _ scope: inout ManifestScope, depth: Int
  ) -> Bool? {
    var all: Bool? = true
    for condition in conditions {
      var holds: Bool?
      switch condition.condition {
      case .expression(let expression):
        holds = truth(of: ManifestExpression(syntax: expression, scope: scope), depth: depth + 1)
      case .optionalBinding(let binding):
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { break }
        if let value = binding.initializer?.value {
          scope.bind(name.plainName, to: ManifestExpression(syntax: value, scope: scope))
        }
        let value = scope.bindings[name.plainName]?.first
        holds = value?.syntax.is(NilLiteralExprSyntax.self) == true ? false : nil
      default: break
      }
      if holds == false { return false }
      if holds == nil { all = nil }
    }
    return all
  }
}

extension ManifestScope {
  /// Takes over what an inner scope assigned to names of this one.
  fileprivate mutating func take(_ inner: ManifestScope) {
    for name in bindings.keys { if let value = inner.bindings[name] { bindings[name] = value } }
  }
}

extension PatternSyntax {
  /// The expression that a `case` is compared with.
  fileprivate var matched: ExprSyntax? {
    let pattern = self.as(ValueBindingPatternSyntax.self)?.pattern ?? self
    return pattern.as(ExpressionPatternSyntax.self)?.expression
  }
}

extension ExprSyntax {
  /// `name` of `let name` and `name as Type` inside a pattern.
  fileprivate var boundName: String? {
    for node in NodeSequence(Syntax(self)) {
      if let name = node.as(IdentifierPatternSyntax.self) { return name.identifier.plainName }
      if let name = node.as(DeclReferenceExprSyntax.self) { return name.baseName.plainName }
    }
    return nil
  }
}
