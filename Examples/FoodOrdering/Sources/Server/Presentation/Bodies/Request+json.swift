import Foundation
import HTTPTypes
import Hummingbird

extension Request {
  /// The most that a request may hold, however it is sent.
  static let mostBytes = 64 * 1024

  /// The value that the request holds as JSON.
  ///
  /// - Throws: `RequestError`.
  func json<Body: Decodable>(_ type: Body.Type) async throws -> Body {
    guard isJSON else { throw RequestError.notJSON }
    if let length = headers[.contentLength].flatMap(Int.init), length > Self.mostBytes {
      throw RequestError.tooLarge(limit: Self.mostBytes)
    }
    let buffer = try await body.collect(upTo: Self.mostBytes)
    do {
      return try JSONDecoder().decode(type, from: Data(buffer.readableBytesView))
    } catch let error as DecodingError {
      throw RequestError.malformed(field: error.field)
    } catch {
      throw RequestError.malformed(field: nil)
    }
  }

  private var isJSON: Bool {
    let type = headers[.contentType]?.split(separator: ";").first
    return type.map { $0.trimmingCharacters(in: .whitespaces).lowercased() } == "application/json"
  }
}

extension DecodingError {
  /// Where it is wrong, in names that are this side's own; nil for the whole.
  fileprivate var field: String? {
    let path: [any CodingKey] =
      switch self {
      case .keyNotFound(let key, let context): context.codingPath + [key]
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        context.codingPath
      @unknown default: []
      }
    let names = path.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }
}
