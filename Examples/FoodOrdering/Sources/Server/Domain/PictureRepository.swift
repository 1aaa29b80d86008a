package import Foundation

/// Where pictures of what is sold are kept.
package protocol PictureRepository: Sendable {
  /// The picture with a name, as a PNG.
  ///
  /// - Throws: `ServiceError.notFound`.
  func picture(named name: String) async throws -> Data
}
