import Foundation

/// A reader's notes, which never leave this device.
struct NoteRepository: NoteRepositoryProtocol {
  let local: any LocalDataSourceProtocol<[NoteDTO]>

  func getNotes(on book: Book.ID) async throws -> [Note] {
    do {
      return try await (local.load() ?? []).filter { $0.isbn == book }.map(NoteMapper.toDomain)
    } catch {
      throw LibraryError.unreadable
    }
  }

  func save(_ note: Note) async throws {
    let dto = NoteMapper.toDTO(note)
    try await update { notes in
      if let index = notes.firstIndex(where: { $0.id == dto.id }) {
        notes[index] = dto
      } else {
        notes.append(dto)
      }
    }
  }

  func delete(id: Note.ID) async throws {
    try await update { notes in notes.removeAll { $0.id == id } }
  }

  private func update(_ change: @Sendable (inout [NoteDTO]) -> Void) async throws {
    do {
      try await local.update { kept in
        var notes = kept ?? []
        change(&notes)
        kept = notes
      }
    } catch {
      throw LibraryError.notKept
    }
  }
}
