import XCTest

@testable import Books

final class BorrowBookUseCaseTests: XCTestCase {
  func test_execute_lendsForThreeWeeks() async throws {
    let repository = MockLoanRepository([.sample(), .sample()])
    let loan = try await borrow(repository)
    XCTAssertEqual(loan.due, day(21))
    let last = await repository.loans.last
    XCTAssertEqual(last, loan)
  }

  func test_execute_refusesAFourthBook() async {
    let repository = MockLoanRepository([.sample(), .sample(), .sample()])
    await assertThrows(LibraryError.tooManyLoans(limit: 3)) { try await borrow(repository) }
  }

  func test_execute_refusesWhoIsLate() async {
    let repository = MockLoanRepository([.sample(due: day(-0.1))])
    await assertThrows(LibraryError.lateLoans) { try await borrow(repository) }
  }

  func test_execute_refusesWhatIsLent_andStoresNothing() async {
    let repository = MockLoanRepository()
    await assertThrows(LibraryError.noCopyLeft) { try await borrow(repository, copies: 0) }
    let loans = await repository.loans
    XCTAssertEqual(loans, [])
  }

  private func borrow(_ repository: MockLoanRepository, copies: Int = 1) async throws -> Loan {
    try await BorrowBookUseCase(
      bookRepository: MockBookRepository(copies: copies), loanRepository: repository,
      now: { today }
    ).execute(.sample)
  }
}
