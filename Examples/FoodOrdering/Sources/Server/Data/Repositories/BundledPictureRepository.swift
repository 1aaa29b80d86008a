import FoodDomain
package import Foundation

/// Hands out the pictures that come with the server; no other file can be asked for.
package struct BundledPictureRepository: PictureRepository {
  private let pictures: [String: Data]

  /// - Throws: What keeps a picture from being read.
  package init() throws {
    let folder = Bundle.module.bundleURL.appending(path: "Resources/pictures")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    pictures = try Dictionary(
      files.map { ($0.lastPathComponent, try Data(contentsOf: $0)) }
    ) { first, _ in first }
  }

  package func picture(named name: String) async throws -> Data {
    guard let picture = pictures[name] else { throw ServiceError.notFound }
    return picture
  }
}
