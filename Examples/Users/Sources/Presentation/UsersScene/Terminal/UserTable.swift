/// Some rows of the list, as a table of text.
struct UserTable {
  /// The widest a column gets, from the left.
  private static let widest = [5, 24, 30, 7, 9]

  /// The rows, and the number that opens the first of them.
  let rows: [UserListRow]
  let firstNumber: Int

  /// The head and a line for every row.
  var lines: [String] {
    let cells =
      [["#", "Name", "Email", "Country", "Status"]]
      + rows.enumerated().map { offset, row in
        [String(firstNumber + offset), row.name, row.email, row.country, row.status]
          .map(\.printable)
      }
    let widths = Self.widest.indices.map { column in
      min(Self.widest[column], cells.map { $0[column].columns }.max() ?? 0)
    }
    return cells.map { line in
      zip(line, widths).map { $0.fitted(to: $1) }.joined(separator: "  ").trimmingEnd
    }
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
