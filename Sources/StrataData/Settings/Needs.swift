internal import StrataCode

/// What the keys of a settings file need, as the end of a sentence.
enum Needs {
  static let keys = Phrase(
    "keys such as 'profile:' or 'layers:'", zh: "'profile:' 或 'layers:' 这样的键")
  static let folders = Phrase(
    "patterns of folders, such as [Sources/Features/*]", zh: "文件夹的模式，例如 [Sources/Features/*]")
  static let paths = Phrase(
    "patterns of paths, such as [Generated/**]", zh: "路径的模式，例如 [Generated/**]")
  static let layerPatterns = Phrase("layers with their patterns", zh: "各层及其模式")
  static let layerWords = Phrase(
    "layers with the words that mean them", zh: "各层及表示它们的词")
  static let words = Phrase(
    "words of folder names, such as [Services]", zh: "文件夹名中的词，例如 [Services]")
  static let wordsNotPaths = Phrase("\(words), not paths", zh: "\(words)，而不是路径")

  static func profile(among names: [String]) -> Phrase {
    Phrase(
      "the name of a profile: \(Phrase.row(names))", zh: "流派（profile）的名称：\(Phrase.row(names))")
  }
}
