internal import Foundation

/// Keeps texts that people read beside the cache, where a link can lead to them.
package struct PageKeeper: Sendable {
  private let folder: String

  /// The pages beside a cache.
  package init(in cache: CacheFolder) { folder = cache.path + "/pages" }

  /// The absolute path of a page with a text, which is written if it is not there; nil if that cannot
  /// be done.
  package func path(of name: String, text: String) -> String? {
    let path = folder + "/" + name
    if FileManager.default.contents(atPath: path) == Data(text.utf8) { return path }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    do throws(FileReplacement.Failure) {
      try FileReplacement(path: path).write(text)
      return path
    } catch { return nil }
  }
}
