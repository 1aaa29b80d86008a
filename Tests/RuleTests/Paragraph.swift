/// A title of a page, the lines below it, and the code that it is about.
struct Paragraph {
  var title: String
  var notes: [String]
  var source: String

  /// Every paragraph of a page that shows code.
  static func all(in text: String) -> [Paragraph] {
    var found: [Paragraph] = []
    var title = ""
    var notes: [String] = []
    var source: [String]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = source {
        if line == "```" {
          found.append(Paragraph(title: title, notes: notes, source: open.joined(separator: "\n")))
          source = nil
        } else {
          source = open + [String(line)]
        }
      } else if line.hasPrefix("## ") {
        title = String(line.dropFirst(3))
        notes = []
      } else if line == "```swift" {
        source = []
      } else if !line.isEmpty {
        notes.append(String(line))
      }
    }
    return found
  }
}
