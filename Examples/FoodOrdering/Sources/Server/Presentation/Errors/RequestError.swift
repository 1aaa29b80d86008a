/// What is wrong with a request before anybody thinks about what it asks for.
enum RequestError: Error, Hashable {
  /// It is no JSON, or not of the form that the field should have.
  case malformed(field: String?)
  case tooLarge(limit: Int)
  case notJSON
}
