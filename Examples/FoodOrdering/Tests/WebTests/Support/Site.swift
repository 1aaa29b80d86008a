import Testing
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The app for browsers, and somebody who asks for pages by hand.
actor Site {
  private let process: FoodProcess
  /// One for all, and never ended: Foundation on Linux may crash where a session ends.
  private static let session = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    return URLSession(configuration: configuration, delegate: Staying(), delegateQueue: nil)
  }()
  /// What this somebody shows to be known again.
  private(set) var cookie: String?

  struct Answer: Sendable {
    var status: Int
    var text: String
    var headers: [String: String]

    func header(_ name: String) -> String? { headers[name.lowercased()] }
    var location: String? { header("Location") }
  }

  /// - Parameter server: The server that the app works with; nil for none.
  init(server: URL? = nil) async throws {
    let backend = server.map { ["--server", $0.absoluteString] } ?? ["--in-memory"]
    process = try await FoodProcess(["web", "--web-port", "0"] + backend)
  }

  func get(_ path: String, cookie: String? = nil) async throws -> Answer {
    try await send(request("GET", path, cookie: cookie))
  }

  func post(
    _ path: String, _ form: [String: String], headers: [String: String] = [:]
  ) async throws -> Answer {
    var request = try request("POST", path)
    request.httpBody = Data(
      form.map { "\($0)=\(Self.encoded($1))" }.joined(separator: "&").utf8)
    request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    return try await send(request)
  }

  func register(next: String) async throws -> Answer {
    try await post(
      "/registration",
      [
        "name": "Ada", "email": "ada@example.org", "password": "correct horse",
        "address": "Lindenweg 4", "next": next,
      ])
  }

  /// A restaurant, and something that it sells.
  func somethingToEat() async throws -> (restaurant: String, item: String) {
    let list = try await get("/").text
    let restaurant = try #require(Self.first("/restaurants/([0-9A-F-]{36})", in: list))
    let menu = try await get("/restaurants/\(restaurant)").text
    return (
      restaurant, try #require(Self.first("name=\"item\" value=\"([0-9A-F-]{36})\"", in: menu))
    )
  }

  static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }

  private static func first(_ pattern: String, in text: String) -> String? {
    guard let regex = try? Regex(pattern), let match = text.firstMatch(of: regex) else {
      return nil
    }
    return match.output[1].substring.map { String($0) }
  }

  private func request(_ method: String, _ path: String, cookie: String? = nil) throws -> URLRequest
  {
    let base = process.address.absoluteString.trimmingCharacters(in: ["/"])
    var request = URLRequest(url: try #require(URL(string: base + path)))
    request.httpMethod = method
    if let cookie = cookie ?? self.cookie { request.setValue(cookie, forHTTPHeaderField: "Cookie") }
    return request
  }

  private func send(_ request: URLRequest) async throws -> Answer {
    let (data, response) = try await Self.session.data(for: request)
    let http = try #require(response as? HTTPURLResponse)
    let headers = Dictionary(
      http.allHeaderFields.map { ("\($0)".lowercased(), "\($1)") }, uniquingKeysWith: { $1 })
    if let set = headers["set-cookie"] { cookie = String(set.prefix { $0 != ";" }) }
    return Answer(
      status: http.statusCode, text: String(decoding: data, as: UTF8.self), headers: headers)
  }
}

/// Follows no redirection.
private final class Staying: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }
}
