/// A book that the library has.
struct Book: Identifiable, Equatable, Sendable {
  /// Its ISBN.
  let id: String
  let title: String
  let author: String
  let genre: Genre
}
