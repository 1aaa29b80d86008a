import Foundation

/// Takes a book back.
protocol ReturnBookUseCaseProtocol: Sendable {
  func execute(_ loan: Loan) async throws -> Receipt
}

/// Charges for each day that the book is late, up to what a book is worth.
struct ReturnBookUseCase: ReturnBookUseCaseProtocol {
  static let finePerDay = 25
  static let highestFine = 1_000

  let loanRepository: any LoanRepositoryProtocol
  let now: @Sendable () -> Date

  func execute(_ loan: Loan) async throws -> Receipt {
    let days = loan.daysLate(at: now())
    try await loanRepository.remove(id: loan.id)
    return Receipt(
      title: loan.title, daysLate: days, fine: min(days * Self.finePerDay, Self.highestFine))
  }
}
