import UsersDomain

/// The words for what went wrong, for people.
enum UserErrorMessage {
  /// One or two sentences on an error of any kind.
  static func text(for error: any Error) -> String {
    switch error as? UserError {
    case .notFound(let id): "There is no user \(id)."
    case .impossibleIdentifier: "No user can have this number."
    case .impossiblePage: "There is no such page."
    case .invalidName(let problem): text(for: problem)
    case .unreachable: "The server does not answer. Check the connection and try again."
    case .unavailable: "The server has a problem of its own. Try again later."
    case .refused(let reason): "The server refused: \(reason)"
    case .unreadableAnswer: "The server answered something that makes no sense."
    case nil: "Something unexpected went wrong."
    }
  }

  /// One sentence on a name that cannot be.
  static func text(for problem: UserName.Problem) -> String {
    switch problem {
    case .empty: "Enter a name."
    case .tooLong: "A name has at most \(UserName.maximumLength) characters."
    case .forbiddenCharacter:
      "A name cannot hold control characters, line breaks or unreadable signs."
    }
  }
}
