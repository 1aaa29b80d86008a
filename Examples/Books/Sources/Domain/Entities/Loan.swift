import Foundation

/// A book that somebody has at home.
struct Loan: Identifiable, Equatable, Sendable {
  let id: UUID
  let bookID: Book.ID
  let title: String
  let due: Date

  /// How many days have begun since it was due.
  func daysLate(at date: Date) -> Int {
    max(0, Int((date.timeIntervalSince(due) / Self.day).rounded(.up)))
  }

  private static let day: TimeInterval = 24 * 60 * 60
}
