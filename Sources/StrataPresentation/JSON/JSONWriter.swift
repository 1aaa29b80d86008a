internal import StrataCode

/// Writes JSON: what fits on a line stands on one, everything else is broken and indented.
struct JSONWriter {
  private var text = ""
  private let width = 100
  /// What stands behind commas and colons of a line.
  private var space = " "
  private var language = Language.english

  /// The document with a line end, its texts in a language.
  static func document(in language: Language, _ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.language = language
    writer.write(value, indent: 0)
    return writer.text + "\n"
  }

  /// The value on one line without a line end, its texts in a language.
  static func line(_ value: JSONValue, in language: Language) -> String {
    var writer = JSONWriter()
    writer.language = language
    writer.space = ""
    writer.writeCompact(value)
    return writer.text
  }

  /// The document on one line, without anything that would end a `script` element around it.
  static func compact(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.space = ""
    writer.writeCompact(value)
    return writer.text.split(separator: "<", omittingEmptySubsequences: false)
      .joined(separator: "\\u003c")
  }

  private mutating func write(_ value: JSONValue, indent: Int) {
    var room = width - indent
    switch value {
    case .array(let items) where !items.isEmpty && !fits(value, &room):
      writeBroken("[", items.map { (nil, $0) }, "]", indent: indent)
    case .object(let members) where !members.isEmpty && !fits(value, &room):
      writeBroken("{", members.map { ($0, $1) }, "}", indent: indent)
    default: writeCompact(value)
    }
  }

  private mutating func writeBroken(
    _ open: String, _ items: [(key: String?, value: JSONValue)], _ close: String, indent: Int
  ) {
    text += open
    var separator = "\n"
    for item in items {
      text += separator + String(repeating: " ", count: indent + 2)
      if let key = item.key { text += JSONToken.string(key) + ": " }
      write(item.value, indent: indent + 2)
      separator = ",\n"
    }
    text += "\n" + String(repeating: " ", count: indent) + close
  }

  private mutating func writeCompact(_ value: JSONValue) {
    switch value {
    case .array(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += "," + space }
        writeCompact(item)
      }
      text += "]"
    case .object(let members), .row(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," + space }
        text += JSONToken.string(member.0) + ":" + space
        writeCompact(member.1)
      }
      text += "}"
    case .phrase(let phrase): text += JSONToken.string(phrase.text(in: language))
    default: text += JSONToken.scalar(value)
    }
  }

  /// Takes the value's length on one line off `room`, no further than needed.
  private func fits(_ value: JSONValue, _ room: inout Int) -> Bool {
    switch value {
    case .array(let items):
      room -= 2
      for item in items {
        guard room > 0, fits(item, &room) else { return false }
        room -= 2
      }
    case .object(let members), .row(let members):
      room -= 2
      for member in members {
        room -= member.0.utf8.count + 6
        guard room > 0, fits(member.1, &room) else { return false }
      }
    case .phrase(let phrase): room -= JSONToken.string(phrase.text(in: language)).utf8.count
    default: room -= JSONToken.scalar(value).utf8.count
    }
    return room >= 0
  }
}
