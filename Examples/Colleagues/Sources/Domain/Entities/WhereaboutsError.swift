/// Why nobody can tell where somebody is.
enum WhereaboutsError: Error {
  /// They do not share it, or do not work here any more.
  case notShared
  /// It is too long ago that they were seen.
  case outdated
  /// This device does not know its own position.
  case noPosition
}
