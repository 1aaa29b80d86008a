@testable import Books

struct MockBorrowBookUseCase: BorrowBookUseCaseProtocol {
  var result: Result<Loan, LibraryError> = .success(.sample())

  func execute(_ book: Book) throws -> Loan { try result.get() }
}

struct MockReturnBookUseCase: ReturnBookUseCaseProtocol {
  let result: Result<Receipt, LibraryError>

  func execute(_ loan: Loan) throws -> Receipt { try result.get() }
}
