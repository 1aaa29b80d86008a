internal import StrataCode
internal import StrataRules

/// What a fix would write, before anybody judged it.
struct FixDraft {
  /// A text in the place of some bytes, and what that does.
  struct Piece {
    var bytes: Range<Int>
    var text: [UInt8]
    var reason: Phrase
  }

  let kind: FixKind
  let path: String
  /// What is saved of the file.
  let text: [UInt8]
  let piece: Piece
  /// What is to be gone then.
  var findings: [Finding]

  /// The edit of a plan.
  var edit: Edit {
    Edit(.replace(path: path, bytes: piece.bytes, with: piece.text), because: piece.reason)
  }
}
