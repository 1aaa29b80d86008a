internal import SwiftSyntax

/// Works out what a manifest's expressions stand for, as far as reading it can tell.
struct ManifestEvaluation {
  let declarations: ManifestDeclarations
  /// Expressions that may still be made or looked at: helpers that call helpers, and lists mapped
  /// over lists, must not make reading endless.
  private var budget: Int

  /// How deep expressions that stand for others are followed.
  static let depthLimit = 24

  init(_ declarations: ManifestDeclarations, budget: Int = 200_000) {
    self.declarations = declarations
    self.budget = budget
  }

  /// Whether the manifest is too intricate to be worked out to its end.
  var isExhausted: Bool { budget == 0 }

  /// Takes `count` expressions off the budget; false once it is used up.
  mutating func spend(_ count: Int = 1) -> Bool {
    budget = max(0, budget - count)
    return budget > 0
  }

  /// What an expression stands for, one step on; empty if it stands for itself.
  mutating func meanings(
    of expression: ManifestExpression, depth: Int = 0
  ) -> [ManifestExpression] {
    guard depth < ManifestEvaluation.depthLimit, spend() else { return [] }
    var found: [ManifestExpression]
    switch expression.syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name):
      found = named(name.baseName.plainName, expression.scope, depth: depth + 1)
    case .memberAccessExpr(let access): found = members(access, expression, depth: depth + 1)
    case .functionCallExpr(let call): found = results(of: call, expression, depth: depth + 1)
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return [] }
      found = [expression.inner(only.expression)]
    case .sequenceExpr(let sequence): found = choices(in: sequence, expression, depth: depth + 1)
    case .switchExpr, .ifExpr:
      var scope = expression.scope
      found = []
      _ = branch(expression.syntax, &scope, isValue: true, &found, depth: depth + 1)
    case .tryExpr(let inner): found = [expression.inner(inner.expression)]
    case .forceUnwrapExpr(let inner): found = [expression.inner(inner.expression)]
    case .optionalChainingExpr(let inner): found = [expression.inner(inner.expression)]
    case .inOutExpr(let inner): found = [expression.inner(inner.expression)]
    default: return []
    }
    guard spend(found.count) else { return [] }
    for index in found.indices {
      found[index].type = found[index].type ?? expression.type
      found[index].origin = expression.origin ?? found[index].origin
      if !expression.changes.isEmpty {
        found[index].changes.merge(expression.changes) { _, later in later }
      }
    }
    return found
  }

  /// What `a ? b : c`, `a ?? b` and `a as T` may stand for.
  private mutating func choices(
    in sequence: SequenceExprSyntax, _ whole: ManifestExpression, depth: Int
  ) -> [ManifestExpression] {
    let parts = Array(sequence.elements)
    guard parts.count >= 3 else { return [] }
    if let ternary = parts[1].as(UnresolvedTernaryExprSyntax.self), parts.count == 3 {
      let isTrue = truth(of: whole.inner(parts[0]), depth: depth)
      var found: [ManifestExpression] = []
      if isTrue != false { found.append(whole.inner(ternary.thenExpression)) }
      if isTrue != true { found.append(whole.inner(parts[2])) }
      return found
    }
    if parts[1].is(UnresolvedAsExprSyntax.self) {
      let type = parts[2].as(TypeExprSyntax.self)?.type.manifestName
      return [whole.inner(parts[0], type: type)]
    }
    let operators = stride(from: 1, to: parts.count, by: 2)
    guard operators.allSatisfy({ parts[$0].operatorText == "??" }) else { return [] }
    return stride(from: 0, to: parts.count, by: 2).map { whole.inner(parts[$0]) }
  }

  /// The calls an expression may stand for, through constants, parameters and helpers.
  mutating func calls(_ expression: ManifestExpression, depth: Int = 0) -> [ManifestCall] {
    var found: [ManifestCall] = []
    var pending = [(expression, depth)]
    while let (next, depth) = pending.popLast(), spend() {
      if depth > 16 { continue }
      let results = meanings(of: next, depth: depth)
      if results.isEmpty, let call = next.syntax.as(FunctionCallExprSyntax.self) {
        found.append(
          ManifestCall(
            syntax: call, scope: next.scope, type: next.type, changes: next.changes,
            place: next.place))
      }
      pending += results.reversed().map { ($0, depth + 1) }
    }
    return found
  }
}

extension ExprSyntax {
  /// The operator, if this is one between two others.
  var operatorText: String? { self.as(BinaryOperatorExprSyntax.self)?.operator.text }
}
