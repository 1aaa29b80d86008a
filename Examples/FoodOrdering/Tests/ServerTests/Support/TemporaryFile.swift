import Foundation

/// A folder that is gone after the test, with a path for a database in it.
struct TemporaryFile {
  let folder: URL
  var path: String { folder.appending(path: "food.sqlite").path }

  /// Has a test work with it.
  static func use<Result>(_ work: (TemporaryFile) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "food-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await work(TemporaryFile(folder: folder))
  }

  /// All bytes of all files of the database.
  func bytes() throws -> Data {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .reduce(into: Data()) { $0 += try Data(contentsOf: $1) }
  }
}
