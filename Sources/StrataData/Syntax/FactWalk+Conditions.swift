internal import StrataCode
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalk {
  /// `#if`: every branch is read, each with its condition.
  mutating func readConditions(_ node: SyntaxNode) {
    guard let clauses = node.child(.ifConfigClauseList) else { return visitChildren(node) }
    var earlier: [String] = []
    for clause in clauses.children {
      var condition: String?
      for child in clause.children {
        switch child.kind {
        case .token: break
        case .codeBlockItemList, .memberBlockItemList, .switchCaseList, .attributeList: visit(child)
        default:
          // A postfix `#if` continues an expression: its elements come after the condition.
          if condition == nil { condition = source(of: child) } else { visit(child) }
        }
      }
      if let condition {
        add(.conditional, condition, clause)
        earlier.append(condition)
      } else {
        add(.conditional, earlier.map { "!(\($0))" }.joined(separator: " && "), clause)
      }
    }
  }

  /// `#Preview { … }` is for the canvas only; other macros are read as calls.
  mutating func readMacroExpansion(_ node: SyntaxNode, _ role: TypeReference.Role) {
    if node.children.contains(where: { $0.kind == .token && $0.text == "Preview" }) {
      add(.preview, "", node)
    }
    readMacroAssertion(node)
    visitChildren(node, as: role)
  }

  private mutating func add(_ kind: Region.Kind, _ condition: String, _ node: SyntaxNode) {
    facts.regions.append(Region(kind: kind, condition: interner.name(condition), span: node.span))
  }

  /// The text of a node, single-spaced; a long one is cut: shapes are told apart by their start.
  func source(of node: SyntaxNode) -> String {
    guard node.byteLength <= 400 else { return String(syntaxText: node.firstToken?.text ?? "") }
    return String(decoding: bytes(at: node.extent), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The text of a node as a name, up to where `end` first stands in it.
  mutating func sourceName(of node: SyntaxNode, upTo end: Character? = nil) -> Name {
    var code = bytes(at: node.extent)
    if node.byteLength <= 400, code.allSatisfy({ $0 < 0x80 }) {
      guard let end else { return interner.name(ofCode: code) }
      let length = code.firstIndex { $0 == end.asciiValue } ?? code.count
      code = UnsafeBufferPointer(rebasing: code[..<length])
      if code.last?.isBlank != true { return interner.name(ofCode: code) }
    }
    let text = source(of: node)
    return interner.name(end.map { end in String(text.prefix { $0 != end }) } ?? text)
  }

  /// The bytes of the file in a range.
  func bytes(at range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: source[range.clamped(to: source.indices)])
  }
}
