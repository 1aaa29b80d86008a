internal import SwiftSyntax

extension ManifestEvaluation {
  /// The longest text that is put together, in bytes: names are shorter.
  private static let lengthLimit = 4_096

  /// The text of an expression, if it can be told.
  mutating func string(_ expression: ManifestExpression, depth: Int = 0) -> String? {
    guard depth < ManifestEvaluation.depthLimit, spend() else { return nil }
    switch expression.syntax.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): return string(literal, expression, depth)
    case .memberAccessExpr(let access): return string(access, expression, depth)
    case .declReferenceExpr(let name) where name.baseName.text == "rawValue":
      guard expression.scope.bindings["rawValue"] == nil,
        let owner = expression.scope.bindings["self"]?.first
      else { break }
      return string(owner, depth: depth + 1)
    case .sequenceExpr(let sequence):
      if let text = sum(sequence, expression, depth) { return text }
    case .functionCallExpr(let call) where ["String", "Path"].contains(call.calledName):
      guard call.arguments.count == 1, let only = call.arguments.first else { break }
      return string(expression.inner(only.expression), depth: depth + 1)
    default: break
    }
    return firstString(meanings(of: expression, depth: depth), depth)
  }

  private mutating func firstString(_ candidates: [ManifestExpression], _ depth: Int) -> String? {
    for candidate in candidates {
      if let text = string(candidate, depth: depth + 1) { return text }
    }
    return nil
  }

  private mutating func string(
    _ literal: StringLiteralExprSyntax, _ whole: ManifestExpression, _ depth: Int
  ) -> String? {
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let part): text += part.content.text
      case .expressionSegment(let part):
        guard let inner = part.expressions.first?.expression,
          let value = string(whole.inner(inner), depth: depth + 1)
        else { return nil }
        text += value
      }
      if text.utf8.count > ManifestEvaluation.lengthLimit { return nil }
    }
    return text
  }

  /// `a + b`.
  private mutating func sum(
    _ sequence: SequenceExprSyntax, _ whole: ManifestExpression, _ depth: Int
  ) -> String? {
    var text = ""
    for (index, part) in sequence.elements.enumerated() {
      if index % 2 == 1 {
        guard part.operatorText == "+" else { return nil }
      } else {
        guard let value = string(whole.inner(part), depth: depth + 1) else { return nil }
        text += value
        if text.utf8.count > ManifestEvaluation.lengthLimit { return nil }
      }
    }
    return text
  }

  private mutating func string(
    _ access: MemberAccessExprSyntax, _ whole: ManifestExpression, _ depth: Int
  ) -> String? {
    let candidates = meanings(of: whole, depth: depth)
    if let text = firstString(candidates, depth) { return text }
    if candidates.isEmpty, let found = enumCase(whole, depth: depth) {
      guard let raw = found.declared.raw else { return found.name }
      return string(ManifestExpression(syntax: raw), depth: depth + 1)
    }
    guard let base = access.base,
      ["rawValue", "name", "description", "pathString"].contains(access.declName.baseName.text)
    else { return nil }
    return string(whole.inner(base), depth: depth + 1)
  }
}

extension FunctionCallExprSyntax {
  /// The last part of what is called: `target` in `Target.target(…)`.
  var calledName: String { calledExpression.lastName ?? "" }
}
