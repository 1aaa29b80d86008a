import Foundation

/// What one reader wrote down; throws `LibraryError`.
protocol NoteRepositoryProtocol: Sendable {
  func getNotes(on book: Book.ID) async throws -> [Note]
  /// Adds a note, or changes the one of the same identity.
  func save(_ note: Note) async throws
  func delete(id: Note.ID) async throws
}
