/// Makes books of what the library writes.
enum BookMapper {
  static func toDomain(_ dto: BookDTO) throws -> Book {
    guard let genre = Genre(rawValue: dto.genre) else {
      throw MappingError.unknownGenre(dto.genre)
    }
    return Book(id: dto.isbn, title: dto.title, author: dto.author, genre: genre)
  }
}
