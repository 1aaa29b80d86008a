/// The part of the list that a terminal shows.
struct UserListScreen {
  /// How many rows fit.
  static let height = 20

  /// The first row shown, from 0.
  private(set) var first = 0

  /// Moves a screen down, if there are rows.
  mutating func moveDown(in rows: [UserListRow]) -> Bool {
    guard first + Self.height < rows.count else { return false }
    first += Self.height
    return true
  }

  /// Moves a screen up, unless it is at the top.
  mutating func moveUp() -> Bool {
    guard first > 0 else { return false }
    first = max(0, first - Self.height)
    return true
  }

  /// The lines to show of a list.
  @MainActor
  func lines(of list: UserListViewModel) -> [String] {
    switch list.state {
    case .loading: ["Loading…"]
    case .empty: ["There are no users."]
    case .failed(let message): [message.printable, "Type 'retry' to ask again."]
    case .loaded: loadedLines(of: list)
    }
  }

  @MainActor
  private func loadedLines(of list: UserListViewModel) -> [String] {
    let shown = Array(list.rows.dropFirst(first).prefix(Self.height))
    let last = first + shown.count
    var lines = UserTable(rows: shown, firstNumber: first + 1).lines
    lines.append("")
    lines.append("Users \(first + 1) to \(last) of \(list.total)")
    return lines + Self.problemLines(of: list)
  }

  /// Why a page did not come, if one did not.
  @MainActor
  static func problemLines(of list: UserListViewModel) -> [String] {
    guard let problem = list.problem else { return [] }
    return [problem.printable, "Type 'retry' to ask again."]
  }
}
