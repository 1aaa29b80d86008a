/// Where a document is.
package struct DocumentPlace: Sendable, Hashable {
  /// The absolute path of the project's root, without links.
  package var root: String
  /// The path from there.
  package var file: String

  package init(root: String, file: String) {
    self.root = root
    self.file = file
  }

  /// The absolute path.
  var path: String { root == "/" ? "/" + file : root + "/" + file }
}
