package import StrataCode

/// A change that was written and can be undone.
package struct ChangeRecord: Sendable, Equatable {
  /// What people call it.
  package var id: String
  package var title: Phrase
  /// When it was written, in seconds since 1970.
  package var time: Double
  /// The files that it made, changed, moved or deleted, by their paths from the root; sorted.
  package var files: [String]

  package init(id: String, title: Phrase, time: Double, files: [String]) {
    self.id = id
    self.title = title
    self.time = time
    self.files = files
  }
}
