internal import StrataCode
package import StrataFeatures

/// What an agent asks of a tool; every value is one that the tool takes.
package struct ToolCall: Sendable {
  package var tool: AgentTool
  private let values: JSONValue

  /// The call of a tool with the arguments that an agent gave.
  package init(_ tool: AgentTool, _ arguments: JSONValue) throws(Failure) {
    self.tool = tool
    values = arguments
    let names = tool.arguments.map(\.name)
    for (name, value) in arguments.members ?? [] {
      guard let argument = tool.arguments.first(where: { $0.name == name }) else {
        throw Failure(kind: "arguments", message: Self.unknown(name, of: tool, names))
      }
      guard argument.takes(value) else {
        throw Failure(kind: "arguments", message: Self.unfit(argument, value))
      }
    }
    if let missing = tool.required.first(where: { arguments[$0] == nil }) {
      throw Failure(
        kind: "arguments",
        message: Phrase(
          "'\(tool.name)' needs '\(missing)'; it takes \(names.quotedList)",
          zh: "'\(tool.name)' 需要 '\(missing)'；可用的参数：\(names.quotedList)"))
    }
  }

  /// The text of an argument; nil where it is not given.
  package func text(_ name: String) -> String? { values[name]?.text }

  /// The texts of an argument; none where it is not given.
  package func texts(_ name: String) -> [String] {
    values[name]?.items?.compactMap(\.text) ?? []
  }

  /// The number of an argument, or the usual one.
  package func number(_ name: String, else usual: Int) -> Int { values[name]?.integer ?? usual }

  /// The value of an argument.
  package subscript(name: String) -> JSONValue? { values[name] }

  /// What `guard` is asked about: one of a text, edits and an import.
  package func write() throws(Failure) -> ProposedWrite {
    let writes: [ProposedWrite] = [
      text("content").map { .content(Array($0.utf8)) },
      values["edits"].flatMap { EditList.edits(in: $0) }.map { .edits($0) },
      text("import").map { .adding(module: $0) },
    ].compactMap(\.self)
    guard writes.count == 1 else { throw Self.oneOf(["content", "edits", "import"]) }
    return writes[0]
  }

  /// The code that `place` is asked about: a text, or what a description means.
  package func code() throws(Failure) -> String {
    let codes = [text("text"), values["description"].flatMap { CodeSketch($0)?.code }]
      .compactMap(\.self)
    guard codes.count == 1 else { throw Self.oneOf(["text", "description"]) }
    return codes[0]
  }

  private static func oneOf(_ names: [String]) -> Failure {
    Failure(
      kind: "arguments",
      message: Phrase("give one of \(names.quotedList)", zh: "给出 \(names.quotedList) 之一"))
  }

  private static func unknown(_ name: String, of tool: AgentTool, _ names: [String]) -> Phrase {
    let name = String(name.prefix(60)).printable
    return Phrase("'\(tool.name)' takes no '\(name)'", zh: "'\(tool.name)' 没有参数 '\(name)'")
      + .hint(
        name.nearestFew(in: names, atMost: 3),
        else: Phrase("it takes \(names.quotedList)", zh: "可用的参数：\(names.quotedList)"))
  }

  private static func unfit(_ argument: ToolArgument, _ value: JSONValue) -> Phrase {
    let given = value.text.map { String($0.prefix(60)).printable }
    var near = Phrase.empty
    if case .choice(let words) = argument.kind, let given {
      near = .didYouMean(given.nearestFew(in: words, atMost: 1))
    }
    return Phrase(
      "'\(argument.name)' is \(argument.expected)\(given.map { ", not '\($0)'" } ?? "")\(near)",
      zh: "'\(argument.name)' 是\(argument.expected)\(given.map { "，不是 '\($0)'" } ?? "")\(near)")
  }
}
