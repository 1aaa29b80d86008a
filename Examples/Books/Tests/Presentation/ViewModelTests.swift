import XCTest

@testable import Books

final class ViewModelTests: XCTestCase {
  @MainActor func test_catalogue_load_showsBooks() async {
    let viewModel = catalogue(.success([.sample]))
    await viewModel.load()
    XCTAssertEqual(viewModel.books, [.sample])
    XCTAssertFalse(viewModel.isLoading)
  }

  @MainActor func test_catalogue_load_saysWhyThereAreNone() async {
    let viewModel = catalogue(.failure(.offline))
    await viewModel.load()
    XCTAssertEqual(viewModel.message, "The library does not answer. Try again later.")
    XCTAssertFalse(viewModel.isLoading)
  }

  @MainActor func test_catalogue_borrow_saysUntilWhen_orWhyNot() async {
    let lending = catalogue(borrow: .success(.sample(due: day(21))))
    await lending.borrow(.sample)
    XCTAssertEqual(lending.message, "The Salt Road is yours until 2027-02-06.")
    let refusing = catalogue(borrow: .failure(.tooManyLoans(limit: 3)))
    await refusing.borrow(.sample)
    XCTAssertEqual(refusing.message, "You have 3 books already. Return one first.")
  }

  @MainActor func test_loans_giveBack_takesTheLoanAway_andSaysTheFine() async {
    let loan = Loan.sample()
    let receipt = Receipt(title: loan.title, daysLate: 2, fine: 50)
    let viewModel = await loans([loan], .success(receipt))
    await viewModel.giveBack(loan)
    XCTAssertEqual(viewModel.loans, [])
    XCTAssertEqual(viewModel.message, "The Salt Road is back. To pay: 50 cents.")
  }

  @MainActor func test_loans_giveBack_leavesTheLoanWhenItFails() async {
    let loan = Loan.sample()
    let viewModel = await loans([loan], .failure(.offline))
    await viewModel.giveBack(loan)
    XCTAssertEqual(viewModel.loans, [loan])
    XCTAssertEqual(viewModel.message, "The library does not answer. Try again later.")
  }

  @MainActor func test_notes_showWhatIsStoredAfterEachChange() async throws {
    let viewModel = NotesViewModel(book: "978-1", repository: MockNoteRepository())
    await viewModel.add("Long")
    let note = try XCTUnwrap(viewModel.notes.first)
    await viewModel.change(note, to: "Too long")
    XCTAssertEqual(viewModel.notes.map(\.text), ["Too long"])
    await viewModel.delete(note)
    XCTAssertEqual(viewModel.notes, [])
  }

  @MainActor func test_notes_sayWhyNothingIsStored() async {
    let viewModel = NotesViewModel(
      book: "978-1", repository: MockNoteRepository(error: .notKept))
    await viewModel.add("Long")
    XCTAssertEqual(viewModel.message, "This could not be saved.")
  }

  @MainActor private func catalogue(
    _ books: Result<[Book], LibraryError> = .success([]),
    borrow: Result<Loan, LibraryError> = .success(.sample())
  ) -> CatalogueViewModel {
    CatalogueViewModel(
      repository: MockBookRepository(books: books),
      borrowBook: MockBorrowBookUseCase(result: borrow))
  }

  @MainActor private func loans(
    _ loans: [Loan], _ result: Result<Receipt, LibraryError>
  ) async -> LoansViewModel {
    let viewModel = LoansViewModel(
      repository: MockLoanRepository(loans), returnBook: MockReturnBookUseCase(result: result))
    await viewModel.load()
    return viewModel
  }
}
