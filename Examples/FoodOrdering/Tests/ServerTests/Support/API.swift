import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Speaks HTTP with a server, as any client would.
struct API: Sendable {
  let port: Int
  /// One for all, and never ended: Foundation on Linux may crash where a session ends.
  private static let session = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpMaximumConnectionsPerHost = 64
    configuration.timeoutIntervalForRequest = 60
    return URLSession(configuration: configuration)
  }()

  /// Sends a request; the body is text, so that it may be anything but JSON.
  func send(
    _ method: String, _ path: String, _ body: String? = nil, as token: String? = nil,
    headers: [String: String] = [:]
  ) async throws -> Answer {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
      throw URLError(.badURL)
    }
    var request = URLRequest(url: url)
    request.httpMethod = method
    if let body {
      request.httpBody = Data(body.utf8)
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let (data, response) = try await Self.session.data(for: request)
    guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    return Answer(status: response.statusCode, response: response, data: data)
  }
}

/// What a server says.
struct Answer: Sendable {
  let status: Int
  let response: HTTPURLResponse
  let data: Data

  var text: String { String(decoding: data, as: UTF8.self) }

  /// The value behind some keys, such as `"error", "code"`.
  subscript(keys: String...) -> String? {
    var value = try? JSONSerialization.jsonObject(with: data)
    for key in keys {
      if let index = Int(key) {
        let values = value as? [Any] ?? []
        value = values.indices.contains(index) ? values[index] : nil
      } else {
        value = (value as? [String: Any])?[key]
      }
    }
    return value.map { "\($0)" }
  }

  /// The code of an error.
  var code: String? { self["error", "code"] }

  /// How many there are of something.
  func count(_ key: String) -> Int? {
    let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    return (object?[key] as? [Any])?.count
  }

  /// The value of a header.
  func header(_ name: String) -> String? { response.value(forHTTPHeaderField: name) }
}
