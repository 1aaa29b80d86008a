@_spi(RawSyntax) internal import SwiftSyntax
internal import StrataCode

/// A node of a parsed file, with its place: a look at a `NodeRow`, valid as long as that is.
struct SyntaxNode {
  private let place: UnsafePointer<NodeRow.Node>

  init(_ place: UnsafePointer<NodeRow.Node>) { self.place = place }

  var kind: SyntaxKind { place.pointee.kind }

  var isToken: Bool { place.pointee.kind == .token }

  /// What a token is; of no meaning for other nodes.
  var tokenKind: RawTokenKind { place.pointee.tokenKind }

  /// The number of bytes with the trivia around; none if the parser made the node up.
  var byteLength: Int { Int(place.pointee.end &- place.pointee.offset) }

  /// The bytes with the trivia around, as offsets.
  var extent: Range<Int> { Int(place.pointee.offset)..<Int(place.pointee.end) }

  /// The bytes of the trivia before the node, as offsets.
  var leadingTrivia: Range<Int> { Int(place.pointee.offset)..<Int(place.pointee.contentStart) }

  /// The children in source order.
  var children: Children { Children(from: place + 1, to: place + Int(place.pointee.size)) }

  /// All nodes inside, in source order.
  var descendants: some Sequence<SyntaxNode> {
    (1..<Int(place.pointee.size)).lazy.map { SyntaxNode(place + $0) }
  }

  /// The first child of a kind.
  func child(_ kind: SyntaxKind) -> SyntaxNode? {
    for child in children where child.kind == kind { return child }
    return nil
  }

  /// The first child.
  var first: SyntaxNode? { place.pointee.size > 1 ? SyntaxNode(place + 1) : nil }

  /// The last child.
  var last: SyntaxNode? {
    var last: SyntaxNode?
    for child in children { last = child }
    return last
  }

  /// The first child that is no token: the expression after `=`.
  var value: SyntaxNode? {
    for child in children where !child.isToken { return child }
    return nil
  }

  /// The token's text, empty for a node that is no token.
  var text: SyntaxText {
    let node = place.pointee
    let count = Int(node.contentEnd &- node.contentStart) + Int(node.missingCount)
    guard let text = node.text else { return SyntaxText() }
    return SyntaxText(baseAddress: text, count: count)
  }

  /// The token's text without backticks.
  var name: SyntaxText {
    let text = self.text
    guard text.count > 2, text.first == 0x60, text.last == 0x60 else { return text }
    return SyntaxText(rebasing: text[1..<(text.count - 1)])
  }

  /// The node without the trivia around it.
  var span: Span {
    let node = place.pointee
    return Span(
      start: Int(node.contentStart), length: Int(node.contentEnd) - Int(node.contentStart))
  }

  struct Children: Sequence, IteratorProtocol {
    private var place: UnsafePointer<NodeRow.Node>
    private let end: UnsafePointer<NodeRow.Node>

    init(from place: UnsafePointer<NodeRow.Node>, to end: UnsafePointer<NodeRow.Node>) {
      self.place = place
      self.end = end
    }

    mutating func next() -> SyntaxNode? {
      if place == end { return nil }
      let node = SyntaxNode(place)
      place += Int(place.pointee.size)
      return node
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
    while !node.isToken {
      guard let next = node.children.first(where: { $0.byteLength > 0 }) else { return nil }
      node = next
    }
    return node
  }
}
