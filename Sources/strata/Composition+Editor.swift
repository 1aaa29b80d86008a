internal import StrataData
internal import StrataFeatures

extension Composition {
  /// The check of a code base as it is in an editor.
  var checkOpenTexts: CheckOpenTexts {
    CheckOpenTexts(check: checkArchitecture, saved: savedFiles)
  }

  /// What can be done about findings in an editor.
  var proposeFixes: ProposeFixes { ProposeFixes(check: checkOpenTexts, place: placeCode) }

  /// The project of a file that is open in an editor, and the file's path from its root.
  static func editorPlace(of path: String, in folders: [String]) -> (root: String, file: String)? {
    EditorFolder.place(of: path, in: folders)
  }

  /// Where a page with a text can be read, kept beside the cache; nil where nothing is kept.
  static func path(ofPage name: String, text: String, in cache: CacheChoice) -> String? {
    cache.folder.flatMap { PageKeeper(in: $0).path(of: name, text: text) }
  }

  /// Calls back whenever files of a project have changed; never returns while there is a use in it.
  static func awaitChanges(in root: String, _ changed: () -> Void) {
    let changes = PollingChanges()
    let request = CodebaseRequest(path: root, projectRoot: root)
    changes.note(request)
    while changes.waitForChange(of: request) { changed() }
  }
}
