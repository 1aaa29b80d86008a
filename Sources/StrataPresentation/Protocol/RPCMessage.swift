package import StrataCode

/// What came over a connection that speaks JSON-RPC 2.0.
package enum RPCMessage: Sendable {
  /// Somebody waits for the answer, which bears the `id`.
  case request(id: JSONValue, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  /// An answer to something that was asked; nil if it failed.
  case response(id: JSONValue, result: JSONValue?)
  /// What is no message; `id` is null where none can be read.
  case invalid(id: JSONValue)

  /// Reads a value as a message.
  package init(_ value: JSONValue) {
    let id = value["id"]
    guard value.members != nil, value["jsonrpc"]?.text == "2.0", id.map(Self.isID) ?? true else {
      self = .invalid(id: id.flatMap { Self.isID($0) ? $0 : nil } ?? .null)
      return
    }
    var params = value["params"] ?? .object([])
    // Some clients write that there are none.
    if case .null = params { params = .object([]) }
    switch (value["method"]?.text, id) {
    case (let method?, let id?) where params.members != nil:
      self = .request(id: id, method: method, params: params)
    case (let method?, nil): self = .notification(method: method, params: params)
    case (nil, let id?) where value["result"] != nil || value["error"] != nil:
      self = .response(id: id, result: value["error"] == nil ? value["result"] : nil)
    default: self = .invalid(id: id ?? .null)
    }
  }

  /// What the bytes of a message spell; nil for what is no JSON, or has more levels than any method
  /// needs.
  package static func value(of bytes: [UInt8]) -> JSONValue? {
    try? JSONReader.value(bytes, deepest: 32)
  }

  /// The bytes of a message, its texts in a language.
  package static func bytes(of value: JSONValue, in language: Language) -> [UInt8] {
    Array(JSONWriter.line(value, in: language).utf8)
  }

  private static func isID(_ value: JSONValue) -> Bool {
    switch value {
    case .string, .int: true
    default: false
    }
  }

  /// The answer to a request.
  package static func result(_ result: JSONValue, to id: JSONValue) -> JSONValue {
    .object([("jsonrpc", .string("2.0")), ("id", id), ("result", result)])
  }

  /// That a request has no answer.
  package static func failure(_ error: RPCError, to id: JSONValue) -> JSONValue {
    .object([("jsonrpc", .string("2.0")), ("id", id), ("error", error.json)])
  }

  /// A request of the own side.
  package static func asking(_ method: String, _ params: JSONValue, id: Int) -> JSONValue {
    .object([
      ("jsonrpc", .string("2.0")), ("id", .int(id)), ("method", .string(method)),
      ("params", params),
    ])
  }

  /// A notification of the own side.
  package static func telling(_ method: String, _ params: JSONValue) -> JSONValue {
    .object([("jsonrpc", .string("2.0")), ("method", .string(method)), ("params", params)])
  }
}
