internal import StrataCode

/// What is saved of the files that a plan follows.
struct ProjectTexts {
  private let saved: any SavedFileReading
  private let request: CodebaseRequest
  /// The absolute path of the project's root.
  private let root: String

  /// Texts of the project at a root, of which a request may know newer ones.
  init(_ saved: any SavedFileReading, _ request: CodebaseRequest, root: String) {
    self.saved = saved
    self.request = request
    self.root = root
  }

  /// The text of a file by its path from the root.
  func text(of file: String) throws(AddError) -> [UInt8] {
    // What was just planned is followed as if it were saved.
    if case .text(let text)? = request.overlay.files["\(root)/\(file)"] { return text }
    var codebase = request
    codebase.overlay = Overlay()
    codebase.projectRoot = root
    do throws(CodebaseReadError) {
      guard let text = try saved.file(at: "\(root)/\(file)", in: codebase).text else {
        throw .missing(path: file)
      }
      return text
    } catch { throw .check(.read(error)) }
  }

  /// The texts of some files, by path.
  func texts(of files: some Sequence<String>) throws(AddError) -> [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    for file in files where texts[file] == nil { texts[file] = try text(of: file) }
    return texts
  }
}
