/// Why a request of JSON-RPC has no answer.
package struct RPCError: Error, Sendable {
  package var code: Int
  /// One sentence in English, as protocols have it.
  package var message: String
  package var data: JSONValue?

  package init(_ code: Int, _ message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// What came is no JSON.
  package static let notJSON = RPCError(-32700, "the message is no JSON that is taken")
  /// What came is longer than a message may be.
  package static let tooLong = RPCError(-32700, "the message is too long")
  /// What came is JSON and no message.
  package static let noMessage = RPCError(-32600, "this is no JSON-RPC 2.0 request")

  /// The bytes mark no message.
  package static let damaged = RPCError(-32700, "the stream has no 'Content-Length' here")
  /// Somebody asked for an end of it.
  package static let cancelled = RPCError(-32800, "the request was cancelled")
  /// What was asked about has changed since.
  package static let outdated = RPCError(-32801, "the text has changed")
  /// The server is asked before it was started.
  package static let notInitialized = RPCError(-32002, "the first request is 'initialize'")
  /// The server is asked after it was shut down.
  package static let shutDown = RPCError(-32600, "the server is shut down")

  /// Nobody knows the method.
  package static func unknown(method: String) -> RPCError {
    RPCError(-32601, "there is no method '\(method.prefix(100))'")
  }

  /// The method is known, and what is said of it does not fit.
  package static func badParams(_ message: String, data: JSONValue? = nil) -> RPCError {
    RPCError(-32602, message, data: data)
  }

  var json: JSONValue {
    .object(
      [("code", .int(code)), ("message", .string(message))] + (data.map { [("data", $0)] } ?? []))
  }
}
