import Foundation
import TestSupport
import Testing

@Suite("The words that people read")
struct WordsTests {
  /// What is said otherwise: `fix`, `violation`, `help`, `one per line`, `in the composition root`.
  private static let banned = [
    "\\bmend(s|ed|ing)?\\b", "\\boffences?\\b", "\\bways? out\\b", "\\bone a line\\b",
    "\\ba line each\\b", "\\bnothing of it\\b", "\\bthe way there\\b", "\\bnothing lacks\\b",
    "\\bso many\\b", "\\bspeaks? of\\b", "\\bwho names whom\\b", "\\bwhom it names\\b",
    "where the app is composed", "\\binitialisers?\\b", "\\bcolours?\\b", "written by a tool",
    "\\bhabit of this project\\b", "draws? (a|no) Domain", "\\b(is|are) gone\\b",
  ]

  private static let pages =
    ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md"]
    + Repository.files(below: "Documentation/Guides", suffix: ".md")

  @Test(arguments: pages)
  func pagesSayItPlainly(_ page: String) throws {
    for (number, line) in try Repository.text(page).split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated() {
      for word in Self.banned where line.range(of: word, options: .regularExpression) != nil {
        Issue.record("\(page):\(number + 1): \(word)")
      }
    }
  }

  /// Texts of the tool: string literals of several words outside comments.
  @Test(arguments: Repository.files(below: "Sources", suffix: ".swift"))
  func theToolSaysItPlainly(_ file: String) throws {
    let text = try Repository.text(file).replacing(/(?m)^\s*\/\/.*$/, with: "")
    let literals = text.matches(of: /"""(?s:.*?)"""|"(?:[^"\\\n]|\\.)*"/)
    for literal in literals.map({ $0.output }) where literal.contains(" ") {
      // Values in a text are names of the code.
      let prose = literal.replacing(/\\\([^)]*\)/, with: "")
      for word in Self.banned where prose.range(of: word, options: .regularExpression) != nil {
        Issue.record("\(file): \(word) in \(prose.prefix(120))")
      }
    }
  }
}
