internal import SwiftSyntax

/// The nodes of a tree in source order, without recursion: a hostile tree may be deep.
struct NodeSequence: Sequence, IteratorProtocol {
  private var pending: [Syntax]
  private let enters: (Syntax) -> Bool

  /// All nodes from `root` on; below a node only if `enters` says so.
  init(_ root: Syntax, enters: @escaping (Syntax) -> Bool = { _ in true }) {
    pending = [root]
    self.enters = enters
  }

  mutating func next() -> Syntax? {
    guard let node = pending.popLast() else { return nil }
    if enters(node) {
      pending.append(contentsOf: node.children(viewMode: .sourceAccurate).reversed())
    }
    return node
  }
}

extension SyntaxProtocol {
  /// The tokens without what stands between them.
  var plainText: String {
    var text = ""
    for node in NodeSequence(Syntax(self)) {
      if let token = node.as(TokenSyntax.self) { text += token.text }
    }
    return text
  }

  /// The byte at which the node begins, after spaces and comments.
  var contentOffset: Int {
    let first = NodeSequence(Syntax(self)).lazy.compactMap { $0.as(TokenSyntax.self) }.first {
      !$0.text.isEmpty
    }
    return (first?.positionAfterSkippingLeadingTrivia ?? position).utf8Offset
  }
}
