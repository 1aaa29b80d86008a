internal import SwiftSyntax

extension ManifestEvaluation {
  /// The elements of a list: literals, sums, constants, helpers, `map` over known elements.
  mutating func elements(
    _ expression: ManifestExpression, depth: Int = 0
  ) -> [ManifestExpression] {
    guard depth < ManifestEvaluation.depthLimit, spend() else { return [] }
    if expression.isElement { return [expression] }
    var parts: [ManifestExpression] = []
    switch expression.syntax.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let array):
      guard spend(array.elements.count) else { return [] }
      let type = expression.type?.elementType
      return array.elements.map { expression.inner($0.expression, type: type) }
    case .sequenceExpr(let sequence):
      parts = meanings(of: expression, depth: depth)
      if parts.isEmpty {
        for part in sequence.elements where part.operatorText == nil {
          parts.append(expression.inner(part, type: expression.type))
        }
      }
    case .tupleExpr(let tuple):
      parts = tuple.elements.map { expression.inner($0.expression, type: expression.type) }
    case .memberAccessExpr(let access) where access.declName.baseName.text == "allCases":
      return allCases(of: access.base, expression)
    case .functionCallExpr(let call):
      guard let found = transformed(call, expression, depth: depth) else {
        parts = meanings(of: expression, depth: depth)
        if boundClosure(call, expression.scope) != nil { return flattened(parts, depth: depth) }
        if parts.isEmpty, let closure = call.trailingClosure {
          // An unknown builder passes on what its closure lists.
          let built = apply(expression.inner(ExprSyntax(closure)), to: [], depth: depth + 1)
          return flattened(built, depth: depth)
        }
        break
      }
      return found
    default:
      parts = meanings(of: expression, depth: depth)
    }
    return spend(parts.count) ? parts.flatMap { elements($0, depth: depth + 1) } : []
  }

  /// The cases of an enum, as `Type.allCases` or `Self.allCases` lists them.
  private mutating func allCases(
    of base: ExprSyntax?, _ whole: ManifestExpression
  ) -> [ManifestExpression] {
    var type = base?.lastName ?? whole.type?.elementType
    if type == "Self" { type = whole.scope.bindings["self"]?.first?.type }
    guard let type, let names = declarations.caseNames[type], spend(names.count) else { return [] }
    return names.map { name in
      let access = MemberAccessExprSyntax(
        base: DeclReferenceExprSyntax(baseName: .identifier(type)), name: .identifier(name))
      var element = ManifestExpression(syntax: ExprSyntax(access), type: type)
      element.origin = whole.place
      return element
    }
  }

  /// The elements of `list.map(…)` and its like, and of `Array(list)`; nil for any other call.
  private mutating func transformed(
    _ call: FunctionCallExprSyntax, _ whole: ManifestExpression, depth: Int
  ) -> [ManifestExpression]? {
    let name = call.calledName
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base
    else {
      guard ["Array", "Set"].contains(name), call.arguments.count == 1,
        let only = call.arguments.first, only.label == nil
      else { return nil }
      return elements(whole.inner(only.expression), depth: depth + 1)
    }
    guard ManifestEvaluation.passesOn.contains(name) else { return nil }
    let list = elements(whole.inner(base), depth: depth + 1)
    guard ["map", "flatMap", "compactMap"].contains(name) else { return list }
    guard
      let transform = call.trailingClosure.map({ ExprSyntax($0) })
        ?? call.arguments.first?.expression
    else { return list }
    var found: [ManifestExpression] = []
    for element in list {
      guard spend() else { break }
      for var result in apply(whole.inner(transform), to: [element], depth: depth + 1) {
        result.origin = element.place
        found.append(result)
      }
    }
    return name == "flatMap" ? flattened(found, depth: depth) : found
  }

  /// Calls on a list that keep its elements, or put others in their place.
  fileprivate static let passesOn: Set<String> = [
    "map", "flatMap", "compactMap", "filter", "sorted", "reversed", "uniqued",
  ]

  /// The elements of those that are lists, and the others themselves.
  private mutating func flattened(
    _ parts: [ManifestExpression], depth: Int
  ) -> [ManifestExpression] {
    var found: [ManifestExpression] = []
    for part in parts {
      guard spend() else { break }
      let elements = elements(part, depth: depth + 1)
      if !elements.isEmpty || part.syntax.isList {
        found += elements
      } else if !calls(part, depth: depth + 1).isEmpty || string(part, depth: depth + 1) != nil {
        found.append(part)
      }
    }
    return found
  }

  /// What a closure, a key path or a function makes of its arguments.
  mutating func apply(
    _ function: ManifestExpression, to arguments: [ManifestExpression], depth: Int
  ) -> [ManifestExpression] {
    guard depth < ManifestEvaluation.depthLimit, spend() else { return [] }
    if let closure = function.syntax.as(ClosureExprSyntax.self) {
      var scope = function.scope
      guard spend(scope.bindings.count) else { return [] }
      bind(arguments, toParametersOf: closure, in: &scope)
      return outcomes(of: closure.statements, scope, isBuilder: true, depth: depth + 1)
    }
    guard let argument = arguments.first else { return [] }
    if let path = function.syntax.as(KeyPathExprSyntax.self) {
      var current = [argument]
      for component in path.components {
        guard
          let name = component.component.as(KeyPathPropertyComponentSyntax.self)?
            .declName.baseName.plainName
        else { return [] }
        current = current.flatMap { property(name, of: $0, depth: depth + 1) }
      }
      return current
    }
    let name = function.syntax.lastName ?? ""
    let base = function.syntax.as(MemberAccessExprSyntax.self)?.base?.lastName
    var found: [ManifestExpression] = []
    for candidate in declarations.functions[name] ?? [] where base == nil || candidate.owner == base
    {
      let others = candidate.parameters.dropFirst()
      guard let body = candidate.body, let first = candidate.parameters.first,
        others.allSatisfy({ $0.standard != nil }), spend(candidate.parameters.count)
      else { continue }
      var scope = ManifestScope(owners: candidate.owners)
      for parameter in others {
        guard let value = parameter.standard else { continue }
        scope.bind(parameter.name, to: ManifestExpression(syntax: value, type: parameter.type))
      }
      var value = argument
      value.type = first.type ?? value.type
      scope.bind(first.name, to: value)
      found += outcomes(of: body.statements, scope, depth: depth + 1)
    }
    return found.isEmpty ? [ManifestEvaluation.call(of: function, with: argument)] : found
  }

  /// A call of a function the manifest does not declare, such as `TargetDependency.external(name:)`.
  private static func call(
    of function: ManifestExpression, with argument: ManifestExpression
  ) -> ManifestExpression {
    let names = function.syntax.as(MemberAccessExprSyntax.self)?.declName.argumentNames?.arguments
    let label = names?.first?.name.plainName
    var scope = function.scope
    scope.bind("$0", to: argument)
    let value = LabeledExprSyntax(
      label: label.map { .identifier($0) }, colon: label == nil ? nil : .colonToken(),
      expression: DeclReferenceExprSyntax(baseName: .dollarIdentifier("$0")))
    let callee = MemberAccessExprSyntax(name: .identifier(function.syntax.lastName ?? ""))
    let call = FunctionCallExprSyntax(
      calledExpression: callee, leftParen: .leftParenToken(), arguments: [value],
      rightParen: .rightParenToken())
    return ManifestExpression(syntax: ExprSyntax(call), scope: scope, origin: argument.place)
  }

  private mutating func bind(
    _ arguments: [ManifestExpression], toParametersOf closure: ClosureExprSyntax,
    in scope: inout ManifestScope
  ) {
    var names: [String] = []
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): names = list.map(\.name.plainName)
    case .parameterClause(let clause):
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).plainName }
    case nil: break
    }
    for (index, argument) in arguments.enumerated() {
      scope.bind("$\(index)", to: argument)
      if index < names.count { scope.bind(names[index], to: argument) }
    }
  }

  /// The scopes of a closure's body, one for each element it is called with.
  mutating func scopes(
    of closure: ClosureExprSyntax, over base: ManifestExpression
  ) -> [ManifestScope] {
    var found: [ManifestScope] = []
    for element in elements(base) {
      guard spend() else { break }
      var scope = base.scope
      bind([element], toParametersOf: closure, in: &scope)
      found.append(scope)
    }
    return found
  }

  /// The closure that a call is given.
  static func closure(of call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
    call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
  }
}

extension String {
  /// `Module` of `[Module]`.
  fileprivate var elementType: String? {
    hasPrefix("[") && hasSuffix("]") ? String(dropFirst().dropLast()) : nil
  }
}

extension ExprSyntax {
  /// Whether it is written as a list, be it an empty one.
  fileprivate var isList: Bool {
    let call = self.as(FunctionCallExprSyntax.self)
    return self.is(ArrayExprSyntax.self)
      || call.map { ManifestEvaluation.passesOn.contains($0.calledName) } ?? false
  }
}
