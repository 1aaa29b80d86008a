import Foundation

/// A folder that goes with the value.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("food-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}
