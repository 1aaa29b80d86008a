import Foundation

/// What one reader has borrowed; throws `LibraryError`.
protocol LoanRepositoryProtocol: Sendable {
  func getLoans() async throws -> [Loan]
  func add(_ loan: Loan) async throws
  func remove(id: Loan.ID) async throws
}
