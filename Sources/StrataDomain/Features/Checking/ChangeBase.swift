/// What a change starts from.
package struct ChangeBase: Sendable, Equatable {
  /// As people call it, such as `main`.
  package var name: String
  /// The full identifier of the commit.
  package var commit: String
  /// It is the present commit, so that only what is not committed can differ.
  package var isPresent: Bool
  /// A merge is going on: what it brings in is taken for known.
  package var isMerging: Bool

  package init(name: String, commit: String, isPresent: Bool = false, isMerging: Bool = false) {
    self.name = name
    self.commit = commit
    self.isPresent = isPresent
    self.isMerging = isMerging
  }

  /// The files as they are saved, which an overlay is compared with.
  static let saved = ChangeBase(name: "", commit: "")

  /// Whether it is what is saved, and no commit.
  package var isSaved: Bool { commit.isEmpty }

  /// So much of the identifier as people read.
  package var shortCommit: String { String(commit.prefix(7)) }
}
