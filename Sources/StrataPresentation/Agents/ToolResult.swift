package import StrataCode

/// What a tool answers.
package struct ToolResult: Sendable {
  /// The whole answer, for who reads only text.
  package var text: String
  /// The same in short keys; nil for a failure.
  package var structured: JSONValue?

  package init(_ text: String, _ structured: JSONValue?) {
    self.text = text
    self.structured = structured
  }

  /// Why there is no answer, in at most a thousand characters.
  package init(_ failure: Failure, in language: Language) {
    let line = failure.message.line(in: language)
    self.init(
      line.count > Self.mostOfFailure ? line.prefix(Self.mostOfFailure - 1) + "…" : line, nil)
  }

  private static let mostOfFailure = 1_000

  /// As the protocol has it.
  var json: JSONValue {
    var members: [(String, JSONValue)] = [
      (
        "content",
        .array([.object([("type", .string("text")), ("text", .string(text))])])
      )
    ]
    if let structured { members.append(("structuredContent", structured)) }
    return .object(members + [("isError", .bool(structured == nil))])
  }
}
