import NIOCore
import NIOHTTP1

/// What is sent.
struct LoadRequest: Sendable {
  let method: HTTPMethod
  let path: String
  var body: String?
  var token: String?
  /// The key of what must not be done twice.
  var key: String?

  init(
    _ method: HTTPMethod, _ path: String, _ body: String? = nil, token: String? = nil,
    key: String? = nil
  ) {
    self.method = method
    self.path = path
    self.body = body
    self.token = token
    self.key = key
  }

  var head: HTTPRequestHead {
    var headers: HTTPHeaders = ["Host": "127.0.0.1"]
    if let body {
      headers.add(name: "Content-Type", value: "application/json")
      headers.add(name: "Content-Length", value: "\(body.utf8.count)")
    }
    if let token { headers.add(name: "Authorization", value: "Bearer \(token)") }
    if let key { headers.add(name: "Idempotency-Key", value: key) }
    return HTTPRequestHead(version: .http1_1, method: method, uri: path, headers: headers)
  }
}

/// What comes back.
struct LoadAnswer: Sendable {
  let status: Int
  let retryAfter: Int?
  let body: ByteBuffer

  var text: String { String(buffer: body) }
}
