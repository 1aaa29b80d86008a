/// Reads the file of a project that somebody means to write to.
package protocol SavedFileReading: Sendable {
  /// The file at a path as it was typed, in the code base of a request; nothing need be there.
  func file(at path: String, in request: CodebaseRequest) throws(CodebaseReadError) -> SavedFile
}
