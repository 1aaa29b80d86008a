/// XML as other programs read it.
enum XMLText {
  /// The first line of a document.
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// An element on lines of its own; without content it closes itself.
  static func element(
    _ name: String, _ attributes: [(String, String)], indent: Int, content: String = ""
  ) -> String {
    let margin = String(repeating: " ", count: indent)
    let list = attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
    return content.isEmpty
      ? "\(margin)<\(name)\(list)/>\n"
      : "\(margin)<\(name)\(list)>\n\(content)\(margin)</\(name)>\n"
  }

  /// An element around text.
  static func element(
    _ name: String, _ attributes: [(String, String)], indent: Int, text: String
  ) -> String {
    let margin = String(repeating: " ", count: indent)
    let list = attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
    return "\(margin)<\(name)\(list)>\(escaped(text, keepsLines: true))</\(name)>\n"
  }

  /// Text for an attribute or, if it keeps its lines, between tags: nothing in it is markup, and
  /// what XML cannot hold is replaced by a sign.
  static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where !keepsLines: escaped += "&quot;"
      case "\n" where !keepsLines: escaped += "&#10;"
      case "\t" where !keepsLines: escaped += "&#9;"
      case "\r": escaped += "&#13;"
      // GitHub would obey `##[name]` in a log.
      case "[" where escaped.utf8.suffix(2).elementsEqual("##".utf8): escaped += "&#91;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
