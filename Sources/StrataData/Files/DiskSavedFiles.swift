package import StrataFeatures

/// Reads what is saved of a file that somebody means to write to.
package struct DiskSavedFiles: SavedFileReading {
  /// A reader; it holds no state.
  package init() {}

  package func file(
    at path: String, in request: CodebaseRequest
  ) throws(CodebaseReadError) -> SavedFile {
    var request = request
    request.paths = [path]
    // Nothing need be there yet.
    request.overlay.write([], to: path)
    let place = try ProjectRoot(for: request)
    guard let file = place.focus.first else {
      throw .unreadable(path: path, cause: SkipReason.isNotAFile)
    }
    do throws(FileReadFailure) {
      return SavedFile(root: place.path, text: try TreeFiles(in: place.path).read(file))
    } catch {
      if error == .missing { return SavedFile(root: place.path, text: nil) }
      throw .unreadable(path: path, cause: error.cause)
    }
  }
}
