internal import SwiftSyntax

/// Works out what a manifest's expressions stand for, as far as reading it can tell.
struct ManifestEvaluation {
  let declarations: ManifestDeclarations
  /// Expressions that may still be made or looked at: helpers that call helpers, and lists mapped
  /// over lists, must not make reading endless.
  private var budget = 200_000

  init(_ declarations: ManifestDeclarations) { self.declarations = declarations }

  /// The text of an expression, if it can be told.
  mutating func string(_ expression: ManifestExpression, depth: Int = 0) -> String? {
    guard depth < 24, spend() else { return nil }
    let scope = expression.scope
    switch expression.syntax.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal):
      return string(literal, scope, depth)
    case .declReferenceExpr(let reference):
      return firstString(named(reference.baseName.text, scope), depth)
    case .memberAccessExpr(let access):
      return string(access, scope, depth)
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return nil }
      return string(ManifestExpression(syntax: only.expression, scope: scope), depth: depth + 1)
    case .sequenceExpr(let sequence):
      return string(sequence, scope, depth)
    case .functionCallExpr(let call):
      return firstString(results(of: call, scope), depth)
    default:
      return nil
    }
  }

  /// Whether the manifest is too intricate to be worked out to its end.
  var isExhausted: Bool { budget == 0 }

  /// Takes `count` expressions off the budget; false once it is used up.
  mutating func spend(_ count: Int = 1) -> Bool {
    budget = max(0, budget - count)
    return budget > 0
  }

  /// The longest text that is put together, in bytes: names are shorter.
  private static let lengthLimit = 4_096

  private mutating func firstString(_ candidates: [ManifestExpression], _ depth: Int) -> String? {
    for candidate in candidates {
      if let text = string(candidate, depth: depth + 1) { return text }
    }
    return nil
  }

  private mutating func string(
    _ literal: StringLiteralExprSyntax, _ scope: ManifestScope, _ depth: Int
  ) -> String? {
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let part): text += part.content.text
      case .expressionSegment(let part):
        guard let inner = part.expressions.first?.expression,
          let value = string(ManifestExpression(syntax: inner, scope: scope), depth: depth + 1)
        else { return nil }
        text += value
      }
      if text.utf8.count > ManifestEvaluation.lengthLimit { return nil }
    }
    return text
  }

  private mutating func string(
    _ sequence: SequenceExprSyntax, _ scope: ManifestScope, _ depth: Int
  ) -> String? {
    var text = ""
    for (index, part) in sequence.elements.enumerated() {
      if index % 2 == 1 {
        guard part.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" else { return nil }
      } else {
        let operand = ManifestExpression(syntax: part, scope: scope)
        guard let value = string(operand, depth: depth + 1) else { return nil }
        text += value
        if text.utf8.count > ManifestEvaluation.lengthLimit { return nil }
      }
    }
    return text
  }

  private mutating func string(
    _ access: MemberAccessExprSyntax, _ scope: ManifestScope, _ depth: Int
  ) -> String? {
    let member = access.declName.baseName.text
    if let text = firstString(named(access), depth) { return text }
    if let text = declarations.cases[ManifestEvaluation.key(of: access)] { return text }
    guard let base = access.base else { return nil }
    let owner = ManifestExpression(syntax: base, scope: scope)
    // `Module.domain.tests`, where `tests` is a computed property over `rawValue` or `name`.
    for value in declarations.values["." + member] ?? [] {
      let inner = ManifestScope(bindings: ["self": owner, "rawValue": owner])
      if let text = string(ManifestExpression(syntax: value, scope: inner), depth: depth + 1) {
        return text
      }
    }
    guard ["rawValue", "name", "description"].contains(member) else { return nil }
    for call in calls(owner, depth: depth + 1) {
      if let name = call.argument("name"), let text = string(name, depth: depth + 1) {
        return text
      }
    }
    return string(owner, depth: depth + 1)
  }

  /// What a name stands for: a parameter, or a constant.
  private mutating func named(_ name: String, _ scope: ManifestScope) -> [ManifestExpression] {
    if let bound = scope.bindings[name] { return [bound] }
    return expressions(declarations.values[name] ?? declarations.values["." + name] ?? [])
  }

  private mutating func named(_ access: MemberAccessExprSyntax) -> [ManifestExpression] {
    expressions(declarations.values[ManifestEvaluation.key(of: access)] ?? [])
  }

  /// Values as expressions, each of which the budget pays for.
  mutating func expressions(
    _ values: [ExprSyntax], _ scope: ManifestScope = ManifestScope()
  ) -> [ManifestExpression] {
    spend(values.count) ? values.map { ManifestExpression(syntax: $0, scope: scope) } : []
  }

  /// What a name or member stands for; empty for anything else.
  mutating func meanings(of expression: ManifestExpression) -> [ManifestExpression] {
    if let access = expression.syntax.as(MemberAccessExprSyntax.self) { return named(access) }
    guard let name = expression.syntax.as(DeclReferenceExprSyntax.self) else { return [] }
    return named(name.baseName.text, expression.scope)
  }

  /// `Module.name`, or `.name` for an implicit member and `Self.name`.
  private static func key(of access: MemberAccessExprSyntax) -> String {
    let member = access.declName.baseName.text
    let owner = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    return (owner == "Self" || owner == "self" ? "" : owner) + "." + member
  }

  /// The elements of a list: literals, sums, constants, helpers, `map` over known elements.
  mutating func elements(
    _ expression: ManifestExpression, depth: Int = 0
  ) -> [ManifestExpression] {
    guard depth < 24, spend() else { return [] }
    let scope = expression.scope
    func inner(_ syntax: ExprSyntax) -> ManifestExpression {
      ManifestExpression(syntax: syntax, scope: scope)
    }
    var parts: [ManifestExpression] = []
    switch expression.syntax.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let array):
      return spend(array.elements.count) ? array.elements.map { inner($0.expression) } : []
    case .sequenceExpr(let sequence):
      for part in sequence.elements {
        parts.append(inner(part.as(UnresolvedTernaryExprSyntax.self)?.thenExpression ?? part))
      }
    case .tupleExpr(let tuple):
      parts = tuple.elements.map { inner($0.expression) }
    case .declReferenceExpr(let reference):
      parts = named(reference.baseName.text, scope)
    case .memberAccessExpr(let access):
      parts = named(access)
    case .functionCallExpr(let call):
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base, ManifestEvaluation.passesOn.contains(access.declName.baseName.text)
      else {
        parts = results(of: call, scope)
        break
      }
      if let closure = ManifestEvaluation.closure(of: call) {
        return mapped(closure, over: inner(base), depth: depth + 1)
      }
      let outer = elements(inner(base), depth: depth + 1)
      guard access.declName.baseName.text == "flatMap" else { return outer }
      parts = outer
    default:
      break
    }
    return spend(parts.count) ? parts.flatMap { elements($0, depth: depth + 1) } : []
  }

  /// Calls on a list that keep its elements, or put others in their place.
  private static let passesOn: Set<String> = [
    "map", "flatMap", "compactMap", "filter", "sorted", "reversed", "forEach",
  ]

  /// The closure that a call is given.
  static func closure(of call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
    call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self)
  }

  private mutating func mapped(
    _ closure: ClosureExprSyntax, over base: ManifestExpression, depth: Int
  ) -> [ManifestExpression] {
    let results = closure.statements.compactMap { item -> ExprSyntax? in
      switch item.item {
      case .expr(let expression): expression
      case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
      case .decl: nil
      }
    }
    var found: [ManifestExpression] = []
    for scope in scopes(of: closure, over: base, depth: depth) {
      found += expressions(results, scope)
    }
    return found
  }

  /// The scopes of a closure's body, one for each element it is called with.
  mutating func scopes(
    of closure: ClosureExprSyntax, over base: ManifestExpression, depth: Int = 0
  ) -> [ManifestScope] {
    var name = "$0"
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): name = names.first?.name.text ?? name
    case .parameterClause(let clause): name = clause.parameters.first?.firstName.text ?? name
    case nil: break
    }
    return elements(base, depth: depth + 1).map { element in
      var scope = base.scope
      scope.bindings[name] = element
      return scope
    }
  }
}
