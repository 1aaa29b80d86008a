/// What a document that was read holds.
extension JSONValue {
  /// The member of an object by its name, the last if there are several; nil if there is none.
  package subscript(name: String) -> JSONValue? { members?.last { $0.0 == name }?.1 }

  /// The members of an object.
  package var members: [(String, JSONValue)]? {
    switch self {
    case .object(let members), .row(let members): members
    default: nil
    }
  }

  /// The items of an array.
  package var items: [JSONValue]? { if case .array(let items) = self { items } else { nil } }

  /// The text of a string.
  package var text: String? { if case .string(let text) = self { text } else { nil } }

  /// A whole number.
  package var integer: Int? { if case .int(let number) = self { number } else { nil } }
}
