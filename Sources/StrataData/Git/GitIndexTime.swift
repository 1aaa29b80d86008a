/// When git last wrote down what it holds of the files.
enum GitIndexTime {
  /// The moment for the tree at a path; nil if it cannot be told.
  static func read(ofTree tree: String) -> FileStamp.Moment? {
    folder(ofTree: tree).flatMap { FileStamp(of: $0 + "/index")?.modified }
  }

  /// Git's own folder, to which `.git` may only point.
  private static func folder(ofTree tree: String) -> String? {
    let path = RelativePath.absolute(".git", in: tree)
    switch pathKind(path) {
    case .folder: return path
    case .file:
      guard let bytes = try? readBytes(of: path, limit: 4_096) else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.hasPrefix("gitdir: ") else { return nil }
      let target = String(text.dropFirst(8).prefix { !$0.isNewline })
      return target.hasPrefix("/") ? target : RelativePath.absolute(target, in: tree)
    default: return nil
    }
  }
}
