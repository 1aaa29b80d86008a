import Observation

/// The library's books, and borrowing one.
@Observable @MainActor
final class CatalogueViewModel {
  private(set) var books: [Book] = []
  private(set) var isLoading = false
  /// What came of the last thing that was done.
  private(set) var message: String?

  private let repository: any BookRepositoryProtocol
  private let borrowBook: any BorrowBookUseCaseProtocol

  /// Lists books straight from the repository, because nothing is decided there.
  init(repository: any BookRepositoryProtocol, borrowBook: any BorrowBookUseCaseProtocol) {
    self.repository = repository
    self.borrowBook = borrowBook
  }

  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      books = try await repository.getBooks()
      message = nil
    } catch {
      message = ErrorMessage.text(for: error)
    }
  }

  func borrow(_ book: Book) async {
    do {
      let loan = try await borrowBook.execute(book)
      message = "\(loan.title) is yours until \(loan.due.day)."
    } catch {
      message = ErrorMessage.text(for: error)
    }
  }
}
