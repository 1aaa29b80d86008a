package import Foundation

/// A directory of its own for a test, that is gone when nobody holds it any more.
package final class TemporaryDirectory: Sendable {
  /// Where it is.
  package let url: URL

  /// Makes the directory.
  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "food-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in it.
  package func path(_ name: String) -> String { url.appending(path: name).path }

  /// All bytes of all files in it.
  package func bytes() throws -> Data {
    let files = try FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: nil)
    return try files.reduce(into: Data()) { $0 += try Data(contentsOf: $1) }
  }
}
