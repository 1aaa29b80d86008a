internal import StrataCode
internal import StrataRules

/// Findings as workflow commands, which GitHub shows beside the lines of a pull request.
///
/// It shows ten of each level a step and drops the rest without a word, so that no more are sent,
/// and one line says how many there are beyond.
enum GitHubCommands {
  /// The commands of a report, gravest first.
  static func document(_ report: FindingsReport) -> String {
    if let nothing = report.nothingJudged() {
      return command("warning", [("title", Tool.name)], nothing)
    }
    let choice = AnnotationChoice(report.shown)
    var text = ""
    if let (severity, what) = report.notJudged {
      text += command(severity.annotation, [("title", Tool.name)], what)
    }
    for severity in Severity.allCases.reversed() {
      for annotation in choice.chosen(severity) { text += command(annotation) }
    }
    if choice.rest > 0 {
      text += command("notice", [("title", Tool.name)], rest(choice, report))
    }
    return text
  }

  /// The command of a run that ended without a result.
  static func document(_ failure: Failure, in language: Language) -> String {
    let title = Phrase("\(Tool.name) could not run", zh: "\(Tool.name) 无法运行")
    return command(
      "error", [("title", title.text(in: language))], failure.message.line(in: language))
  }

  private static func command(_ annotation: AnnotationChoice.Annotation) -> String {
    let entry = annotation.entry
    let finding = entry.finding
    let location = finding.location
    var properties = [
      ("file", location.file.printable), ("line", "\(location.start.line)"),
      ("endLine", "\(location.end.line)"),
    ]
    // GitHub takes columns only within one line.
    if location.start.line == location.end.line, let column = entry.startColumn {
      properties.append(("col", "\(column)"))
    }
    properties.append(("title", finding.rule.text))
    var lines = [entry.message]
    let (help, more) = (entry.help, annotation.more)
    if !help.isEmpty {
      lines.append(Phrase("help: \(help)", zh: "建议：\(help)").text(in: entry.language))
    }
    if more > 0 {
      let rest = Phrase(
        "and \(Noun("more finding", zh: "个问题").count(more)) of \(finding.rule)",
        zh: "\(finding.rule) 还有 \(more) 个问题")
      lines.append(rest.text(in: entry.language))
    }
    return command(finding.severity.annotation, properties, lines.joined(separator: "\n"))
  }

  private static func rest(_ choice: AnnotationChoice, _ report: FindingsReport) -> String {
    let shown = choice.all - choice.rest
    let list =
      report.place.hasSummary
      ? Phrase("the summary of the job", zh: "作业的摘要") : Phrase(verbatim: report.listing)
    let text = Phrase(
      """
      \(shown) of \(Noun.finding.count(choice.all)) \(shown == 1 ? "is" : "are") shown beside the \
      code, as many as GitHub takes of a step; \(list) lists them all
      """,
      zh: """
        \(choice.all) 个问题中有 \(shown) 个显示在代码旁，GitHub 对一个步骤只接受这么多；\
        \(list) 列出全部问题
        """)
    return text.text(in: report.language)
  }

  private static func command(
    _ name: String, _ properties: [(String, String)], _ message: String
  ) -> String {
    let list = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
    return "::\(name) \(list)::\(data(message))\n"
  }

  /// What stands behind the second `::`.
  static func data(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      for scalar in character.unicodeScalars {
        switch scalar {
        case "%": escaped += "%25"
        case "\r": escaped += "%0D"
        case "\n": escaped += "%0A"
        default: escaped.unicodeScalars.append(scalar)
        }
      }
    }
  }

  /// The value of a property.
  static func property(_ text: String) -> String {
    data(text).reduce(into: "") { escaped, character in
      switch character {
      case ":": escaped += "%3A"
      case ",": escaped += "%2C"
      default: escaped.append(character)
      }
    }
  }
}

extension Severity {
  /// GitHub's word.
  fileprivate var annotation: String {
    switch self {
    case .info: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
