/// What somebody means to write to a file.
package enum ProposedWrite: Sendable, Equatable {
  /// The whole text of the file from then on, in UTF-8.
  case content([UInt8])
  /// Replacements in the text that is saved, one after the other.
  case edits([TextEdit])
  /// Lines that give way to others, hunk by hunk.
  case hunks([LineHunk])
  /// No file from then on.
  case removal
  /// One import more, of a module by its name.
  case adding(module: String)

  /// The text of the file after the write; `saved` is what is there now, nil for no file. `path` is
  /// what the file is called in a complaint.
  func text(over saved: [UInt8]?, at path: String) throws(GuardError) -> [UInt8] {
    switch self {
    case .content(let text): return text
    case .edits(let edits):
      guard !edits.isEmpty else { throw .noEdit }
      var text = saved
      for (index, edit) in edits.enumerated() {
        text = try edit.applied(to: text, at: path, number: index + 1)
      }
      return text ?? []
    case .hunks(let hunks):
      guard let saved else { throw .noFile(path: path) }
      guard let text = hunks.applied(to: String(decoding: saved, as: UTF8.self)) else {
        throw .noLines(path: path)
      }
      return Array(text.utf8)
    case .removal: return []
    case .adding(let module):
      guard Self.isModule(module) else { throw .noModule(module) }
      return saved.map { ImportLine.adding(module, to: $0) }
        ?? ImportLine.beginning(module, at: path)
    }
  }

  /// Whether a word can name a module, or a part of one: `UIKit`, `UIKit.UIView`.
  private static func isModule(_ word: String) -> Bool {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      part.first.map { $0.isLetter || $0 == "_" } == true
        && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }
}
