/// Running text broken into lines.
enum Paragraph {
  /// The text at most `width` columns wide behind an indent; blank lines part paragraphs.
  static func text(_ text: String, indent: Int, width: Int) -> String {
    var paragraphs: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.split { $0 == " " || $0 == "\t" }
      if words.isEmpty { paragraphs.append([]) } else { paragraphs[paragraphs.count - 1] += words }
    }
    return paragraphs.filter { !$0.isEmpty }
      .map { lines(of: $0.map { String($0).printable }, indent: indent, width: width) }
      .joined(separator: "\n")
  }

  private static func lines(of words: [String], indent: Int, width: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var text = ""
    var column = 0
    for word in words {
      let columns = word.displayWidth
      if column > 0 && column + 1 + columns > width {
        text += "\n"
        column = 0
      }
      text += column == 0 ? margin : " "
      column += (column == 0 ? indent : 1) + columns
      text += word
    }
    return text + "\n"
  }
}
