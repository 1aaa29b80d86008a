/// A piece of a text, and what is to be there in its place.
package struct TextEdit: Sendable, Equatable {
  /// A place of the text, the only one unless each is meant; empty for a file in which there is nothing yet.
  package var old: String
  package var new: String
  /// Every place of the text is meant, however many there are.
  package var isEverywhere: Bool

  package init(old: String, new: String, isEverywhere: Bool = false) {
    self.old = old
    self.new = new
    self.isEverywhere = isEverywhere
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
    guard !places.isEmpty else { throw .notFound(self, path: path, number: number) }
    if places.count > 1, !isEverywhere {
      throw .notUnique(self, path: path, number: number, places: places.count)
    }
    var result: [UInt8] = []
    var start = text.startIndex
    for place in places {
      result += text[start..<place.lowerBound] + Array(new.utf8)
      start = place.upperBound
    }
    return result + text[start...]
  }
}
