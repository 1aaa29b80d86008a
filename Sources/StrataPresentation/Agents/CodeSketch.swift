internal import StrataCode

/// Code that is only described: what kind of type, its name, and what it uses.
package struct CodeSketch: Sendable, Equatable {
  package var kind: String
  package var name: String
  /// Types and modules.
  package var uses: [String]

  /// The keywords that a sketch can have.
  package static let kinds = ["struct", "class", "enum", "actor", "protocol"]

  /// Reads a sketch; nil if the value is none.
  package init?(_ value: JSONValue, kinds: [String] = CodeSketch.kinds) {
    guard let members = value.members,
      members.allSatisfy({ ["kind", "name", "uses"].contains($0.0) }),
      let kind = value["kind"]?.text, kinds.contains(kind), let name = value["name"]?.text,
      Self.isName(name)
    else { return nil }
    let uses = value["uses"] ?? .array([])
    guard let items = uses.items?.map(\.text), items.allSatisfy({ $0.map(Self.isName) ?? false })
    else { return nil }
    (self.kind, self.name, self.uses) = (kind, name, items.compactMap(\.self))
  }

  private static func isName(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      part.first?.isLetter == true && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  /// The code as Swift: a framework that is known is imported, everything else is held.
  package var code: String {
    let modules = uses.filter { Framework(module: $0) != .unknown }
    let types = uses.filter { !modules.contains($0) }
    let imports = modules.map { "import \($0)\n" }.joined()
    let members = types.enumerated().map { index, type in
      switch kind {
      case "protocol": "  func use\(index + 1)(_ value: \(type))\n"
      case "enum": "  case value\(index + 1)(\(type))\n"
      default: "  let value\(index + 1): \(type)\n"
      }
    }.joined()
    return imports + "\(kind) \(name) {\n\(members)}\n"
  }
}
