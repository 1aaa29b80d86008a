import Foundation

/// What somebody wrote down about a book.
struct Note: Identifiable, Equatable, Sendable {
  let id: UUID
  let bookID: Book.ID
  var text: String
}
