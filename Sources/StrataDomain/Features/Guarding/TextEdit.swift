/// A piece of a text, and what is to be there in its place.
package struct TextEdit: Sendable, Equatable {
  /// Exactly one place of the text; empty for a file in which there is nothing yet.
  package var old: String
  package var new: String

  package init(old: String, new: String) {
    self.old = old
    self.new = new
  }

  /// A text, nil where there is no file, with the replacement done; `number` counts the edits of a
  /// write from 1.
  func applied(to text: [UInt8]?, at path: String, number: Int) throws(GuardError) -> [UInt8] {
    if old.isEmpty {
      guard text?.isEmpty ?? true else { throw .emptyEdit(path: path, number: number) }
      return Array(new.utf8)
    }
    guard let text else { throw .noFile(path: path) }
    let places = text.ranges(of: Array(old.utf8))
    guard let place = places.first else { throw .notFound(self, path: path, number: number) }
    if places.count > 1 {
      throw .notUnique(self, path: path, number: number, places: places.count)
    }
    return Array(text[..<place.lowerBound]) + Array(new.utf8) + Array(text[place.upperBound...])
  }
}
