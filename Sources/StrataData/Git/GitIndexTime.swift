/// When git last wrote down what it holds of the files.
enum GitIndexTime {
  /// The moment for the tree at a path; nil if it cannot be told.
  static func read(ofTree tree: String) -> FileStamp.Moment? {
    GitTree.gitFolder(of: tree).flatMap { FileStamp(of: $0 + "/index")?.modified }
  }
}
