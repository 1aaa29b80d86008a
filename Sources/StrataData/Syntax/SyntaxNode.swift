@_spi(RawSyntax) internal import SwiftSyntax
internal import StrataDomain

/// A node of swift-syntax's raw tree with its place in the file.
///
/// The raw tree is what the parser makes; the public tree is built over it on demand and costs as
/// much again as parsing. One pass in source order needs only kinds, tokens and lengths.
struct SyntaxNode {
  let raw: RawSyntax
  /// The byte offset of the node with its leading trivia.
  let offset: Int

  var kind: SyntaxKind { raw.kind }

  /// The present children in source order.
  var children: Children { Children(raw.layoutView?.children, from: offset) }

  /// The first child of a kind.
  func child(_ kind: SyntaxKind) -> SyntaxNode? { children.first { $0.kind == kind } }

  /// The token's text, empty for a node that is no token.
  var text: SyntaxText { raw.tokenView?.rawText ?? SyntaxText() }

  /// The token's text without backticks.
  var name: SyntaxText {
    let text = self.text
    guard text.count > 2, text.first == 0x60, text.last == 0x60 else { return text }
    return SyntaxText(rebasing: text[1..<(text.count - 1)])
  }

  /// The node without the trivia around it.
  var span: Span {
    let leading = raw.leadingTriviaByteLength
    let length = raw.byteLength - leading - raw.trailingTriviaByteLength
    return Span(start: offset + leading, length: max(0, length))
  }

  struct Children: Sequence, IteratorProtocol {
    private let nodes: RawSyntaxBuffer?
    private var index = 0
    private var offset: Int

    init(_ nodes: RawSyntaxBuffer?, from offset: Int) {
      self.nodes = nodes
      self.offset = offset
    }

    mutating func next() -> SyntaxNode? {
      guard let nodes else { return nil }
      while index < nodes.count {
        let raw = nodes[index]
        index += 1
        guard let raw else { continue }
        let node = SyntaxNode(raw: raw, offset: offset)
        offset += raw.byteLength
        return node
      }
      return nil
    }
  }
}

extension SyntaxNode {
  /// The last token of a member access: the member's name.
  var lastToken: SyntaxNode? {
    var last: SyntaxNode?
    for child in children where child.kind == .declReferenceExpr { last = child.child(.token) }
    return last
  }

  /// The first token in the node.
  var firstToken: SyntaxNode? {
    var node = self
    while !node.raw.isToken {
      guard let next = node.children.first(where: { $0.raw.byteLength > 0 }) else { return nil }
      node = next
    }
    return node
  }
}
