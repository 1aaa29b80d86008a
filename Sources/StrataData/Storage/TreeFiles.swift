/// Reads the files of a code base by their paths from its root, wherever they lie.
package struct TreeFiles: Sendable {
  /// The absolute path of the root.
  let root: String
  private let bytes: @Sendable (String, _ limit: Int) throws(FileReadFailure) -> [UInt8]

  /// Files that `bytes` holds.
  package init(_ bytes: @escaping @Sendable (String) throws(FileReadFailure) -> [UInt8]) {
    self.init(root: "/") { (path, _) throws(FileReadFailure) in try bytes(path) }
  }

  /// Files that `bytes` holds, up to a size.
  init(
    root: String,
    _ bytes: @escaping @Sendable (String, _ limit: Int) throws(FileReadFailure) -> [UInt8]
  ) {
    self.root = root
    self.bytes = bytes
  }

  /// Files below a folder of the disk.
  init(in root: String) {
    self.init(root: root) { (path, limit) throws(FileReadFailure) in
      try readBytes(of: RelativePath.absolute(path, in: root), limit: limit)
    }
  }

  /// The bytes of the file at `path`, unless it has more than `limit`.
  func read(_ path: String, limit: Int = TreeFiles.usualLimit) throws(FileReadFailure) -> [UInt8] {
    try bytes(path, limit)
  }

  /// Larger files are left out.
  static let usualLimit = 64 << 20
}
