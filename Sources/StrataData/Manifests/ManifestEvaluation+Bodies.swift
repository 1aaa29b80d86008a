internal import SwiftSyntax

extension ManifestEvaluation {
  /// What a body may return; of a builder's body, all it lists.
  mutating func outcomes(
    of items: CodeBlockItemListSyntax, _ scope: ManifestScope, type: String? = nil,
    isBuilder: Bool = false, depth: Int
  ) -> [ManifestExpression] {
    guard depth < ManifestEvaluation.depthLimit, spend(items.count) else { return [] }
    var scope = scope
    var found: [ManifestExpression] = []
    let isValue = isBuilder || items.count == 1
    _ = run(items, &scope, isValue: isValue, &found, depth: depth)
    for index in found.indices { found[index].type = found[index].type ?? type }
    return found
  }

  /// Runs through statements, notes what they may return, and says whether they surely have.
  mutating func run(
    _ items: CodeBlockItemListSyntax, _ scope: inout ManifestScope, isValue: Bool,
    _ found: inout [ManifestExpression], depth: Int
  ) -> Bool {
    guard depth < ManifestEvaluation.depthLimit else { return false }
    for item in items {
      guard spend() else { return true }
      switch item.item {
      case .decl(let declaration):
        if let variable = declaration.as(VariableDeclSyntax.self) {
          bind(variable, &scope, depth: depth)
        }
      case .stmt(let statement):
        if run(statement, &scope, isValue: isValue, &found, depth: depth) { return true }
      case .expr(let expression):
        if expression.is(SwitchExprSyntax.self) || expression.is(IfExprSyntax.self) {
          if branch(expression, &scope, isValue: isValue, &found, depth: depth + 1) { return true }
        } else if !assign(expression, &scope, depth: depth), isValue {
          found.append(ManifestExpression(syntax: expression, scope: scope))
        }
      }
    }
    return false
  }

  /// Names that a function declares itself.
  private mutating func bind(
    _ variable: VariableDeclSyntax, _ scope: inout ManifestScope, depth: Int
  ) {
    for binding in variable.bindings {
      // Each value keeps the names before it: many names cost their square.
      guard spend(scope.bindings.count) else { return }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
      else { continue }
      if let value = binding.initializer?.value {
        let type = binding.typeAnnotation?.type.manifestName
        let copied = value.as(DeclReferenceExprSyntax.self)
          .flatMap { scope.bindings[$0.baseName.plainName] }
        scope.bindings[name] =
          copied ?? [ManifestExpression(syntax: value, scope: scope, type: type)]
      } else {
        scope.bindings[name] = []
      }
    }
  }

  private mutating func run(
    _ statement: StmtSyntax, _ scope: inout ManifestScope, isValue: Bool,
    _ found: inout [ManifestExpression], depth: Int
  ) -> Bool {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let statement):
      if let value = statement.expression {
        found.append(ManifestExpression(syntax: value, scope: scope))
      }
      return true
    case .expressionStmt(let statement):
      return branch(statement.expression, &scope, isValue: isValue, &found, depth: depth + 1)
    case .forStmt(let loop):
      guard let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName else {
        return false
      }
      let list = ManifestExpression(syntax: loop.sequence, scope: scope)
      for element in elements(list, depth: depth + 1) {
        guard spend(1 + scope.bindings.count) else { return true }
        scope.bind(name, to: element)
        _ = run(loop.body.statements, &scope, isValue: false, &found, depth: depth + 1)
      }
    case .guardStmt(let statement):
      _ = holds(statement.conditions, &scope, depth: depth + 1)
    default: break
    }
    return false
  }

  /// `name = value`, `name.member = value`, `list += value`, `list.append(value)` and calls of
  /// closures that do so; false for any other expression.
  private mutating func assign(
    _ expression: ExprSyntax, _ scope: inout ManifestScope, depth: Int
  ) -> Bool {
    let expression = expression.as(TryExprSyntax.self)?.expression ?? expression
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return change(call, &scope, depth: depth)
    }
    guard let parts = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count >= 3
    else { return false }
    let isSum = parts[1].operatorText == "+="
    guard isSum || parts[1].is(AssignmentExprSyntax.self) else { return false }
    var values = parts[2...].filter { $0.operatorText == nil }.map {
      ManifestExpression(syntax: $0, scope: scope)
    }
    if !isSum, parts.count > 3 {
      let rest = SequenceExprSyntax(elements: ExprListSyntax(parts[2...]))
      values = [ManifestExpression(syntax: ExprSyntax(rest), scope: scope)]
    }
    store(values, in: parts[0], isSum: isSum, &scope, depth: depth + 1)
    return true
  }

  private mutating func store(
    _ values: [ManifestExpression], in target: ExprSyntax, isSum: Bool,
    _ scope: inout ManifestScope, depth: Int
  ) {
    guard spend(scope.bindings.count) else { return }
    if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.plainName {
      guard let old = scope.bindings[name], spend(old.count) else { return }
      scope.bindings[name] = isSum ? old + values : values
    } else if let access = target.as(MemberAccessExprSyntax.self),
      let name = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.plainName,
      var owner = scope.bindings[name]?.first
    {
      let member = access.declName.baseName.plainName
      let old = isSum ? property(member, of: owner, depth: depth) : []
      guard spend(old.count) else { return }
      owner.changes[member] = old + values
      scope.bind(name, to: owner)
    }
  }

  /// A call that stands alone: `list.append(…)`, or a parameter that is a closure.
  private mutating func change(
    _ call: FunctionCallExprSyntax, _ scope: inout ManifestScope, depth: Int
  ) -> Bool {
    if let bound = boundClosure(call, scope), let closure = bound.syntax.as(ClosureExprSyntax.self),
      let variable = call.arguments.first?.expression.as(InOutExprSyntax.self)?.expression.lastName,
      let value = scope.bindings[variable]?.first
    {
      var inner = bound.scope
      var name = "$0"
      if case .simpleInput(let names) = closure.signature?.parameterClause {
        name = names.first?.name.plainName ?? name
      }
      inner.bind(name, to: value)
      var ignored: [ManifestExpression] = []
      _ = run(closure.statements, &inner, isValue: false, &ignored, depth: depth + 1)
      scope.bindings[variable] = inner.bindings[name]
      return true
    }
    guard call.calledName == "append",
      let target = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let argument = call.arguments.first
    else { return false }
    var value = ManifestExpression(syntax: argument.expression, scope: scope)
    value.isElement = argument.label == nil
    store([value], in: target, isSum: true, &scope, depth: depth + 1)
    return true
  }
}
