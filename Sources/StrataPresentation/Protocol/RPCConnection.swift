package import StrataCode

/// Turns the bytes of messages into the bytes of their answers: the codec around a protocol, whatever
/// marks where a message ends.
package struct RPCConnection {
  private let language: Language
  private let answer: (RPCMessage) -> JSONValue?

  /// A connection on which `answer` has the answer to a message, nil for none, and texts are in a
  /// language.
  package init(in language: Language = .english, answer: @escaping (RPCMessage) -> JSONValue?) {
    self.language = language
    self.answer = answer
  }

  /// The answer to the bytes of one message, or of several in a list; nil for none.
  package func receive(_ bytes: [UInt8]) -> [UInt8]? {
    guard let value = RPCMessage.value(of: bytes) else {
      return spelled(RPCMessage.failure(.notJSON, to: .null))
    }
    guard let items = value.items else { return reply(to: value).map(spelled) }
    if items.isEmpty { return spelled(RPCMessage.failure(.noMessage, to: .null)) }
    let replies = items.compactMap(reply)
    return replies.isEmpty ? nil : spelled(.array(replies))
  }

  /// The answer to what was too long to be kept.
  package var tooLong: [UInt8] { spelled(RPCMessage.failure(.tooLong, to: .null)) }

  private func reply(to value: JSONValue) -> JSONValue? {
    let message = RPCMessage(value)
    if case .invalid(let id) = message { return RPCMessage.failure(.noMessage, to: id) }
    return answer(message)
  }

  private func spelled(_ value: JSONValue) -> [UInt8] {
    Array(JSONWriter.line(value, in: language).utf8)
  }
}
