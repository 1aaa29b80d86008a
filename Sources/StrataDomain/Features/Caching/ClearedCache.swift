/// What was thrown away.
package struct ClearedCache: Sendable, Equatable {
  package var path: String
  /// How much room it took.
  package var bytes: Int

  package init(path: String, bytes: Int) {
    self.path = path
    self.bytes = bytes
  }
}
