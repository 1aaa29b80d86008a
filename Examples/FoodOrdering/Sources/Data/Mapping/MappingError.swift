/// Why an answer of the server is no thing of the Domain.
enum MappingError: Error, Equatable {
  /// A field holds something else than it has to.
  case invalid(String, String)
}
