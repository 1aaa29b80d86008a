/// A book as the library writes it.
struct BookDTO: Codable, Equatable, Sendable {
  let isbn: String
  let title: String
  let author: String
  let genre: String
}
