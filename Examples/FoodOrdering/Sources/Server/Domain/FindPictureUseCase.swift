package import Foundation

/// Finds pictures of what is sold.
package protocol FindPictureUseCase: Sendable {
  /// The picture with a name, as a PNG.
  ///
  /// - Throws: `ServiceError.notFound`.
  func picture(named name: String) async throws -> Data
}
