/// What kind of book it is.
enum Genre: String, Sendable {
  case novel
  case poetry
  case science
}
