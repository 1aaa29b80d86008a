import Foundation
import Hummingbird

/// What a client sends to give a user a new name.
struct RenameRequest: Decodable {
  /// The most bytes a body may have.
  static let maximumSize = 16 * 1024

  let name: String

  /// Reads the body of a request, up to the limit.
  static func read(from request: Request) async throws -> RenameRequest {
    let body: ByteBuffer
    do {
      body = try await request.body.collect(upTo: maximumSize)
    } catch let error as any HTTPResponseError where error.status == .contentTooLarge {
      throw RequestError.bodyTooLarge
    }
    do {
      return try JSONDecoder().decode(RenameRequest.self, from: Data(body.readableBytesView))
    } catch {
      throw RequestError.invalidBody
    }
  }
}
