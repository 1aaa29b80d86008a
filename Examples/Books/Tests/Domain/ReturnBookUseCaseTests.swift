import XCTest

@testable import Books

final class ReturnBookUseCaseTests: XCTestCase {
  func test_execute_chargesEveryDayThatHasBegun() async throws {
    for (due, days, fine) in [
      (day(1), 0, 0), (day(0), 0, 0), (day(-0.5), 1, 25), (day(-3), 3, 75), (day(-99), 99, 1_000),
    ] {
      let loan = Loan.sample(due: due)
      let repository = MockLoanRepository([loan])
      let receipt = try await ReturnBookUseCase(loanRepository: repository, now: { today })
        .execute(loan)
      XCTAssertEqual(receipt, Receipt(title: loan.title, daysLate: days, fine: fine))
      let left = await repository.loans
      XCTAssertEqual(left, [])
    }
  }
}
