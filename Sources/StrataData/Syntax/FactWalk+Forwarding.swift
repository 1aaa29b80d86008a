internal import Foundation
internal import StrataDomain
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalk {
  /// A body that is one call or read on a stored property, with nothing added but `return nil`.
  mutating func readForwarding(_ body: SyntaxNode, of declaration: SyntaxNode) {
    guard let list = body.child(.codeBlockItemList) else { return }
    readImpliedResult(of: list)
    guard var node = onlyExpression(of: list) else { return }
    while [.returnStmt, .tryExpr, .awaitExpr, .expressionStmt].contains(node.kind) {
      guard let next = node.children.first(where: { !$0.raw.isToken }) else { return }
      node = next
    }
    var arguments: [String] = []
    if node.kind == .functionCallExpr {
      guard let handed = plainArguments(of: node), node.child(.closureExpr) == nil,
        let callee = node.child(.memberAccessExpr)
      else { return }
      arguments = handed
      node = callee
    }
    guard let names = memberPath(of: node), names.count == 2, !names[0].isCapitalised else {
      return
    }
    add(
      .forwards, interner.name(names), body.span,
      detail: arguments.isEmpty ? nil : interner.name(arguments.joined(separator: ",")))
    readIntent(in: declaration.raw.syntaxTextBytes)
  }

  /// The one statement of a body, a `return nil` behind it aside.
  private func onlyExpression(of list: SyntaxNode) -> SyntaxNode? {
    let items = list.children.prefix(3).compactMap { $0.children.first { _ in true } }
    switch items.count {
    case 1: return items[0]
    case 2 where items[1].kind == .returnStmt && items[0].kind != .variableDecl:
      let result = items[1].children.first { $0.kind != .token }
      return result == nil || result?.kind == .nilLiteralExpr ? items[0] : nil
    default: return nil
    }
  }

  /// `a.b.c` without `self`, optional chaining passed over; nil for anything else.
  func memberPath(of node: SyntaxNode) -> [SyntaxText]? {
    var node = node
    var names: [SyntaxText] = []
    while true {
      switch node.kind {
      case .memberAccessExpr:
        let parts = node.children.map { $0 }
        guard parts.count > 1, let name = parts.last?.child(.token), let base = parts.first,
          base.kind != .token
        else { return nil }
        names.append(name.name)
        node = base
      case .optionalChainingExpr, .forceUnwrapExpr:
        guard let base = node.children.first(where: { _ in true }) else { return nil }
        node = base
      case .declReferenceExpr:
        guard let root = node.child(.token) else { return nil }
        if root.text != "self" { names.append(root.name) }
        return names.reversed()
      default: return nil
      }
    }
  }

  /// The names and paths that a call hands on; nil if it computes one.
  private func plainArguments(of call: SyntaxNode) -> [String]? {
    var names: [String] = []
    for argument in call.child(.labeledExprList)?.children.map({ $0 }) ?? [] {
      guard let value = argument.children.first(where: { !$0.raw.isToken }),
        let path = memberPath(of: value), let root = path.first, !root.isCapitalised
      else { return nil }
      names.append(path.map { String(syntaxText: $0) }.joined(separator: "."))
    }
    return names
  }

  /// Whether a type around a forwarding body says in the comment before it that it is thin.
  mutating func readIntent(aroundTypeAt node: SyntaxNode, since first: Int) {
    guard facts.shapes.count > first,
      facts.shapes[first...].contains(where: { $0.kind == .forwards })
    else { return }
    readIntent(in: Array(node.raw.syntaxTextBytes.prefix(node.raw.leadingTriviaByteLength)))
  }

  /// Writes down that a comment in a text states the intent, at the owner.
  private mutating func readIntent(in text: [UInt8]) {
    guard let word = Self.intent(in: text) else { return }
    add(.statesIntent, interner.name(word), Span(start: 0, length: 0))
  }

  /// The word of a comment that says that code is thin by intent.
  private static func intent(in text: [UInt8]) -> String? {
    guard text.contains(UInt8(ascii: "/")) else { return nil }
    let comments = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
      .compactMap { line -> Substring? in
        let line = line.drop { $0 == " " || $0 == "\t" }
        if line.hasPrefix("*") || line.hasPrefix("/*") { return line }
        return line.range(of: "//").map { line[$0.lowerBound...] }
      }
    let words = comments.joined(separator: " ").lowercased()
      .split { !$0.isLetter && $0 != "-" }.map { $0.replacingOccurrences(of: "-", with: "") }
    let spaced = " " + words.joined(separator: " ") + " "
    return intents.first { spaced.contains(" \($0) ") }
  }

  private static let intents = [
    "passthrough", "pass through", "thin", "thinly", "on purpose", "purposely", "deliberately",
    "deliberate", "intentionally", "seam", "facade", "façade",
  ]
}
