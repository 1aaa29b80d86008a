import Foundation

/// Lends a book to the reader.
protocol BorrowBookUseCaseProtocol: Sendable {
  func execute(_ book: Book) async throws -> Loan
}

/// Checks the reader's loans and the shelf before it makes a loan of three weeks.
struct BorrowBookUseCase: BorrowBookUseCaseProtocol {
  static let limit = 3
  static let period: TimeInterval = 21 * 24 * 60 * 60

  let bookRepository: any BookRepositoryProtocol
  let loanRepository: any LoanRepositoryProtocol
  let now: @Sendable () -> Date

  func execute(_ book: Book) async throws -> Loan {
    let loans = try await loanRepository.getLoans()
    guard loans.count < Self.limit else { throw LibraryError.tooManyLoans(limit: Self.limit) }
    let today = now()
    guard loans.allSatisfy({ $0.daysLate(at: today) == 0 }) else { throw LibraryError.lateLoans }
    guard try await bookRepository.getCopies(of: book.id) > 0 else {
      throw LibraryError.noCopyLeft
    }
    let loan = Loan(
      id: UUID(), bookID: book.id, title: book.title, due: today.addingTimeInterval(Self.period))
    try await loanRepository.add(loan)
    return loan
  }
}
