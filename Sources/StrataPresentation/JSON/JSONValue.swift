package import StrataCode

/// A JSON document whose keys keep their order.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// A number shown with at most so many decimals.
  case number(Double, decimals: Int)
  case string(String)
  /// A text in the language of the document.
  case phrase(Phrase)
  case array([JSONValue])
  case object([(String, JSONValue)])
  /// An object that stands on one line, however long: one of many.
  case row([(String, JSONValue)])

  /// The string, or null.
  package static func string(_ text: String?) -> JSONValue {
    if let text { .string(text) } else { .null }
  }

  /// The text, or null.
  package static func phrase(_ text: Phrase?) -> JSONValue {
    if let text { .phrase(text) } else { .null }
  }

  /// An array of texts.
  package static func phrases(_ texts: [Phrase]) -> JSONValue {
    .array(texts.map { .phrase($0) })
  }

  /// An array of strings.
  package static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map { .string($0) })
  }
}
