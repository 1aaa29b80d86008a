internal import StrataRules
internal import StrataCode

/// Findings as Checkstyle writes them, which many a service and editor reads.
enum CheckstyleXML {
  /// A file an element, in order, and its findings within.
  static func document(_ report: FindingsReport) -> String {
    let byFile = Dictionary(grouping: report.shown, by: \.finding.location.file)
    let files = byFile.keys.sorted().map { file in
      self.file(file, byFile[file, default: []].map(error).joined())
    }
    if let nothing = report.nothingJudged() {
      return document(of: nothing, "warning", source: "nothing-judged")
    }
    let skipped = report.notJudged.map {
      entry(of: $0.text, $0.severity.rawValue, source: "skipped")
    }
    return document((skipped ?? "") + files.joined())
  }

  /// The one finding of a run that ended without a result.
  static func document(_ failure: Failure, in language: Language) -> String {
    document(of: failure.message.line(in: language), "error", source: failure.kind)
  }

  private static func document(of message: String, _ severity: String, source: String) -> String {
    document(entry(of: message, severity, source: source))
  }

  /// One finding on the project as a whole.
  private static func entry(of message: String, _ severity: String, source: String) -> String {
    let attributes = [
      ("line", "1"), ("severity", severity), ("message", message),
      ("source", "\(Tool.name).\(source)"),
    ]
    return file(".", XMLText.element("error", attributes, indent: 4))
  }

  private static func document(_ content: String) -> String {
    XMLText.declaration
      + XMLText.element("checkstyle", [("version", "4.3")], indent: 0, content: content)
  }

  private static func file(_ path: String, _ content: String) -> String {
    XMLText.element("file", [("name", path)], indent: 2, content: content)
  }

  private static func error(_ entry: FindingsReport.Entry) -> String {
    let finding = entry.finding
    var attributes = [("line", "\(finding.location.start.line)")]
    if let column = entry.startColumn { attributes.append(("column", "\(column)")) }
    attributes += [
      ("severity", finding.severity.rawValue),
      ("message", finding.sentence.line(in: entry.language)),
      ("source", finding.rule.text),
    ]
    return XMLText.element("error", attributes, indent: 4)
  }
}
