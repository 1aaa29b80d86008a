import FoodDomain
import HTTPTypes
import Hummingbird
import NIOCore

/// Shows what there is to eat.
struct PictureController: Sendable {
  let repository: any PictureRepository

  /// `GET /pictures/{name}`
  func show(_ request: Request, _ context: FoodRequestContext) async throws -> Response {
    guard let name = context.parameters.get("name") else { throw ServiceError.notFound }
    let data = try await repository.picture(named: name)
    return Response(
      status: .ok,
      headers: [
        .contentType: "image/png", .contentLength: String(data.count),
        .cacheControl: "public, max-age=86400",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
  }
}
