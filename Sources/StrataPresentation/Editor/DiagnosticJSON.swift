internal import StrataCode
internal import StrataRules

/// Findings as editors show them.
struct DiagnosticJSON {
  let client: ClientFeatures
  /// The address of a file of the project.
  let address: (_ file: String) -> DocumentURI
  /// The bytes of a line of a file, from 1, without its end; nil where they are not known.
  let line: (_ file: String, _ number: Int) -> [UInt8]?
  /// The address of a rule's page; nil where there is none.
  let page: (RuleID) -> DocumentURI?

  /// A finding at a range of its file.
  func json(_ finding: Finding, at range: Range<TextPosition>) -> JSONValue {
    let related = related(finding)
    var message: Phrase = finding.message
    if !finding.help.isEmpty {
      message = Phrase("\(message)\n\(finding.help)", zh: "\(message)\n\(finding.help)")
    }
    if !client.takesRelated, let first = related.first {
      let place = "\(first.location.file):\(first.location.start.line)"
      message = Phrase(
        "\(message)\n\(first.text): \(place)", zh: "\(message)\n\(first.text)：\(place)")
    }
    var members: [(String, JSONValue)] = [
      ("range", .range(range)), ("severity", .int(Self.number(of: finding.severity))),
      ("code", .string(finding.rule.text)), ("source", .string(Tool.name)),
      ("message", .phrase(message)),
      ("data", .object([("finding", .string(finding.identity))])),
    ]
    if client.takesPages, let page = page(finding.rule) {
      members.append(("codeDescription", .object([("href", .string(page.text))])))
    }
    if client.takesRelated, !related.isEmpty {
      members.append(("relatedInformation", .array(related.map(json))))
    }
    return .object(members)
  }

  /// A finding of a file that is not open.
  func json(_ finding: Finding) -> JSONValue {
    json(finding, at: range(of: finding.location))
  }

  /// That a document is too large to be checked.
  static func tooLarge(_ bytes: Int) -> JSONValue {
    let size = bytes >> 10
    return unchecked(
      Phrase(
        "not checked: the file has \(size) KiB, and Strata checks files up to 1024 KiB",
        zh: "未检查：文件有 \(size) KiB，Strata 只检查不超过 1024 KiB 的文件"))
  }

  /// That a change of a document was too long to be read.
  static let lost = unchecked(
    Phrase(
      "not checked: a change of more than 64 MiB was not read; close the file and open it again",
      zh: "未检查：一次超过 64 MiB 的改动未被读取；请关闭该文件后重新打开"))

  private static func unchecked(_ message: Phrase) -> JSONValue {
    let start = TextPosition(line: 0, character: 0)
    return .object([
      ("range", .range(start..<TextPosition(line: 0, character: 1))), ("severity", .int(3)),
      ("source", .string(Tool.name)), ("message", .phrase(message)),
    ])
  }

  private static func number(of severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }

  private struct Related {
    var location: Location
    var text: Phrase
  }

  private func related(_ finding: Finding) -> [Related] {
    var related: [Related] = []
    if let to = finding.to, let location = to.location {
      let layer = to.layer.map { Phrase(" (\($0.rawValue))", zh: "（\($0.rawValue)）") } ?? .empty
      related.append(
        Related(
          location: location,
          text: Phrase("'\(to.symbol)'\(layer) is declared here", zh: "'\(to.symbol)'\(layer)在此声明"))
      )
    }
    related += finding.path.map { Related(location: $0.location, text: $0.detail) }
    related += finding.also.map { place in
      Related(
        location: Location(
          file: finding.location.file, start: place,
          end: Position(line: place.line, column: place.column + 1)),
        text: Phrase("also here", zh: "此处也是"))
    }
    return related
  }

  private func json(_ related: Related) -> JSONValue {
    let location = JSONValue.object([
      ("uri", .string(address(related.location.file).text)),
      ("range", .range(range(of: related.location))),
    ])
    return .object([("location", location), ("message", .phrase(related.text))])
  }

  private func range(of location: Location) -> Range<TextPosition> {
    let start = place(location.start, in: location.file)
    return start..<max(start, place(location.end, in: location.file))
  }

  private func place(_ position: Position, in file: String) -> TextPosition {
    let column = position.column - 1
    let bytes = client.encoding == .utf8 ? nil : line(file, position.line)
    return TextPosition(
      line: position.line - 1,
      character: bytes.map { client.encoding.column(ofByte: column, in: $0) } ?? column)
  }
}
