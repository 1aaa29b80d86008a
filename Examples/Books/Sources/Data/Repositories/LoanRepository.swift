import Foundation

/// A reader's loans, which must be right: network first.
final class LoanRepository: LoanRepositoryProtocol {
  private let remote: any LibraryRemoteDataSourceProtocol
  private let local: any LocalDataSourceProtocol<[LoanDTO]>
  private let fetches = SingleFlight<[Loan]>()

  init(
    remote: any LibraryRemoteDataSourceProtocol, local: any LocalDataSourceProtocol<[LoanDTO]>
  ) {
    self.remote = remote
    self.local = local
  }

  /// What the library says, and what it said last if it does not answer.
  func getLoans() async throws -> [Loan] {
    do {
      return try await fetch()
    } catch NetworkError.offline {
      guard let kept = try? await local.load(), let loans = try? kept.map(LoanMapper.toDomain)
      else { throw LibraryError.offline }
      return loans
    } catch {
      throw LibraryError(error)
    }
  }

  func add(_ loan: Loan) async throws {
    do {
      try await remote.addLoan(LoanMapper.toDTO(loan))
    } catch {
      throw LibraryError(error)
    }
  }

  func remove(id: Loan.ID) async throws {
    do {
      try await remote.removeLoan(id: id)
    } catch {
      throw LibraryError(error)
    }
  }

  /// Keeps only what can be read.
  private func fetch() async throws -> [Loan] {
    try await fetches.join { [remote, local] in
      let dtos = try await remote.fetchLoans()
      let loans = try dtos.map(LoanMapper.toDomain)
      try? await local.save(dtos)
      return loans
    }.value
  }
}
