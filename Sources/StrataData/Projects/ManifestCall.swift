internal import SwiftSyntax

/// A call in a manifest, such as `.target(name: "Domain")`.
struct ManifestCall {
  var syntax: FunctionCallExprSyntax
  var scope: ManifestScope

  /// The last part of what is called: `target` in `Target.target(…)`.
  var name: String {
    if let access = syntax.calledExpression.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName.text
    }
    return syntax.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }

  /// Whether it is called with a dot, as in `.target(…)` and `Target.target(…)`.
  var isMember: Bool { syntax.calledExpression.is(MemberAccessExprSyntax.self) }

  /// The value of a labelled argument.
  func argument(_ label: String) -> ManifestExpression? {
    syntax.arguments.first { $0.label?.text == label }
      .map { ManifestExpression(syntax: $0.expression, scope: scope) }
  }

  /// The value of the first argument without a label.
  var firstUnlabelled: ManifestExpression? {
    syntax.arguments.first { $0.label == nil }
      .map { ManifestExpression(syntax: $0.expression, scope: scope) }
  }
}

extension ManifestEvaluation {
  /// The calls an expression may stand for, through constants, parameters and helpers.
  mutating func calls(_ expression: ManifestExpression, depth: Int = 0) -> [ManifestCall] {
    var found: [ManifestCall] = []
    var pending = [(expression, depth)]
    while let (next, depth) = pending.popLast(), spend() {
      if depth > 12 { continue }
      switch next.syntax.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call):
        let results = results(of: call, next.scope)
        if results.isEmpty { found.append(ManifestCall(syntax: call, scope: next.scope)) }
        pending += results.map { ($0, depth + 1) }
      case .declReferenceExpr, .memberAccessExpr:
        pending += meanings(of: next).map { ($0, depth + 1) }
      default:
        break
      }
    }
    return found
  }

  /// What the call of a function of the manifest returns; empty for any other function.
  mutating func results(
    of call: FunctionCallExprSyntax, _ scope: ManifestScope
  ) -> [ManifestExpression] {
    var found: [ManifestExpression] = []
    for (function, inner) in helpers(of: call, scope) {
      found += expressions(function.results, inner)
    }
    return found
  }

  /// The functions of the manifest that may be called, and what their parameters stand for.
  mutating func helpers(
    of call: FunctionCallExprSyntax, _ scope: ManifestScope
  ) -> [(ManifestFunction, ManifestScope)] {
    var found: [(ManifestFunction, ManifestScope)] = []
    let name = ManifestCall(syntax: call, scope: scope).name
    guard let functions = declarations.functions[name] else { return [] }
    let arguments = Array(call.arguments)
    for function in functions {
      let parameters = function.syntax.signature.parameterClause.parameters
      guard spend(1 + parameters.count) else { break }
      var inner = ManifestScope()
      var next = 0
      for parameter in parameters {
        let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
        let name = (parameter.secondName ?? parameter.firstName).text
        if next < arguments.count && arguments[next].label?.text == label {
          inner.bindings[name] = ManifestExpression(
            syntax: arguments[next].expression, scope: scope)
          next += 1
        } else if let value = parameter.defaultValue?.value {
          inner.bindings[name] = ManifestExpression(syntax: value)
        }
      }
      if next == arguments.count { found.append((function, inner)) }
    }
    return found
  }
}
