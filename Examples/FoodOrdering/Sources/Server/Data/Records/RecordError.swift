/// What cannot go into a column, or makes no sense coming out of it.
enum RecordError: Error, Hashable {
  /// The column, and never the value.
  case unusable(String)
}
