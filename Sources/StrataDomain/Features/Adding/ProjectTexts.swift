internal import StrataCode

/// What is saved of the files that a plan follows.
struct ProjectTexts {
  private let read: (String) throws(AddError) -> [UInt8]

  /// Texts that somebody reads, by their paths from the root.
  init(_ read: @escaping (String) throws(AddError) -> [UInt8]) { self.read = read }

  /// Texts of the project at a root, of which a request may know newer ones.
  init(_ saved: any SavedFileReading, _ request: CodebaseRequest, root: String) {
    self.init { (file) throws(AddError) in
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
  }

  /// The text of a file by its path from the root.
  func text(of file: String) throws(AddError) -> [UInt8] { try read(file) }

  /// The texts of some files, by path.
  func texts(of files: some Sequence<String>) throws(AddError) -> [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    for file in files where texts[file] == nil { texts[file] = try text(of: file) }
    return texts
  }
}
