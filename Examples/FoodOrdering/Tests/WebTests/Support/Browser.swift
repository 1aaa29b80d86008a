import Foundation

/// Chromium without a window, driven by the WebDriver protocol (W3C Recommendation, level 1).
final class Browser: @unchecked Sendable {
  private let driver: Process
  private let session: URL

  /// Starts `chromedriver` and a browser in which scripts are off.
  init() async throws {
    let output = Pipe()
    driver = Process()
    driver.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    driver.arguments = ["chromedriver", "--port=0"]
    driver.standardOutput = output
    driver.standardError = FileHandle.nullDevice
    try driver.run()
    let port = try await Self.port(saidTo: output.fileHandleForReading)
    guard let driverURL = URL(string: "http://127.0.0.1:\(port)") else { throw Refusal("no port") }
    let chrome: [String: any Sendable] = [
      "args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1100,900"],
      "prefs": ["profile.managed_default_content_settings.javascript": 2],
    ]
    let wanted: [String: any Sendable] = [
      "capabilities": [
        "alwaysMatch": ["goog:chromeOptions": chrome, "timeouts": ["implicit": 20_000]]
          as [String: any Sendable]
      ]
    ]
    let answer = try await Self.send("POST", driverURL.appendingPathComponent("session"), wanted)
    guard let id = (answer as? [String: Any])?["sessionId"] as? String else {
      throw Refusal("no session")
    }
    session = driverURL.appendingPathComponent("session").appendingPathComponent(id)
  }

  /// Ends both.
  func quit() async {
    _ = try? await Self.send("DELETE", session)
    driver.terminate()
  }

  func open(_ url: URL) async throws {
    _ = try await send("POST", "url", ["url": url.absoluteString])
  }

  func reload() async throws { _ = try await send("POST", "refresh", [:]) }

  /// The path that the browser is at.
  func path() async throws -> String {
    let url = try await send("GET", "url") as? String
    return url.flatMap { URL(string: $0)?.path } ?? ""
  }

  /// All text that a person sees.
  func text() async throws -> String { try await text(of: "body") }

  /// The text of the first thing that a CSS selector finds.
  func text(of selector: String) async throws -> String {
    // A page that another one takes the place of takes along what was found on it.
    for _ in 0..<5 {
      do {
        return try await send("GET", "element/\(try await find(selector))/text") as? String ?? ""
      } catch let refusal as Refusal where refusal.isOfGoneElement { continue }
    }
    throw Refusal("'\(selector)' goes whenever it is read")
  }

  /// How many things a CSS selector finds.
  func count(_ selector: String) async throws -> Int {
    let found = try await send(
      "POST", "elements", ["using": "css selector", "value": selector])
    return (found as? [Any])?.count ?? 0
  }

  func click(_ selector: String) async throws {
    _ = try await send("POST", "element/\(try await find(selector))/click", [:])
  }

  /// Follows the link with a text.
  func follow(_ text: String) async throws {
    let link = try await find(text, by: "link text")
    _ = try await send("POST", "element/\(link)/click", [:])
  }

  /// Writes into a field, in place of what it held.
  func fill(_ selector: String, _ text: String) async throws {
    let field = try await find(selector)
    _ = try await send("POST", "element/\(field)/clear", [:])
    _ = try await send("POST", "element/\(field)/value", ["text": text])
  }

  /// Keeps a picture of the page where `FOOD_PICTURES` names a folder.
  func picture(_ name: String) async throws {
    guard let folder = ProcessInfo.processInfo.environment["FOOD_PICTURES"] else { return }
    let image = (try await send("GET", "screenshot") as? String).flatMap { Data(base64Encoded: $0) }
    try image?.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }

  private func find(_ what: String, by strategy: String = "css selector") async throws -> String {
    let found = try await send("POST", "element", ["using": strategy, "value": what])
    guard let id = (found as? [String: String])?.values.first else { throw Refusal(what) }
    return id
  }

  private func send(
    _ method: String, _ path: String, _ body: [String: any Sendable]? = nil
  ) async throws -> Any? {
    try await Self.send(method, session.appendingPathComponent(path), body)
  }

  private static func send(
    _ method: String, _ url: URL, _ body: [String: any Sendable]? = nil
  ) async throws -> Any? {
    let data = try await Self.curl(
      method, url, try body.map { try JSONSerialization.data(withJSONObject: $0) })
    let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let value = answer?["value"]
    if let error = value as? [String: Any], let message = error["message"] as? String,
      error["error"] is String
    {
      throw Refusal(message)
    }
    return value
  }

  /// By `curl`, since Foundation on Linux cannot read the heads of answers that `chromedriver` writes.
  private static func curl(_ method: String, _ url: URL, _ body: Data?) async throws -> Data {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["curl", "--silent", "--max-time", "180", "--request", method, url.absoluteString]
      + (body == nil ? [] : ["--data-binary", "@-"])
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: body ?? Data())
    try input.fileHandleForWriting.close()
    return await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let answer = output.fileHandleForReading.readDataToEndOfFile()
        // What is left open adds up over the many requests of a test.
        process.waitUntilExit()
        try? output.fileHandleForReading.close()
        continuation.resume(returning: answer)
      }
    }
  }

  private static func port(saidTo output: FileHandle) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        var said = ""
        while true {
          let more = output.availableData
          guard !more.isEmpty else { break }
          said += String(decoding: more, as: UTF8.self)
          if let start = said.range(of: "successfully on port "),
            let port = Int(said[start.upperBound...].prefix { $0.isNumber }),
            said[start.upperBound...].contains(".")
          {
            return continuation.resume(returning: port)
          }
        }
        continuation.resume(throwing: Refusal("chromedriver does not start"))
      }
    }
  }

  /// What the browser would not do.
  struct Refusal: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    var isOfGoneElement: Bool { description.hasPrefix("stale element reference") }
  }
}
