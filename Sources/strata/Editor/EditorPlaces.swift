internal import StrataPresentation

/// Finds the projects of documents on the disk.
struct EditorPlaces: DocumentPlacing {
  /// The root that somebody gave for all documents.
  let root: String?

  func place(of path: String, in folders: [String]) -> DocumentPlace? {
    guard let place = Composition.editorPlace(of: path, in: root.map { [$0] } ?? folders) else {
      return nil
    }
    return DocumentPlace(root: place.root, file: place.file)
  }
}
