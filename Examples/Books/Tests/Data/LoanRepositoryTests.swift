import XCTest

@testable import Books

final class LoanRepositoryTests: XCTestCase {
  private let old = LoanDTO(id: UUID(), isbn: "978-0", title: "Old", due: "2027-01-01")
  private let new = LoanDTO(id: UUID(), isbn: "978-1", title: "New", due: "2027-01-16")

  func test_getLoans_givesWhatTheLibrarySays_andKeepsIt() async throws {
    let local = MockLocalDataSource([old])
    let loans = try await repository(.success([new]), local).getLoans()
    XCTAssertEqual(loans, [Loan(id: new.id, bookID: "978-1", title: "New", due: today)])
    let kept = await local.kept
    XCTAssertEqual(kept, [new])
  }

  func test_getLoans_givesWhatIsKept_whileTheLibraryIsAway() async throws {
    let loans = try await repository(.failure(.offline), MockLocalDataSource([old])).getLoans()
    XCTAssertEqual(loans.map(\.title), ["Old"])
  }

  func test_getLoans_hidesNoOtherFailureBehindWhatIsKept() async {
    let local = MockLocalDataSource([old])
    await assertThrows(LibraryError.notFound) {
      try await repository(.failure(.status(404)), local).getLoans()
    }
    let unreadable = LoanDTO(id: UUID(), isbn: "978-1", title: "New", due: "soon")
    await assertThrows(LibraryError.unreadable) {
      try await repository(.success([unreadable]), local).getLoans()
    }
  }

  func test_errorsAreThoseOfDomain() async {
    let empty = repository(.failure(.offline), MockLocalDataSource())
    await assertThrows(LibraryError.offline) { try await empty.getLoans() }
    await assertThrows(LibraryError.offline) { try await empty.remove(id: UUID()) }
  }

  func test_add_writesTheDayThatItIsDue() async throws {
    let remote = MockLibraryRemoteDataSource()
    try await LoanRepository(remote: remote, local: MockLocalDataSource())
      .add(.sample(due: day(21)))
    let added = await remote.added
    XCTAssertEqual(added.map(\.due), ["2027-02-06"])
  }

  private func repository(
    _ loans: Result<[LoanDTO], NetworkError>, _ local: MockLocalDataSource<[LoanDTO]>
  ) -> LoanRepository {
    LoanRepository(remote: MockLibraryRemoteDataSource(loans: loans), local: local)
  }
}
