import Foundation

/// Finds English in a text that is to be Chinese.
enum EnglishWords {
  /// The lines that say something in English, with the words that give it away.
  ///
  /// No English sentence does without one of the small words below, and no identifier, path, option,
  /// value or term that is agreed on is one. What is quoted and what is source code is passed over.
  static func left(in text: String) -> [String] {
    text.split(separator: "\n").filter { !isCode($0) }.compactMap { line in
      var rest = String(line)
      for pattern in passedOver {
        rest = rest.replacingOccurrences(of: pattern, with: " ", options: .regularExpression)
      }
      let words = rest.split { !($0.isASCII && $0.isLetter) }.map { $0.lowercased() }
        .filter(small.contains)
      return words.isEmpty ? nil : "\(words.joined(separator: " ")) ← \(line)"
    }
  }

  /// Code, names, tags, commands, paths and whatever else is written as one.
  private static let passedOver = [
    "`[^`]*`", "'[^']*'", "\"[^\"]*\"", "<[^>]*>", "strata [a-z]+", #"[\w/.-]*[./_-][\w/.-]*"#,
  ]

  /// A line of a source that is shown, or of an example, such as of a setting.
  private static func isCode(_ line: Substring) -> Bool {
    line.contains("│")
      || line.range(of: #"^# [a-z]+: [{\[]"#, options: .regularExpression) != nil
      || line.hasPrefix("    ")
        && line.range(
          of: #"[{}()=]|//|: any |\b(func|let|var|case|import|return|struct|class|protocol)\b"#,
          options: .regularExpression) != nil
  }

  private static let small = Set(
    """
    the an of is are was were to in and no not that this these those with for from which what who \
    whom it its by on or has have had does do did at be been but each every all any some one two \
    more most than then there here where when while only also too so such nothing anything \
    something cannot can may must should would will whose how why because if they them their your \
    files folders findings errors warnings infos modules layers placed names named declared found \
    checked shown hidden hides says said makes made takes gives lists writes reads shows
    """.split(separator: " ").map { String($0) })
}
