import Observation

/// What the reader has at home, and giving it back.
@Observable @MainActor
final class LoansViewModel {
  private(set) var loans: [Loan] = []
  /// What came of the last thing that was done.
  private(set) var message: String?

  private let repository: any LoanRepositoryProtocol
  private let returnBook: any ReturnBookUseCaseProtocol

  init(repository: any LoanRepositoryProtocol, returnBook: any ReturnBookUseCaseProtocol) {
    self.repository = repository
    self.returnBook = returnBook
  }

  func load() async {
    do {
      loans = try await repository.getLoans()
      message = nil
    } catch {
      message = ErrorMessage.text(for: error)
    }
  }

  func giveBack(_ loan: Loan) async {
    do {
      let receipt = try await returnBook.execute(loan)
      loans.removeAll { $0.id == loan.id }
      message = "\(receipt.title) is back. To pay: \(receipt.fine) cents."
    } catch {
      message = ErrorMessage.text(for: error)
    }
  }
}
