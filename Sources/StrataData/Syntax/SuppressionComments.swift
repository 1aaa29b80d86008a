internal import StrataCode
internal import SwiftSyntax

/// Finds the comments that speak to Strata, with the code they speak of.
struct SuppressionComments {
  /// Whether the bytes hold the word at all; most files do not, and are not walked again.
  static func areLikely(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    pattern.firstIndex(in: bytes) != nil
  }

  private static let pattern = BytePattern(word)

  private static let word = "strata:allow"

  /// A comment: its text from `strata:` on, where that is, and the offset of what it speaks of.
  typealias Comment = (text: String, span: Span, target: UInt32)

  /// The comments of a tree in source order.
  static func all(in tree: SourceFileSyntax) -> [Comment] {
    var found: [Comment] = []
    var startsLine = true
    for token in tree.tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      let code = token.positionAfterSkippingLeadingTrivia.utf8Offset
      for piece in token.leadingTrivia.pieces {
        if piece.isNewline { startsLine = true }
        let target = startsLine ? code : offset
        if let comment = comment(piece, at: offset, of: target) { found.append(comment) }
        offset += piece.sourceLength.utf8Length
      }
      offset = token.endPositionBeforeTrailingTrivia.utf8Offset
      for piece in token.trailingTrivia.pieces {
        if let comment = comment(piece, at: offset, of: offset) { found.append(comment) }
        offset += piece.sourceLength.utf8Length
      }
      startsLine = false
    }
    return found
  }

  private static func comment(_ piece: TriviaPiece, at offset: Int, of target: Int) -> Comment? {
    guard let comment = text(of: piece), let start = directive(in: comment) else { return nil }
    let length = max(0, comment.utf8.count - tail(of: comment) - start)
    let text = String(decoding: Array(comment.utf8)[start..<(start + length)], as: UTF8.self)
    return (
      text.split(whereSeparator: \.isWhitespace).joined(separator: " "),
      Span(start: offset + start, length: length), UInt32(clamping: target)
    )
  }

  private static func text(of piece: TriviaPiece) -> String? {
    switch piece {
    case .lineComment(let text), .blockComment(let text): text
    default: nil
    }
  }

  /// The offset of `strata:allow` if the comment begins with it.
  private static func directive(in comment: String) -> Int? {
    let body = comment.utf8.dropFirst(2)
    let start = body.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard start.starts(with: word.utf8) else { return nil }
    return comment.utf8.count - start.count
  }

  /// How many bytes at the end belong to the comment's own marks and blanks.
  private static func tail(of comment: String) -> Int {
    var text = Substring(comment)
    if text.hasPrefix("/*"), text.hasSuffix("*/") { text = text.dropLast(2) }
    while text.last?.isWhitespace == true { text.removeLast() }
    return comment.utf8.count - text.utf8.count
  }
}
