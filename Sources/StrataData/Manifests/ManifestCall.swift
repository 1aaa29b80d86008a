internal import SwiftSyntax

/// A call in a manifest, such as `.target(name: "Domain")`.
struct ManifestCall {
  var syntax: FunctionCallExprSyntax
  var scope: ManifestScope
  /// The type it is written for, where the manifest says so.
  var type: String?
  /// What statements have assigned to members of the result since.
  var changes: [String: [ManifestExpression]] = [:]
  /// Where people look for it.
  var place: Syntax?

  /// The last part of what is called: `target` in `Target.target(…)`.
  var name: String { syntax.calledName }

  /// The part before the last: `Target` in `Target.target(…)`.
  var baseName: String? {
    syntax.calledExpression.as(MemberAccessExprSyntax.self)?.base?.lastName
  }

  /// Whether it is called with a dot, as in `.target(…)` and `Target.target(…)`.
  var isMember: Bool { syntax.calledExpression.is(MemberAccessExprSyntax.self) }

  /// The value of a labelled argument.
  func argument(_ label: String) -> ManifestExpression? {
    if let changed = changes[label]?.first { return changed }
    return syntax.arguments.first { $0.label?.plainName == label }
      .map { ManifestExpression(syntax: $0.expression, scope: scope) }
  }

  /// The value of the first argument without a label.
  var firstUnlabelled: ManifestExpression? {
    syntax.arguments.first { $0.label == nil }
      .map { ManifestExpression(syntax: $0.expression, scope: scope) }
  }
}

extension ManifestEvaluation {
  /// What the call of a function or closure of the manifest returns; empty for any other.
  mutating func results(
    of call: FunctionCallExprSyntax, _ whole: ManifestExpression, depth: Int
  ) -> [ManifestExpression] {
    if let closure = boundClosure(call, whole.scope) {
      let arguments = call.arguments.map { whole.inner($0.expression) }
      return apply(closure, to: arguments, depth: depth + 1)
    }
    var found: [ManifestExpression] = []
    for (function, inner) in helpers(of: call, whole.scope, type: whole.type, depth: depth) {
      guard let body = function.body else { continue }
      let type = function.result
      found += outcomes(of: body.statements, inner, type: type, depth: depth + 1)
    }
    return found
  }

  /// The closure that a called parameter stands for.
  func boundClosure(
    _ call: FunctionCallExprSyntax, _ scope: ManifestScope
  ) -> ManifestExpression? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainName
    else { return nil }
    return scope.bindings[name]?.first { $0.syntax.is(ClosureExprSyntax.self) }
  }

  /// The functions of the manifest that may be called, and what their parameters stand for.
  mutating func helpers(
    of call: FunctionCallExprSyntax, _ scope: ManifestScope, type: String? = nil, depth: Int = 0
  ) -> [(ManifestFunction, ManifestScope)] {
    guard let functions = declarations.functions[call.calledName], depth < 20 else { return [] }
    let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    var receiver: ManifestExpression?
    var owner = access == nil ? nil : type
    if let base = access?.base {
      if let name = base.lastName, declarations.types.contains(name) || name == "Self" {
        owner = name
      } else {
        let expression = ManifestExpression(syntax: base, scope: scope)
        owner = self.type(of: expression, depth: depth + 1)
        let name = base.as(DeclReferenceExprSyntax.self)?.baseName.plainName
        receiver = name.flatMap { scope.bindings[$0]?.first } ?? expression
        receiver?.type = owner
      }
    } else if access == nil {
      receiver = scope.bindings["self"]?.first
      owner = receiver?.type
    }
    var found: [(ManifestFunction, ManifestScope)] = []
    for function in functions {
      guard spend(), var inner = match(call, scope, function) else { continue }
      inner.owners = function.owners
      if let receiver { inner.bind("self", to: receiver) }
      found.append((function, inner))
    }
    // A function without a receiver is one of the types that the call is written in.
    let owners = owner.map { [$0] } ?? (access == nil ? scope.owners : [])
    for owner in owners {
      let own = found.filter { $0.0.owner == owner }
      if !own.isEmpty { return own }
    }
    return found
  }

  /// What the parameters of a function stand for if it is called so; nil if it cannot be.
  mutating func match(
    _ call: FunctionCallExprSyntax, _ scope: ManifestScope, _ function: ManifestFunction
  ) -> ManifestScope? {
    let arguments = Array(call.arguments)
    guard spend(1 + function.parameters.count) else { return nil }
    var inner = ManifestScope()
    var next = 0
    var closure = call.trailingClosure
    func argument(_ index: Int, _ type: String?) -> ManifestExpression {
      ManifestExpression(syntax: arguments[index].expression, scope: scope, type: type)
    }
    for parameter in function.parameters {
      let name = parameter.name
      if next < arguments.count && arguments[next].label?.plainName == parameter.label {
        inner.bind(name, to: argument(next, parameter.type))
        next += 1
      } else if let body = closure, parameter.isClosure {
        inner.bind(name, to: ManifestExpression(syntax: ExprSyntax(body), scope: scope))
        closure = nil
      } else if let value = parameter.standard {
        inner.bind(name, to: ManifestExpression(syntax: value, type: parameter.type))
      } else if parameter.isVariadic {
        inner.bindings[name] = []
        continue
      } else {
        return nil
      }
      guard parameter.isVariadic else { continue }
      while next < arguments.count, arguments[next].label == nil {
        inner.bindings[name, default: []].append(argument(next, parameter.type))
        next += 1
      }
      inner.bindings[name] = inner.bindings[name]?.map { part in
        var part = part
        part.isElement = true
        return part
      }
    }
    return next == arguments.count ? inner : nil
  }
}
