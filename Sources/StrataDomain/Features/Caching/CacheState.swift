internal import StrataCode

/// What is kept of earlier runs.
package struct CacheState: Sendable, Equatable {
  /// The file that holds it.
  package var path: String
  /// The size of that file; 0 if there is none.
  package var bytes: Int
  /// How large it may grow.
  package var limit: Int
  /// Whether there is one that this version wrote; any other counts as empty.
  package var isReadable = false
  /// Whether a run could add to it.
  package var isWritable = false
  /// How many runs added to it since it was last written as a whole.
  package var segments = 0
  /// Files whose facts it holds.
  package var files = 0
  /// The bytes of those facts.
  package var factBytes = 0
  /// The bytes of those files.
  package var sourceBytes = 0
  /// Code bases whose manifests it has read.
  package var projects = 0
  /// Code bases that it has judged.
  package var verdicts = 0

  /// The state of a place where nothing is kept yet.
  package init(path: String, bytes: Int = 0, limit: Int = 0) {
    self.path = path
    self.bytes = bytes
    self.limit = limit
  }
}
