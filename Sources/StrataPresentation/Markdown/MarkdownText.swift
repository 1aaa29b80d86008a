/// Text within Markdown as GitHub and GitLab read it.
enum MarkdownText {
  /// Prose: what stands in quotes becomes code, and nothing else in it is markup, a person who is
  /// mentioned, or an issue that is linked. A table's cells are parted by bars, which are escaped.
  static func prose(_ text: String, inTable: Bool = false) -> String {
    let characters = Array(text.singleLine.printable)
    var written = ""
    var index = 0
    while index < characters.count {
      if let end = endOfQuote(in: characters, from: index) {
        written += code(String(characters[index + 1..<end]), inTable: inTable)
        index = end + 1
      } else {
        let next = index + 1 < characters.count ? characters[index + 1] : nil
        written += escaped(characters[index], before: next)
        index += 1
      }
    }
    return written
  }

  /// A span of code that holds what it holds.
  static func code(_ text: String, inTable: Bool = false) -> String {
    let text = text.singleLine.printable
    if text.isEmpty { return "" }
    let fence = String(repeating: "`", count: longestRun(in: text) + 1)
    let pad = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    let shown =
      inTable
      ? text.split(separator: "|", omittingEmptySubsequences: false)
        .joined(separator: "\\|") : text
    return fence + pad + shown + pad + fence
  }

  /// Text in which nothing is markup, a person who is mentioned, or an issue that is linked.
  static func escaped(_ text: String) -> String {
    let characters = Array(text.singleLine.printable)
    return characters.indices.map { index in
      escaped(characters[index], before: characters.dropFirst(index + 1).first)
    }.joined()
  }

  /// The most backticks that stand side by side.
  static func longestRun(in text: String) -> Int {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// Where a quote ends that begins at a place: `'so'` or `` `so` ``, but no apostrophe.
  private static func endOfQuote(in text: [Character], from start: Int) -> Int? {
    let mark = text[start]
    guard mark == "'" || mark == "`" else { return nil }
    if start > 0, text[start - 1].isInWord { return nil }
    var end = start + 1
    while end < text.count {
      let isLast = end + 1 == text.count || !text[end + 1].isInWord
      if text[end] == mark, isLast { return end > start + 1 ? end : nil }
      end += 1
    }
    return nil
  }

  private static func escaped(_ character: Character, before next: Character?) -> String {
    switch character {
    case "&": return "&amp;"
    case "<": return "&lt;"
    case ">": return "&gt;"
    case "$": return "&#36;"
    case "\\", "`", "*", "_", "[", "]", "|", "~": return "\\\(character)"
    case "@" where next?.isLetter == true || next?.isNumber == true: return "@<!-- -->"
    case "#" where next?.isNumber == true: return "#<!-- -->"
    default: return String(character)
    }
  }
}

extension Character {
  /// Whether it may belong to a word with an apostrophe, which Chinese has none of.
  fileprivate var isInWord: Bool { (isLetter || isNumber) && displayWidth < 2 }
}
