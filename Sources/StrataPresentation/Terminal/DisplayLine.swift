/// A source line as a terminal shows it: tabs as blanks, control characters as signs.
struct DisplayLine {
  private struct Cell {
    var text: String
    var column: Int
    var width: Int
    /// The offset of the character's first byte in the source line.
    var offset: Int
    var length: Int
  }

  private var cells: [Cell] = []
  /// The number of columns.
  private(set) var width = 0

  /// The line of a source text without its line end.
  init(_ source: String) {
    var offset = 0
    for character in source {
      let length = character.utf8.count
      var text = character.visible
      // GitHub would obey `##[name]`.
      if character == "[", cells.suffix(2).map(\.text) == ["#", "#"] {
        cells[cells.count - 1].text = "\u{FFFD}"
      }
      if character == "\t" { text = String(repeating: " ", count: 4 - width % 4) }
      let columns = text.displayWidth
      cells.append(
        Cell(text: text, column: width, width: columns, offset: offset, length: length))
      offset += length
      width += columns
    }
  }

  /// The columns that bytes `start..<end` of the source line take; never fewer than one.
  func columns(from start: Int, to end: Int) -> Range<Int> {
    let first = cells.first { $0.offset + $0.length > start }?.column ?? width
    let last = cells.last { $0.offset < end }.map { $0.column + $0.width } ?? first
    return first..<max(first + 1, last)
  }

  /// The last column that shows anything but blanks, plus one.
  var inkEnd: Int { cells.last { $0.text != " " }.map { $0.column + $0.width } ?? 0 }

  /// Exactly the columns `window`, with `…` where something is cut off.
  func text(in window: Range<Int>) -> String {
    let cutsHead = window.lowerBound > 0
    let cutsTail = window.upperBound < width
    let first = window.lowerBound + (cutsHead ? 1 : 0)
    let last = window.upperBound - (cutsTail ? 1 : 0)
    var text = cutsHead ? "…" : ""
    var column = first
    for cell in cells where cell.column >= first && cell.column + cell.width <= last {
      text += String(repeating: " ", count: cell.column - column) + cell.text
      column = cell.column + cell.width
    }
    return text + (cutsTail ? String(repeating: " ", count: last - column) + "…" : "")
  }
}
