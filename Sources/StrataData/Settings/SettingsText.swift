package import StrataDomain
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
      throw .unreadable(path: path, cause: "it is larger than 256 KB")
    }
    let root: Node?
    do throws(YAMLFailure) { root = try YAMLText.root(of: bytes) } catch {
      let position = error.position ?? Position(line: 1, column: 1)
      throw .mistake(mistake(error, in: settings.text), path: path, at: position)
    }
    // A file of comments alone says nothing, and that is allowed.
    guard let node = root.map({ SettingsNode(node: $0, name: path) }), !node.isEmpty else {
      return settings
    }
    do throws(SettingsNode.Failure) { try SettingsDecoder().fill(&settings, from: node) } catch {
      throw .mistake(error.mistake, path: path, at: error.position)
    }
    return settings
  }

  private static let sizeLimit = 256 << 10

  private static func mistake(_ failure: YAMLFailure, in text: String) -> SettingsMistake {
    if let key = failure.twice { return .twice(key) }
    var cause = failure.problem
    // Of a second document the parser says half a sentence.
    if cause.contains("nesting level") { cause = "it is nested too deeply" }
    if cause == "it is not text" { cause = "it is not text in UTF-8" }
    if cause.contains("alphabetic or numeric character") {
      return .syntax(cause: "\(cause); put a pattern that begins with '*' in quotes")
    }
    if cause.contains("another document") { cause = "there is one document too many" }
    if let position = failure.position {
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let line = position.line <= lines.count ? lines[position.line - 1] : ""
      let rest = line.dropFirst(position.column - 1)
      switch rest.first {
      case "@", "`": cause += "; put the text that begins with '\(rest.prefix(1))' in quotes"
      case "\t": cause += "; indent with spaces, not with a tab"
      default: break
      }
    }
    return .syntax(cause: "\(cause)")
  }
}
