internal import StrataCode

/// A file that was read.
struct ReadFile: Sendable {
  var path: String
  var facts: FileFacts
  /// What the content is called; nil without a cache.
  var id: ContentID?
  /// How many bytes it had when it was listed; nil for a file of a commit.
  var size: Int?
  /// Whether an earlier run had extracted the facts.
  var isCached: Bool
}
