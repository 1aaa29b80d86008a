@_spi(RawSyntax) internal import SwiftSyntax

/// A parsed file as one row of nodes in source order, each with what is in it right behind it.
///
/// The raw tree is gone over once to lay the row. Whoever asks for children, places and texts then
/// reads memory that lies side by side, where the tree costs a few calls into another module.
struct NodeRow {
  /// One node, 32 bytes.
  struct Node {
    /// A token's text; nil for other nodes.
    var text: UnsafePointer<UInt8>?
    /// The number of nodes from this one to its last descendant.
    var size: UInt32 = 1
    /// The offset of the node with its leading trivia.
    var offset: UInt32
    /// The offset behind the node with its trailing trivia.
    var end: UInt32
    /// Where the node begins and ends without the trivia around it.
    var contentStart: UInt32
    var contentEnd: UInt32
    var kind: SyntaxKind
    /// What a token is; of no meaning for other nodes.
    var tokenKind: RawTokenKind = .endOfFile
    /// How long the text is of a token that the parser made up.
    var missingCount: UInt8 = 0
  }

  /// A node whose children are being read.
  private struct Frame {
    var children: UnsafeBufferPointer<RawSyntax?>.Iterator
    var index: Int
  }

  /// Where the content of a node begins of which no token was read so far.
  private static let nowhere = UInt32.max

  private var nodes: UnsafeMutablePointer<Node>
  private var capacity: Int
  private var count = 0
  private var offset: UInt32 = 0

  /// Lays the row of a tree over a text of `length` bytes, and gives its first node to `body`.
  static func laid<Result>(
    from root: RawSyntax, length: Int, _ body: (SyntaxNode) -> Result
  ) -> Result {
    // Swift code has a node for each two or three bytes.
    var row = NodeRow(capacity: length / 2 + 64)
    row.read(root)
    defer { row.nodes.deallocate() }
    return body(SyntaxNode(row.nodes))
  }

  private init(capacity: Int) {
    nodes = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  private mutating func read(_ root: RawSyntax) {
    var open: [Frame] = []
    guard var frame = begin(root) else { return }
    while true {
      guard let next = frame.children.next() else {
        end(frame.index, in: open.last?.index)
        guard let outer = open.popLast() else { return }
        frame = outer
        continue
      }
      guard let raw = next else { continue }
      if let token = raw.tokenView {
        add(token, length: raw.byteLength, in: frame.index)
      } else if let inner = begin(raw) {
        open.append(frame)
        frame = inner
      }
    }
  }

  /// Adds a node that is no token.
  private mutating func begin(_ raw: RawSyntax) -> Frame? {
    append(
      Node(
        text: nil, offset: offset, end: offset, contentStart: Self.nowhere, contentEnd: offset,
        kind: raw.kind))
    guard let children = raw.layoutView?.children, !children.isEmpty else {
      nodes[count - 1].contentStart = offset
      return nil
    }
    return Frame(children: children.makeIterator(), index: count - 1)
  }

  /// Ends a node; its content is part of that of the node around it.
  private func end(_ index: Int, in outer: Int?) {
    nodes[index].size = UInt32(truncatingIfNeeded: count - index)
    nodes[index].end = offset
    if nodes[index].contentStart == Self.nowhere {
      nodes[index].contentStart = nodes[index].offset
    } else if let outer {
      cover(from: nodes[index].contentStart, to: nodes[index].contentEnd, in: outer)
    }
  }

  /// Takes what stands between two offsets into the content of a node.
  private func cover(from start: UInt32, to end: UInt32, in index: Int) {
    if nodes[index].contentStart == Self.nowhere { nodes[index].contentStart = start }
    nodes[index].contentEnd = end
  }

  /// Adds a token to the node around it, to whose content it belongs unless the parser made it up.
  private mutating func add(_ token: RawSyntaxTokenView, length: Int, in outer: Int) {
    let text = token.rawText
    let textStart = text.withContiguousStorageIfAvailable { $0.baseAddress } ?? nil
    var node = Node(
      text: textStart, offset: offset, end: offset, contentStart: offset, contentEnd: offset,
      kind: .token, tokenKind: token.rawKind)
    if length > 0 || token.presence == .present {
      node.contentStart &+= UInt32(truncatingIfNeeded: token.leadingTriviaByteLength)
      node.contentEnd = node.contentStart &+ UInt32(truncatingIfNeeded: text.count)
      node.end &+= UInt32(truncatingIfNeeded: length)
      offset = node.end
      cover(from: node.contentStart, to: node.contentEnd, in: outer)
    } else {
      node.missingCount = UInt8(clamping: text.count)
    }
    append(node)
  }

  private mutating func append(_ node: Node) {
    if count == capacity { grow() }
    (nodes + count).initialize(to: node)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Node>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: nodes, count: count)
    nodes.deallocate()
    nodes = larger
    capacity *= 2
  }
}
