/// What can be told of a message that was too long to be kept, by how it begins.
struct LostMessage {
  let method: String?
  let uri: DocumentURI?

  /// Looks for the names in the first bytes of a message.
  init(_ head: [UInt8]) {
    let text = String(decoding: head, as: UTF8.self)
    method = Self.value(of: "method", in: text)
    uri = Self.value(of: "uri", in: text).map { DocumentURI($0) }
  }

  /// The first text behind a key.
  private static func value(of key: String, in text: String) -> String? {
    guard let found = text.ranges(of: "\"\(key)\"").first else { return nil }
    let rest = text[found.upperBound...].drop { $0 == " " || $0 == "\n" || $0 == "\t" }
    guard rest.first == ":" else { return nil }
    let start = rest.dropFirst().drop { $0 == " " || $0 == "\n" || $0 == "\t" }
    guard start.first == "\"", let end = start.dropFirst().firstIndex(of: "\"") else { return nil }
    // Addresses and methods hold no other escape.
    return String(start[start.index(after: start.startIndex)..<end]).replacing("\\/", with: "/")
  }
}
