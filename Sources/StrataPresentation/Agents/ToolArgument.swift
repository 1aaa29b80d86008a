package import StrataCode

/// One thing that a tool is told.
package struct ToolArgument: Sendable {
  package var name: String
  package var kind: Kind
  /// What it is for; a phrase without a full stop.
  package var about: Phrase

  /// What its value can be.
  package enum Kind: Sendable {
    case text
    case texts
    case number(ClosedRange<Int>)
    case choice([String])
    /// A list of `{old, new}`.
    case edits
    /// `{kind, name, uses}`.
    case sketch(kinds: [String])
  }

  init(_ name: String, _ kind: Kind, _ about: Phrase) {
    self.name = name
    self.kind = kind
    self.about = about
  }

  /// Its JSON Schema.
  var schema: JSONValue {
    var members = Self.members(of: kind)
    if !about.isEmpty { members.append(("description", .phrase(about))) }
    return .object(members)
  }

  private static func members(of kind: Kind) -> [(String, JSONValue)] {
    let text = JSONValue.object([("type", .string("string"))])
    switch kind {
    case .text: return [("type", .string("string"))]
    case .texts: return [("type", .string("array")), ("items", text)]
    case .number(let range):
      return [
        ("type", .string("integer")), ("minimum", .int(range.lowerBound)),
        ("maximum", .int(range.upperBound)),
      ]
    case .choice(let words): return [("type", .string("string")), ("enum", .strings(words))]
    case .edits:
      return [
        ("type", .string("array")),
        ("items", closed([("old", text), ("new", text)], ["old", "new"])),
      ]
    case .sketch(let kinds):
      let uses = JSONValue.object([("type", .string("array")), ("items", text)])
      let kind = JSONValue.object(members(of: .choice(kinds)))
      return closed([("kind", kind), ("name", text), ("uses", uses)], ["kind", "name"]).members
        ?? []
    }
  }

  private static func closed(
    _ properties: [(String, JSONValue)], _ required: [String]
  ) -> JSONValue {
    .object([
      ("type", .string("object")), ("properties", .object(properties)),
      ("required", .strings(required)), ("additionalProperties", .bool(false)),
    ])
  }

  /// Whether a value is one that it can be.
  func takes(_ value: JSONValue) -> Bool {
    switch kind {
    case .text: value.text != nil
    case .texts: value.items?.allSatisfy { $0.text != nil } ?? false
    case .number(let range): value.integer.map(range.contains) ?? false
    case .choice(let words): value.text.map(words.contains) ?? false
    case .edits: EditList.edits(in: value) != nil
    case .sketch(let kinds): CodeSketch(value, kinds: kinds) != nil
    }
  }

  /// What its value can be, in words.
  var expected: Phrase {
    switch kind {
    case .text: Phrase("a text", zh: "文本")
    case .texts: Phrase("a list of texts", zh: "文本列表")
    case .number(let range):
      Phrase(
        "a whole number from \(range.lowerBound) to \(range.upperBound)",
        zh: "\(range.lowerBound) 到 \(range.upperBound) 的整数")
    case .choice(let words):
      Phrase("one of \(words.quotedList)", zh: "\(words.quotedList) 之一")
    case .edits:
      Phrase(#"a list of {"old": "…", "new": "…"}"#, zh: #"{"old": "…", "new": "…"} 的列表"#)
    case .sketch(let kinds):
      Phrase(
        #"{"kind": …, "name": …, "uses": […]}, kind one of \#(kinds.quotedList)"#,
        zh: #"{"kind": …, "name": …, "uses": […]}，kind 是 \#(kinds.quotedList) 之一"#)
    }
  }
}
