/// A text as an editor shows it, saved or not.
package struct OpenText: Sendable, Equatable {
  /// Its path from the project's root.
  package var file: String
  /// In UTF-8.
  package var text: [UInt8]

  package init(file: String, text: [UInt8]) {
    self.file = file
    self.text = text
  }
}
