import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

extension Response {
  /// A value as JSON.
  static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok) throws -> Response {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(value)
    return Response(
      status: status,
      headers: [
        .contentType: "application/json; charset=utf-8", .contentLength: String(data.count),
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
  }
}
