import Foundation
import TestSupport

/// A fenced block of shell commands in a page.
struct ShellBlock {
  var page: String
  /// The line of the page that the block begins on.
  var line: Int
  var commands: String
  /// Why it cannot run here: what a comment `<!-- not run: … -->` on the line before says.
  var obstacle: String?
  /// How it ends: 0 unless a comment `<!-- ends with N: … -->` on the line before says so.
  var code: Int32 = 0

  /// The blocks of a language in a page, by its path from the repository's root.
  static func blocks(in page: String, language: String = "sh") throws -> [ShellBlock] {
    var found: [ShellBlock] = []
    var isOpen = false
    var previous = Substring()
    let lines = try Repository.text(page).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if isOpen, line == "```" {
        isOpen = false
      } else if isOpen {
        found[found.count - 1].commands += line + "\n"
      } else if line == "```" + language {
        isOpen = true
        found.append(ShellBlock(page: page, line: index + 1, marker: previous))
      }
      previous = line
    }
    return found
  }

  private init(page: String, line: Int, marker: Substring) {
    self.page = page
    self.line = line
    commands = ""
    let text = marker.hasPrefix("<!-- ") ? marker.dropFirst(5).dropLast(4) : ""
    if text.hasPrefix("not run: ") { obstacle = String(text.dropFirst(9)) }
    if text.hasPrefix("ends with ") { code = Int32(text.dropFirst(10).prefix { $0 != ":" }) ?? -1 }
  }
}
