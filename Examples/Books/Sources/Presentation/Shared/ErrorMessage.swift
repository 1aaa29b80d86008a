/// The words for what went wrong.
enum ErrorMessage {
  static func text(for error: any Error) -> String {
    switch error as? LibraryError {
    case .tooManyLoans(let limit): "You have \(limit) books already. Return one first."
    case .lateLoans: "Return what is late first."
    case .noCopyLeft: "All copies are lent."
    case .notFound: "The library does not know this."
    case .offline: "The library does not answer. Try again later."
    case .unreadable: "This cannot be read."
    case .notKept: "This could not be saved."
    case nil: "Something unexpected went wrong."
    }
  }
}
