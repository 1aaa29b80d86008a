import Foundation

/// The library's server, in its own terms.
protocol LibraryRemoteDataSourceProtocol: Sendable {
  func fetchBooks() async throws -> [BookDTO]
  func fetchCopies(of isbn: String) async throws -> CopiesDTO
  func fetchLoans() async throws -> [LoanDTO]
  func addLoan(_ loan: LoanDTO) async throws
  func removeLoan(id: UUID) async throws
}
