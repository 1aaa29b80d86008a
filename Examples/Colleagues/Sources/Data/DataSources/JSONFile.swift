import Foundation

/// One value in a file on this device.
actor JSONFile<Content: Codable & Sendable> {
  private let url: URL

  init(url: URL) {
    self.url = url
  }

  func read() throws -> Content? {
    guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else {
      return nil
    }
    return try JSONDecoder().decode(Content.self, from: Data(contentsOf: url))
  }

  func write(_ content: Content) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(content).write(to: url, options: .atomic)
  }
}

extension JSONFile: ColleagueLocalDataSourceProtocol where Content == [ColleagueDTO] {}
extension JSONFile: SettingsLocalDataSourceProtocol where Content == SettingsDTO {}
