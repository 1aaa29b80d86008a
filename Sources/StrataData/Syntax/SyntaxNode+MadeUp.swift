@_spi(RawSyntax) internal import SwiftSyntax

extension SyntaxNode {
  /// The expression of a call or bracket with one unlabelled argument.
  var onlyArgument: SyntaxNode? {
    guard let list = child(.labeledExprList) else { return nil }
    var arguments = list.children
    guard let argument = arguments.next(), arguments.next() == nil, let value = argument.first,
      !value.isToken
    else { return nil }
    return value
  }

  /// The value of a one-line body: `return x`, `self = x`, `x`.
  var onlyValue: SyntaxNode? {
    var items = children
    guard let item = items.next(), items.next() == nil, let node = item.first else { return nil }
    switch node.kind {
    case .returnStmt: return node.value
    case .sequenceExpr:
      var parts = node.child(.exprList)?.children
      guard parts?.next()?.firstToken?.text == "self", parts?.next()?.kind == .assignmentExpr else {
        return nil
      }
      return parts?.next()
    default: return node
    }
  }

  /// Whether one of a case's patterns is a text.
  var isText: Bool {
    child(.switchCaseItemList)?.children.contains {
      $0.child(.expressionPattern)?.first?.kind == .stringLiteralExpr
    } ?? false
  }

  /// Whether a value depends on nothing around it.
  var isMadeUp: Bool {
    switch kind {
    case .memberAccessExpr:
      guard let base = first else { return false }
      if base.kind == .token { return true }
      if base.kind == .functionCallExpr { return base.isMadeUp }
      return base.kind == .declReferenceExpr && base.child(.token)?.text.isCapitalised == true
    case .functionCallExpr:
      guard let callee = first, child(.closureExpr) == nil,
        callee.kind == .memberAccessExpr && callee.first?.kind == .token
          || callee.firstToken?.text.isCapitalised == true
      else { return false }
      // What is made of what was sent stays that, whatever is asked of it next.
      if callee.kind == .memberAccessExpr, let made = callee.first, made.kind == .functionCallExpr,
        !made.isMadeUp
      {
        return false
      }
      return child(.labeledExprList)?.children.allSatisfy { argument in
        argument.value?.isMadeUp ?? false
      } ?? true
    default: return isPlainLiteral
    }
  }

  /// Whether a value is a literal, the time of day or a new identifier: `0`, `Date()`, `Date.now`,
  /// `UUID().uuidString`.
  var isLiteralOrClock: Bool {
    switch kind {
    case .functionCallExpr, .memberAccessExpr:
      let name = firstToken?.text
      return (name == "Date" || name == "UUID") && isMadeUp
    default: return isPlainLiteral
    }
  }

  private var isPlainLiteral: Bool {
    switch kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr: true
    case .prefixOperatorExpr: children.contains { $0.isPlainLiteral }
    case .stringLiteralExpr:
      child(.stringLiteralSegmentList)?.children.allSatisfy { $0.kind == .stringSegment } ?? true
    case .arrayExpr: child(.arrayElementList)?.first == nil
    case .dictionaryExpr: child(.dictionaryElementList)?.first == nil
    default: false
    }
  }

  /// `Status(rawValue: text)`, `UUID(uuidString: text)`: a value that not every raw value gives.
  var isRawValueTried: Bool {
    guard kind == .functionCallExpr, firstToken?.text.isCapitalised == true,
      let argument = child(.labeledExprList)?.first, let label = argument.first, label.isToken,
      label.text == "rawValue" || label.text == "uuidString", let value = argument.value
    else { return false }
    return !value.isPlainLiteral
  }

  /// Whether a written type is an optional.
  var isOptionalType: Bool {
    kind == .optionalType || kind == .implicitlyUnwrappedOptionalType
      || kind == .identifierType && firstToken?.text == "Optional"
  }
}
