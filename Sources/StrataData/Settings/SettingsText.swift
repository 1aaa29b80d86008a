package import StrataCode
internal import Yams

/// The text of a settings file.
package enum SettingsText {
  /// The settings that the bytes of the file at `path` say.
  package static func settings(
    _ bytes: [UInt8], at path: String
  ) throws(SettingsError) -> Settings {
    var settings = Settings()
    settings.file = path
    settings.text = String(decoding: bytes, as: UTF8.self)
    guard bytes.count <= sizeLimit else {
      throw .unreadable(path: path, cause: SkipReason.isTooLarge("256 KB"))
    }
    let root: Node?
    do throws(YAMLFailure) { root = try YAMLText.root(of: bytes) } catch {
      let position = error.position ?? Position(line: 1, column: 1)
      throw .mistakes([.init(mistake(error, in: settings.text), at: position)], path: path)
    }
    // A file of comments alone says nothing, and that is allowed.
    guard let node = root.map({ SettingsNode(node: $0, name: path) }), !node.isEmpty else {
      return settings
    }
    do throws(SettingsNode.Failure) { try SettingsDecoder().fill(&settings, from: node) } catch {
      throw .mistakes(error.faults, path: path)
    }
    return settings
  }

  private static let sizeLimit = 256 << 10

  private static func mistake(_ failure: YAMLFailure, in text: String) -> SettingsMistake {
    let cause = failure.problem.phrase
    switch failure.problem {
    case .twice(let key): return .twice(key)
    case .notText: return .syntax(cause: Phrase("\(cause) in UTF-8", zh: "它不是 UTF-8 文本"))
    case .found(let words):
      let known = complaints.first { words.contains($0.words) }
      return .syntax(cause: known?.cause ?? cause + advice(at: failure.position, in: text))
    default: return .syntax(cause: cause)
    }
  }

  /// What the parser says in half a sentence, or where it does not say what to do.
  private static let complaints: [(words: String, cause: Phrase)] = [
    ("nesting level", Phrase("it is nested too deeply", zh: "嵌套过深")),
    ("another document", Phrase("there is one document too many", zh: "多了一个文档")),
    (
      "alphabetic or numeric character",
      Phrase(
        """
        did not find expected alphabetic or numeric character; put a pattern that begins with '*' \
        in quotes
        """,
        zh: "这里需要字母或数字；把以 '*' 开头的模式放进引号")
    ),
  ]

  /// What to do about a letter with which nothing may begin.
  private static func advice(at position: Position?, in text: String) -> Phrase {
    guard let position else { return .empty }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let line = position.line <= lines.count ? lines[position.line - 1] : ""
    switch line.dropFirst(position.column - 1).first {
    case let letter? where "@`".contains(letter):
      return Phrase(
        "; put the text that begins with '\(String(letter))' in quotes",
        zh: "；把以 '\(String(letter))' 开头的文本放进引号")
    case "\t":
      return Phrase("; indent with spaces, not with a tab", zh: "；用空格缩进，不用制表符")
    default: return .empty
    }
  }
}
