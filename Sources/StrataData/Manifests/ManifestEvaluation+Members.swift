internal import SwiftSyntax

extension ManifestEvaluation {
  /// What a name stands for: a parameter, a property of `self`, or a constant.
  mutating func named(
    _ name: String, _ scope: ManifestScope, depth: Int
  ) -> [ManifestExpression] {
    if let bound = scope.bindings[name] { return bound }
    if name == "self" { return [] }
    if let owner = scope.bindings["self"]?.first {
      let found = property(name, of: owner, depth: depth)
      if !found.isEmpty { return found }
    }
    let declarations = self.declarations
    let own = scope.owners.lazy.compactMap { declarations.values[$0 + "." + name] }.first
    return values(
      own ?? declarations.values[name] ?? declarations.values["." + name] ?? [], depth: depth)
  }

  /// What `Module.name`, `.name` or `value.name` stands for.
  mutating func members(
    _ access: MemberAccessExprSyntax, _ whole: ManifestExpression, depth: Int
  ) -> [ManifestExpression] {
    let member = access.declName.baseName.plainName
    let baseName = access.base?.lastName
    if access.base == nil || baseName == "Self" {
      let owner = baseName == nil ? whole.type : whole.scope.bindings["self"]?.first?.type
      if let owner, !owner.hasPrefix("[") {
        if declarations.cases[owner + "." + member] != nil { return [] }
        // A member of a type that no manifest extends is one of Tuist's or SwiftPM's own.
        return values(declarations.values[owner + "." + member] ?? [], depth: depth)
      }
      return values(declarations.values["." + member] ?? [], depth: depth)
    }
    guard let base = access.base else { return [] }
    if let owner = baseName, owner != "self", whole.scope.bindings[owner] == nil {
      if declarations.cases[owner + "." + member] != nil { return [] }
      let outer = base.as(MemberAccessExprSyntax.self)?.base?.lastName
      if let outer, let values = declarations.values["\(outer).\(owner).\(member)"] {
        return self.values(values, depth: depth)
      }
      if let values = declarations.values[owner + "." + member] {
        return self.values(values, depth: depth)
      }
    }
    return property(member, of: whole.inner(base), depth: depth)
  }

  /// What a member of a value stands for: what was assigned or passed, or what its type says.
  mutating func property(
    _ member: String, of owner: ManifestExpression, depth: Int
  ) -> [ManifestExpression] {
    guard depth < ManifestEvaluation.depthLimit, spend() else { return [] }
    if member == "self" { return [owner] }
    if let changed = owner.changes[member] { return changed }
    for call in calls(owner, depth: depth + 1) {
      if let changed = call.changes[member] { return changed }
      let assigned = assigned(member, in: call, depth: depth + 1)
      if !assigned.isEmpty { return assigned }
      if let argument = call.argument(member) { return [argument] }
    }
    var known = declarations.values["." + member] ?? []
    if let type = type(of: owner, depth: depth + 1), !type.hasPrefix("[") {
      known = declarations.values[type + "." + member] ?? known
    }
    return values(known, of: owner, depth: depth + 1)
  }

  /// What an initialiser of the manifest makes of a member.
  private mutating func assigned(
    _ member: String, in call: ManifestCall, depth: Int
  ) -> [ManifestExpression] {
    let name = call.name == "init" ? call.baseName ?? call.type ?? "" : call.name
    guard let initialisers = declarations.initialisers[name] else { return [] }
    for initialiser in initialisers {
      guard let scope = match(call.syntax, call.scope, initialiser), let body = initialiser.body
      else { continue }
      for item in body.statements {
        guard case .expr(let expression) = item.item,
          let parts = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
          parts.count == 3, parts[1].is(AssignmentExprSyntax.self), parts[0].lastName == member,
          spend()
        else { continue }
        return [ManifestExpression(syntax: parts[2], scope: scope)]
      }
    }
    return []
  }

  /// Values as expressions, each of which the budget pays for.
  mutating func values(
    _ values: [ManifestValue], of owner: ManifestExpression? = nil, depth: Int
  ) -> [ManifestExpression] {
    guard depth < ManifestEvaluation.depthLimit, spend(values.count) else { return [] }
    var scope = ManifestScope()
    if let owner { scope.bind("self", to: owner) }
    var found: [ManifestExpression] = []
    for value in values {
      scope.owners = value.owners
      if let expression = value.expression {
        found.append(ManifestExpression(syntax: expression, scope: scope, type: value.type))
      } else if let body = value.body {
        found += outcomes(of: body, scope, type: value.type, depth: depth + 1)
      }
    }
    return found
  }

  /// The name of an expression's type, as far as it can be told.
  mutating func type(of expression: ManifestExpression, depth: Int) -> String? {
    guard depth < ManifestEvaluation.depthLimit, spend() else { return nil }
    if let type = expression.type, declarations.types.contains(type) { return type }
    if let access = expression.syntax.as(MemberAccessExprSyntax.self) {
      let member = access.declName.baseName.plainName
      if let owner = access.base?.lastName, declarations.cases[owner + "." + member] != nil {
        return owner
      }
      if let owners = declarations.caseOwners[member], owners.count == 1 { return owners.first }
    } else if let call = expression.syntax.as(FunctionCallExprSyntax.self) {
      let name = call.calledName
      if declarations.types.contains(name) { return name }
      if let owners = declarations.caseOwners[name], owners.count == 1 { return owners.first }
    }
    for meaning in meanings(of: expression, depth: depth) {
      if let type = type(of: meaning, depth: depth + 1) { return type }
    }
    return expression.type
  }
}
