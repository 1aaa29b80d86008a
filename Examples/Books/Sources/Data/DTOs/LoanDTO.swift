import Foundation

/// A loan as the library writes it.
struct LoanDTO: Codable, Equatable, Sendable {
  let id: UUID
  let isbn: String
  let title: String
  /// A day, such as `2027-01-31`.
  let due: String
}
