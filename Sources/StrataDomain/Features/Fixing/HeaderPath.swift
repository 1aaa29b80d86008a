internal import StrataCode

/// What the comment at the top of a file says of where it lies, told for another place.
struct HeaderPath {
  private let old: [Substring]
  private let new: [Substring]
  /// Words that say something else: names of targets.
  private let kept: Set<String>

  /// A file that goes from one path to another; what is called as one of `kept` stays.
  init(from old: String, to new: String, but kept: Set<String>) {
    self.old = old.split(separator: "/")
    self.new = new.split(separator: "/")
    self.kept = kept
  }

  /// What takes the place of bytes: of paths and of the one word of a line that is a folder's name.
  func changes(in text: [UInt8]) -> [(bytes: Range<Int>, text: String)] {
    var changes: [(bytes: Range<Int>, text: String)] = []
    var number = 1
    var before = -1
    while case let line = TextLine(number, of: text), Int(line.whole.start) > before,
      line.words.first?.hasPrefix("//") == true, line.words.first?.hasPrefix("///") == false
    {
      number += 1
      before = Int(line.whole.start)
      let words = line.words.drop { $0 == "//" }.map {
        $0.hasPrefix("//") ? String($0.dropFirst(2)) : $0
      }
      for word in words where word.contains("/") || words.count == 1 {
        guard let told = told(word), told != word,
          let bytes = text[before..<Int(line.whole.end)].firstRange(of: Array(word.utf8))
        else { continue }
        changes.append((bytes, told))
      }
    }
    return changes
  }

  /// A text with all of that changed.
  func told(_ text: [UInt8]) -> [UInt8] {
    var text = text
    for change in changes(in: text).reversed() {
      text.replaceSubrange(change.bytes, with: Array(change.text.utf8))
    }
    return text
  }

  /// A path that ends as the old one or its folder does, or a folder of it, told for the new one.
  private func told(_ word: String) -> String? {
    let parts = word.split(separator: "/")
    let folder = old.dropLast()
    if parts.count > 1 {
      let isFile = old.suffix(parts.count).elementsEqual(parts)
      guard isFile || folder.suffix(parts.count).elementsEqual(parts) else { return nil }
      let start = (isFile ? old.count : folder.count) - parts.count
      // What stands before is told nowhere: it has to be the same.
      guard old.prefix(start).elementsEqual(new.prefix(start)) else { return nil }
      return (isFile ? new : new.dropLast()).dropFirst(start).joined(separator: "/")
    }
    guard !kept.contains(word), let index = folder.lastIndex(where: { $0 == word }), index > 0,
      index < new.count - 1, folder.prefix(index).elementsEqual(new.prefix(index))
    else { return nil }
    return String(new[index])
  }
}
