/// What Domain has no value for.
enum MappingError: Error, Equatable {
  case unknownGenre(String)
  case invalidDay(String)
}
