/// Rows of cells, each column as wide as its widest cell; the last one ends where it ends.
enum TextTable {
  static func text(_ rows: [[String]], indent: Int) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.dropLast().enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.displayWidth)
      }
    }
    return rows.map { line($0, widths, indent: indent) }.joined()
  }

  private static func line(_ row: [String], _ widths: [Int], indent: Int) -> String {
    var text = String(repeating: " ", count: indent)
    for (column, cell) in row.enumerated() {
      text += column == row.count - 1 ? cell : cell.padded(to: widths[column]) + "  "
    }
    while text.last == " " { text.removeLast() }
    return text + "\n"
  }
}
