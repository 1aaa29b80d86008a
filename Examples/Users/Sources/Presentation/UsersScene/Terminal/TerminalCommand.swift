import Foundation

/// What can be typed.
package enum TerminalCommand: Equatable {
  case next, back, retry, help, quit, nothing
  case open(row: Int)
  case edit(name: String)
  case unknown(word: String)

  /// Understands a line; capitals and space around it do not matter.
  package init(_ line: String) {
    let words = line.trimmingCharacters(in: .whitespacesAndNewlines)
      .split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard let word = words.first else {
      self = .nothing
      return
    }
    let rest = words.count > 1 ? String(words[1]) : nil
    switch (word.lowercased(), rest) {
    case ("edit", _), ("e", _): self = .edit(name: rest ?? "")
    case ("next", nil), ("n", nil): self = .next
    case ("back", nil), ("b", nil): self = .back
    case ("retry", nil), ("r", nil): self = .retry
    case ("help", nil), ("h", nil), ("?", nil): self = .help
    case ("quit", nil), ("q", nil), ("exit", nil): self = .quit
    default:
      if rest == nil, let row = Int(word) {
        self = .open(row: row)
      } else {
        self = .unknown(word: String(word))
      }
    }
  }

  /// What `help` prints.
  package static let summary = """
    next         the next page of the list
    NUMBER       open the user in that row
    edit NAME    give the open user a new name
    back         from a user to the list, or a page up in it
    retry        ask the server again
    quit         leave
    """
}
