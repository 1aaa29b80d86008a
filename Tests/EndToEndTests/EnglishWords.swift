import Foundation

/// Finds English in a text that is to be Chinese.
enum EnglishWords {
  /// The lines that say something in English, with what they say.
  ///
  /// What is quoted, is code, a path, a name of several words written as one, a rule, an option or a
  /// term that is agreed on, is no English.
  static func left(in text: String) -> [String] {
    let withoutSources = text.split(separator: "\n").filter { !$0.contains("│") }
    return withoutSources.compactMap { line in
      var rest = String(line)
      for pattern in code {
        rest = rest.replacingOccurrences(of: pattern, with: " ", options: .regularExpression)
      }
      let words = rest.split { !($0.isASCII && $0.isLetter) }.map(String.init)
        .filter { $0.count > 1 && !terms.contains($0) && !isName($0) }
      return words.isEmpty ? nil : "\(words.joined(separator: " ")) ← \(line)"
    }
  }

  /// `LiveFeedRepository`, `HTTP`.
  private static func isName(_ word: String) -> Bool {
    word.dropFirst().contains { $0.isUppercase }
  }

  private static let code = [
    "`[^`]*`", "'[^']*'", "\"[^\"]*\"", "<[^>]*>", "\\[[a-z.-]+\\]", "--[a-z-]+",
    "strata( [a-z]+)?",
    // Paths, rules and names with dots, dashes or underscores within.
    "[A-Za-z0-9_]*([./:_>@#=-]+[A-Za-z0-9_]+)+",
    // The severity of a headline, which editors read.
    ":\\d+:\\d+: (error|warning|info|note):", "^::(error|warning|notice) ",
  ]

  /// What stays as it is in all languages.
  private static let terms: Set<String> = [
    "Clean", "Architecture", "UseCase", "Repository", "DTO", "Mapper", "Entity", "ViewModel",
    "Codable", "Sendable", "Coordinator", "Router", "Swift", "Xcode", "Tuist", "git", "Git", "JSON",
    "Markdown", "mock", "fake", "stub", "target", "pull", "request", "Domain", "Data",
    "Presentation", "Infrastructure", "App", "Common", "Test", "error", "warning", "info", "off",
    "standard", "layered", "pragmatic", "router", "interactor", "Strata", "Extension", "import",
  ]
}
