/// Makes notes of what is kept, and the other way around.
enum NoteMapper {
  static func toDomain(_ dto: NoteDTO) -> Note {
    Note(id: dto.id, bookID: dto.isbn, text: dto.text)
  }

  static func toDTO(_ note: Note) -> NoteDTO {
    NoteDTO(id: note.id, isbn: note.bookID, text: note.text)
  }
}
