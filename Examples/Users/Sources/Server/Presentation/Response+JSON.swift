import Foundation
import Hummingbird

extension Response {
  /// A value as JSON, which no browser may take for anything else.
  static func json(
    _ value: some Encodable, status: HTTPResponse.Status = .ok
  ) throws -> Response {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let headers: HTTPFields = [
      .contentType: "application/json; charset=utf-8",
      .xContentTypeOptions: "nosniff",
      .cacheControl: "no-store",
    ]
    let body = ByteBuffer(bytes: try encoder.encode(value))
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
  }
}
