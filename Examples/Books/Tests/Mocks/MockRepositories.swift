import Foundation

@testable import Books

struct MockBookRepository: BookRepositoryProtocol {
  var books: Result<[Book], LibraryError> = .success([])
  var copies = 1

  func getBooks() throws -> [Book] { try books.get() }
  func getCopies(of id: Book.ID) -> Int { copies }
}

actor MockLoanRepository: LoanRepositoryProtocol {
  private(set) var loans: [Loan]

  init(_ loans: [Loan] = []) { self.loans = loans }

  func getLoans() -> [Loan] { loans }
  func add(_ loan: Loan) { loans.append(loan) }
  func remove(id: Loan.ID) { loans.removeAll { $0.id == id } }
}

actor MockNoteRepository: NoteRepositoryProtocol {
  private var notes: [Note] = []
  private let error: LibraryError?

  init(error: LibraryError? = nil) { self.error = error }

  func getNotes(on book: Book.ID) -> [Note] { notes.filter { $0.bookID == book } }
  func delete(id: Note.ID) { notes.removeAll { $0.id == id } }

  func save(_ note: Note) throws {
    if let error { throw error }
    delete(id: note.id)
    notes.append(note)
  }
}
