import Foundation

@testable import Books

/// Answers as it is told to, and not before it may.
actor MockLibraryRemoteDataSource: LibraryRemoteDataSourceProtocol {
  private(set) var fetches = 0
  private(set) var added: [LoanDTO] = []
  private let books: Result<[BookDTO], NetworkError>
  private let loans: Result<[LoanDTO], NetworkError>
  private var isHeld: Bool
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(
    books: Result<[BookDTO], NetworkError> = .success([]),
    loans: Result<[LoanDTO], NetworkError> = .success([]), isHeld: Bool = false
  ) {
    self.books = books
    self.loans = loans
    self.isHeld = isHeld
  }

  func fetchBooks() async throws -> [BookDTO] {
    fetches += 1
    if isHeld { await withCheckedContinuation { waiting.append($0) } }
    return try books.get()
  }

  func fetchLoans() throws -> [LoanDTO] { try loans.get() }
  func fetchCopies(of isbn: String) throws -> CopiesDTO { throw NetworkError.status(404) }
  func addLoan(_ loan: LoanDTO) { added.append(loan) }
  func removeLoan(id: UUID) throws { throw NetworkError.offline }

  func release() {
    isHeld = false
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

actor MockLocalDataSource<Value: Sendable>: LocalDataSourceProtocol {
  private(set) var kept: Value?

  init(_ kept: Value? = nil) { self.kept = kept }

  func load() -> Value? { kept }
  func update(_ change: @Sendable (inout Value?) -> Void) { change(&kept) }
}
