internal import StrataCode

/// What the parts of a settings file need, as the end of a sentence.
enum Needs {
  static let keys = Phrase(
    "keys such as '\(SettingsKey.profile.name):' or '\(SettingsKey.layers.name):'",
    zh: "'\(SettingsKey.profile.name):' 或 '\(SettingsKey.layers.name):' 这样的键")
  static let paths = Phrase(
    "patterns of paths, such as [Generated/**]", zh: "路径的模式，例如 [Generated/**]")
  static let words = Phrase(
    "words of folder names, such as [Services]", zh: "文件夹名中的词，例如 [Services]")
  static let wordsNotPaths = Phrase("\(words), not paths", zh: "\(words)，而不是路径")
}
