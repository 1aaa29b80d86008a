import Foundation

/// Keeps a value as JSON in a file.
actor FileDataSource<Value: Codable & Sendable>: LocalDataSourceProtocol {
  private let file: URL

  init(file: URL) {
    self.file = file
  }

  func load() throws -> Value? {
    guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else {
      return nil
    }
    return try JSONDecoder().decode(Value.self, from: Data(contentsOf: file))
  }

  func update(_ change: @Sendable (inout Value?) -> Void) throws {
    var value = try load()
    change(&value)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(value).write(to: file, options: .atomic)
  }
}
