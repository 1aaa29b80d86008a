/// A file of a project as it is saved.
package struct SavedFile: Sendable, Equatable {
  /// The root of the project, as paths of a request are typed.
  package var root: String
  /// What is in the file; nil if there is none.
  package var text: [UInt8]?

  package init(root: String, text: [UInt8]?) {
    self.root = root
    self.text = text
  }
}
