extension LibraryError {
  /// What an error of Data is in the words of Domain.
  init(_ error: any Error) {
    self =
      switch error {
      case let error as LibraryError: error
      case NetworkError.status(404): .notFound
      case is NetworkError: .offline
      default: .unreadable
      }
  }
}
