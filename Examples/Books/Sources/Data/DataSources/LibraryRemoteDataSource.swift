import Foundation

/// Knows the paths of the library's server.
struct LibraryRemoteDataSource: LibraryRemoteDataSourceProtocol {
  let client: any NetworkClientProtocol

  func fetchBooks() async throws -> [BookDTO] {
    try await client.get("books")
  }

  func fetchCopies(of isbn: String) async throws -> CopiesDTO {
    try await client.get("books/\(isbn)/copies")
  }

  func fetchLoans() async throws -> [LoanDTO] {
    try await client.get("loans")
  }

  func addLoan(_ loan: LoanDTO) async throws {
    _ = try await client.send("POST", "loans", body: try JSONEncoder().encode(loan))
  }

  func removeLoan(id: UUID) async throws {
    _ = try await client.send("DELETE", "loans/\(id.uuidString)", body: nil)
  }
}
