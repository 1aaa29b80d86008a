import XCTest

@testable import Books

final class MapperTests: XCTestCase {
  func test_aBookKeepsEverything() throws {
    XCTAssertEqual(try BookMapper.toDomain(.sample()), .sample)
  }

  func test_anUnknownGenreIsNotGuessed() {
    XCTAssertThrowsError(try BookMapper.toDomain(.sample(genre: "opera"))) {
      XCTAssertEqual($0 as? MappingError, .unknownGenre("opera"))
    }
  }

  func test_aLoanComesBackAsItWas_andAWrongDayIsNotGuessed() throws {
    let loan = Loan.sample(due: day(3))
    XCTAssertEqual(try LoanMapper.toDomain(LoanMapper.toDTO(loan)), loan)
    let wrong = LoanDTO(id: UUID(), isbn: "978-1", title: "", due: "2027-02-30")
    XCTAssertThrowsError(try LoanMapper.toDomain(wrong)) {
      XCTAssertEqual($0 as? MappingError, .invalidDay("2027-02-30"))
    }
  }
}
