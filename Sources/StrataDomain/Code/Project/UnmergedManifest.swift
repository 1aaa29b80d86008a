/// A manifest in which two histories stand beside each other, until somebody chooses.
package struct UnmergedManifest: Sendable, Hashable {
  /// From the root.
  package var path: String
  /// The line of the first marker, from 1.
  package var line: Int

  package init(path: String, line: Int) {
    self.path = path
    self.line = line
  }
}
