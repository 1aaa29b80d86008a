/// How many copies of a book are on the shelf.
struct CopiesDTO: Codable, Sendable {
  let copies: Int
}
