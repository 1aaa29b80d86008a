import Foundation
import Observation

/// The notes on one book: it only stores and fetches, so the repository is all that it asks.
@Observable @MainActor
final class NotesViewModel {
  private(set) var notes: [Note] = []
  /// Why something was not done.
  private(set) var message: String?

  private let book: Book.ID
  private let repository: any NoteRepositoryProtocol

  init(book: Book.ID, repository: any NoteRepositoryProtocol) {
    self.book = book
    self.repository = repository
  }

  func load() async {
    await reload { _ in }
  }

  func add(_ text: String) async {
    await reload { try await $0.save(Note(id: UUID(), bookID: self.book, text: text)) }
  }

  func change(_ note: Note, to text: String) async {
    var changed = note
    changed.text = text
    await reload { [changed] in try await $0.save(changed) }
  }

  func delete(_ note: Note) async {
    await reload { try await $0.delete(id: note.id) }
  }

  /// Shows what there is after a change.
  private func reload(after change: (any NoteRepositoryProtocol) async throws -> Void) async {
    do {
      try await change(repository)
      notes = try await repository.getNotes(on: book)
      message = nil
    } catch {
      message = ErrorMessage.text(for: error)
    }
  }
}
