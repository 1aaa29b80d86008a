internal import Foundation
internal import StrataCode
package import StrataFeatures

/// Folders on the disk for what is not there yet.
package struct DiskNewFolders: NewFolders {
  /// Folders; it holds no state.
  package init() {}

  package func isVacant(_ path: String) -> Bool {
    guard pathKind(path, followingLinks: false) != nil else { return true }
    guard let entries = folderEntries(of: path) else { return false }
    return entries.allSatisfy { $0.name == ".git" || $0.name == ".DS_Store" }
  }

  package func make(_ path: String) throws(ChangeError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch { throw .unwritable(path: path, cause: lastSystemError()) }
  }

  package func inEmptyFolder<Answer>(
    _ work: (_ path: String) throws(ChangeError) -> Answer
  ) throws(ChangeError) -> Answer {
    let path = NSTemporaryDirectory() + "/strata-new-" + UUID().uuidString
    try make(path)
    defer { rmdir(path) }
    return try work(resolvedPath(path) ?? path)
  }
}
