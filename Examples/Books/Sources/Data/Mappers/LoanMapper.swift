import Foundation

/// Makes loans of what the library writes, and the other way around.
enum LoanMapper {
  static func toDomain(_ dto: LoanDTO) throws -> Loan {
    // A day that no calendar has, such as the 30th of February, is read as one in March.
    guard let due = try? Date(dto.due, strategy: day), due.formatted(day) == dto.due else {
      throw MappingError.invalidDay(dto.due)
    }
    return Loan(id: dto.id, bookID: dto.isbn, title: dto.title, due: due)
  }

  static func toDTO(_ loan: Loan) -> LoanDTO {
    LoanDTO(id: loan.id, isbn: loan.bookID, title: loan.title, due: loan.due.formatted(day))
  }

  private static let day = Date.ISO8601FormatStyle().year().month().day()
}
