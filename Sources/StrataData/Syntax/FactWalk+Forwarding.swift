internal import Foundation
internal import StrataCode
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalk {
  /// A body that is one call or read on a stored property, with nothing added but `return nil`.
  mutating func readForwarding(_ body: SyntaxNode, of declaration: SyntaxNode) {
    guard let list = body.child(.codeBlockItemList) else { return }
    readImpliedResult(of: list)
    guard var node = forwardedExpression(of: list) else { return }
    while node.kind.isAroundValue {
      guard let next = node.value else { return }
      node = next
    }
    var arguments: [String] = []
    var names: [SyntaxText]?
    if node.kind == .functionCallExpr {
      guard let handed = plainArguments(of: node), node.child(.closureExpr) == nil,
        let callee = node.first
      else { return }
      arguments = handed
      names = memberPath(of: callee)
      // `fetch()` of a stored use case.
      if callee.kind == .declReferenceExpr, names?.count == 1 { names?.append("callAsFunction") }
    } else {
      names = memberPath(of: node)
    }
    guard let names, names.count == 2, !names[0].isCapitalised else { return }
    let path = interner.name(names)
    let handed = arguments.isEmpty ? nil : interner.name(arguments.joined(separator: ","))
    add(.forwards(to: path, arguments: handed), body.span)
    readIntent(in: bytes(at: declaration.extent))
  }

  /// What some statements hand on: their one expression, one that is bound and returned, or one in a
  /// `do` of which the `catch` only rethrows.
  private func forwardedExpression(of list: SyntaxNode) -> SyntaxNode? {
    if let node = boundAndReturned(by: list) { return node }
    guard let node = onlyExpression(of: list), node.kind == .doStmt else {
      return onlyExpression(of: list)
    }
    guard let clauses = node.child(.catchClauseList), clauses.children.allSatisfy(onlyRethrows),
      let inner = node.child(.codeBlock)?.child(.codeBlockItemList)
    else { return nil }
    return boundAndReturned(by: inner) ?? onlyExpression(of: inner)
  }

  /// `let users = try await repository.users()` and `return users`.
  private func boundAndReturned(by list: SyntaxNode) -> SyntaxNode? {
    let items = list.children.prefix(3).compactMap(\.first)
    guard items.count == 2, items[0].kind == .variableDecl, items[1].kind == .returnStmt,
      let bindings = items[0].child(.patternBindingList)?.children.map({ $0 }), bindings.count == 1,
      let name = bindings[0].child(.identifierPattern)?.firstToken,
      items[1].value?.kind == .declReferenceExpr,
      items[1].value?.child(.token)?.name == name.name
    else { return nil }
    return bindings[0].child(.initializerClause)?.value
  }

  /// `catch { throw error }`.
  private func onlyRethrows(_ clause: SyntaxNode) -> Bool {
    guard clause.child(.catchItemList)?.value == nil,
      let list = clause.child(.codeBlock)?.child(.codeBlockItemList)
    else { return false }
    var items = list.children
    guard let only = items.next()?.first, items.next() == nil, only.kind == .throwStmt else {
      return false
    }
    return only.value?.kind == .declReferenceExpr && only.value?.firstToken?.text == "error"
  }

  /// The one statement of a body, a `return nil` behind it aside.
  private func onlyExpression(of list: SyntaxNode) -> SyntaxNode? {
    var items = list.children.lazy.prefix(3).compactMap(\.first).makeIterator()
    guard let first = items.next() else { return nil }
    guard let second = items.next() else { return first }
    guard items.next() == nil, second.kind == .returnStmt, first.kind != .variableDecl else {
      return nil
    }
    let result = second.value
    return result == nil || result?.kind == .nilLiteralExpr ? first : nil
  }

  /// `a.b.c` without `self`, optional chaining passed over; nil for anything else.
  func memberPath(of node: SyntaxNode) -> [SyntaxText]? {
    var node = node
    var names: [SyntaxText] = []
    while true {
      switch node.kind {
      case .memberAccessExpr:
        guard let name = node.last?.child(.token), let base = node.first, !base.isToken else {
          return nil
        }
        names.append(name.name)
        node = base
      case .optionalChainingExpr, .forceUnwrapExpr:
        guard let base = node.first else { return nil }
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
    guard let list = call.child(.labeledExprList) else { return names }
    for argument in list.children {
      guard let value = argument.value,
        let path = memberPath(of: value), let root = path.first, !root.isCapitalised
      else { return nil }
      names.append(path.map { String(syntaxText: $0) }.joined(separator: "."))
    }
    return names
  }

  /// Whether a type around a forwarding body says in the comment before it that it is thin.
  mutating func readIntent(aroundTypeAt node: SyntaxNode, since first: Int) {
    let isForwarding = facts.shapes[first...].contains {
      if case .forwards = $0.form { true } else { false }
    }
    guard isForwarding else { return }
    readIntent(in: bytes(at: node.leadingTrivia))
  }

  /// Writes down that a comment in a text states the intent, at the owner.
  private mutating func readIntent(in text: UnsafeBufferPointer<UInt8>) {
    if Self.statesIntent(in: text) { add(.statesIntent, Span(start: 0, length: 0)) }
  }

  /// Whether a comment says that code is thin by intent.
  private static func statesIntent(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.contains(UInt8(ascii: "/")), mayStateIntent(text) else { return false }
    let comments = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
      .compactMap { line -> Substring? in
        let line = line.drop { $0 == " " || $0 == "\t" }
        if line.hasPrefix("*") || line.hasPrefix("/*") { return line }
        return line.range(of: "//").map { line[$0.lowerBound...] }
      }
    let words = comments.joined(separator: " ").lowercased()
      .split { !$0.isLetter && $0 != "-" }.map { $0.filter { $0 != "-" } }
    let spaced = " " + words.joined(separator: " ") + " "
    return intents.contains { spaced.contains(" \($0) ") }
  }

  /// Whether a text holds what one of the words begins with: most do not, and need no closer look.
  private static func mayStateIntent(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for (index, byte) in text.enumerated() {
      let isWanted =
        switch byte | 0x20 {
        case UInt8(ascii: "p"): text.holds("pass", at: index) || text.holds("purpose", at: index)
        case UInt8(ascii: "t"): text.holds("thin", at: index)
        case UInt8(ascii: "d"): text.holds("deliberate", at: index)
        case UInt8(ascii: "i"): text.holds("intentional", at: index)
        case UInt8(ascii: "s"): text.holds("seam", at: index)
        case UInt8(ascii: "f"): text.holds("facade", at: index)
        case UInt8(ascii: "-"): isInWord(text, index)
        default: byte >= 0x80
        }
      if isWanted { return true }
    }
    return false
  }

  /// Whether a dash stands in a word, as in `pass-through`.
  private static func isInWord(_ text: UnsafeBufferPointer<UInt8>, _ dash: Int) -> Bool {
    guard dash > 0, dash + 1 < text.count else { return false }
    let (before, after) = (text[dash - 1] | 0x20, text[dash + 1] | 0x20)
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    return letters.contains(before) && (letters.contains(after) || after == UInt8(ascii: "-"))
  }

  private static let intents = [
    "passthrough", "pass through", "thin", "thinly", "on purpose", "purposely", "deliberately",
    "deliberate", "intentionally", "seam", "facade", "façade",
  ]
}

extension SyntaxKind {
  /// Whether nodes of the kind stand around an expression and hand its value on.
  fileprivate var isAroundValue: Bool {
    self == .returnStmt || self == .tryExpr || self == .awaitExpr || self == .expressionStmt
  }
}
