/// Running text broken into lines.
enum Paragraph {
  /// The text at most `width` columns wide behind an indent; blank lines part paragraphs.
  ///
  /// Lines break at blanks, and between Chinese characters, which have none.
  static func text(_ text: String, indent: Int, width: Int) -> String {
    var paragraphs: [[Piece]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.split { $0 == " " || $0 == "\t" }
      if words.isEmpty { paragraphs.append([]) }
      for (index, word) in words.enumerated() {
        let pieces = pieces(of: String(word).printablePath)
        let last = paragraphs[paragraphs.count - 1].last?.text.last
        let joins = index == 0 && last?.isWide == true && pieces[0].text.first?.isWide == true
        paragraphs[paragraphs.count - 1] += [Piece(pieces[0].text, isParted: !joins)]
        paragraphs[paragraphs.count - 1] += pieces.dropFirst()
      }
    }
    return paragraphs.filter { !$0.isEmpty }
      .map { lines(of: $0, indent: indent, width: width) }
      .joined(separator: "\n")
  }

  /// What no line end cuts, and whether a blank stands before it within a line.
  private struct Piece {
    var text: String
    var isParted: Bool

    init(_ text: String, isParted: Bool) {
      self.text = text
      self.isParted = isParted
    }
  }

  /// A word as what may stand on lines of its own; at least one.
  private static func pieces(of word: String) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    for character in word {
      if let last = text.last, last.isWide || character.isWide, !last.opens, !character.closes {
        pieces.append(Piece(text, isParted: false))
        text = ""
      }
      text.append(character)
    }
    return pieces + [Piece(text, isParted: false)]
  }

  private static func lines(of pieces: [Piece], indent: Int, width: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var text = ""
    var column = 0
    for piece in pieces {
      let columns = piece.text.displayWidth
      let gap = piece.isParted ? 1 : 0
      if column > 0 && column + gap + columns > width {
        text += "\n"
        column = 0
      }
      text += column == 0 ? margin : String(repeating: " ", count: gap)
      column += (column == 0 ? indent : gap) + columns
      text += piece.text
    }
    return text + "\n"
  }
}

extension Character {
  /// Whether it takes two columns, as Chinese characters and marks do.
  fileprivate var isWide: Bool { displayWidth == 2 }

  /// Whether what follows stays beside it.
  fileprivate var opens: Bool { "（「『《〈【〔“‘([{".contains(self) }

  /// Whether it stays beside what stands before it.
  fileprivate var closes: Bool { "，。、；：？！）」』》〉】〕”’…—,.;:?!)]}".contains(self) }
}
