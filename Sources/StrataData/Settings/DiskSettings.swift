internal import Foundation
internal import StrataFeatures
package import StrataCode

/// Keeps settings on the disk.
package struct DiskSettings: SettingsStoring {
  /// A keeper; it holds no state.
  package init() {}

  package func store(
    _ text: String, in root: String, replacing: Bool
  ) throws(SettingsError) {
    let name = Settings.fileName
    let path = RelativePath.absolute(name, in: root)
    switch look(at: path, followingLinks: false)?.kind {
    case nil: break
    case .link:
      throw .unwritable(
        path: name,
        cause: Phrase(
          "it is a link; write what it leads to, or remove it", zh: "它是链接；改写它指向的文件，或删除它"))
    case .file where replacing: break
    case .file: throw .exists(path: name)
    default: throw .unwritable(path: name, cause: SkipReason.isNotAFile)
    }
    do throws(FileReplacement.Failure) {
      try FileReplacement(path: path).write(text)
    } catch { throw .unwritable(path: name, cause: error.cause) }
  }
}
