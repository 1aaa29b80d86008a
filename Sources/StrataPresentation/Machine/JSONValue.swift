/// A JSON document whose keys keep their order.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// A number shown with at most so many decimals.
  case number(Double, decimals: Int)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// The string, or null.
  package static func string(_ text: String?) -> JSONValue {
    if let text { .string(text) } else { .null }
  }

  /// An array of strings.
  package static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map { .string($0) })
  }
}
