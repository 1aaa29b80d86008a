package import StrataCode

/// Something that a coding agent can ask, as it is told of it.
package struct AgentTool: Sendable {
  package var name: String
  package var title: Phrase
  /// What it answers, and when to ask.
  package var summary: Phrase
  package var arguments: [ToolArgument]
  /// The names of those that have to be given.
  package var required: [String] = []
  /// What is in every structured answer, with its type in JSON Schema.
  package var answer: [(name: String, type: String)]

  /// As the protocol lists it.
  var json: JSONValue {
    .object([
      ("name", .string(name)), ("title", .phrase(title)), ("description", .phrase(summary)),
      ("inputSchema", inputSchema), ("outputSchema", outputSchema),
      (
        "annotations",
        .object([
          ("readOnlyHint", .bool(true)), ("destructiveHint", .bool(false)),
          ("idempotentHint", .bool(true)), ("openWorldHint", .bool(false)),
        ])
      ),
    ])
  }

  private var inputSchema: JSONValue {
    .object(
      [
        ("type", .string("object")),
        ("properties", .object(arguments.map { ($0.name, $0.schema) })),
      ] + (required.isEmpty ? [] : [("required", .strings(required))]) + [
        ("additionalProperties", .bool(false))
      ])
  }

  private var outputSchema: JSONValue {
    .object([
      ("type", .string("object")),
      (
        "properties",
        .object(answer.map { ($0.name, .object([("type", .string($0.type))])) })
      ),
      ("required", .strings(answer.map(\.name))),
    ])
  }
}
