/// A user's page on a terminal.
struct UserDetailScreen {
  /// The lines to show of a page.
  @MainActor
  static func lines(of page: UserDetailViewModel) -> [String] {
    switch page.state {
    case .loading: ["Loading…"]
    case .failed(let message): [message.printable, "Type 'retry' to ask again, 'back' to leave."]
    case .loaded(let user):
      [
        "User      \(user.id)",
        "Name      \(user.name.printable)",
        "Email     \(user.email.printable)",
        "Country   \(user.country.printable)",
        "Status    \(user.status)",
        "Joined    \(user.joined)",
        "",
        "Type 'edit NAME' for a new name, 'back' for the list.",
      ]
    }
  }
}
