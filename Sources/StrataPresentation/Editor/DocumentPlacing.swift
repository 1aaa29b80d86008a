/// Knows which project a document is part of.
package protocol DocumentPlacing {
  /// The place of a file by its absolute path, which may hold links and need not be there; of the
  /// projects in some folders the innermost is taken. Nil for what is in no project.
  func place(of path: String, in folders: [String]) -> DocumentPlace?
}
