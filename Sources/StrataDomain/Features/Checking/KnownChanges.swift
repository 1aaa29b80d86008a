internal import StrataCode
internal import StrataModel
internal import StrataRules

/// What is known of the way from one state of a code base to another.
struct KnownChanges {
  /// What was moved and removed; nil if nobody knows.
  let moves: () -> FileMoves?
  /// The files that are new or differ; nil if nobody knows.
  let files: () -> Set<String>?
  /// Whether nothing else can have changed, so that whatever is new came by them.
  let isAll: Bool

  /// What `changes` tells since a commit.
  init(since commit: String, in root: String, told changes: any ChangeReading) {
    moves = { try? changes.moves(since: commit, in: root) }
    files = { try? changes.changedFiles(since: commit, in: root) }
    isAll = false
  }

  /// What an overlay does to what is saved.
  init(by overlay: Overlay) {
    moves = { FileMoves(of: overlay) }
    files = { Set(overlay.files.keys) }
    isAll = true
  }
}
