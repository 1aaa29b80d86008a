internal import StrataRules
internal import StrataCode

/// Findings as lines of which Xcode makes issues: absolute paths, one line each.
///
/// Xcode knows errors, warnings and notes, and hangs a note on the issue before it. Infos are notes
/// and come first, so that they hang on nothing they do not belong to.
enum XcodeText {
  /// The lines; empty if there is nothing to act on. That nothing could be judged is a warning.
  static func document(_ report: FindingsReport) -> String {
    if let nothing = report.nothingJudged() { return "warning: \(Tool.name): \(nothing)\n" }
    let root = report.place.repository
    let entries = report.shown
    let infos = entries.filter { $0.finding.severity == .info }
    let issues = entries.filter { $0.finding.severity != .info }
    let skipped = report.notJudged.map { severity, text in
      "\(severity == .info ? "note" : severity.rawValue): \(Tool.name): \(text.singleLine)\n"
    }
    return (skipped ?? "") + infos.map { headline($0, in: root) }.joined()
      + issues.map { headline($0, in: root) + notes($0, in: root) }.joined()
  }

  private static func headline(_ entry: FindingsReport.Entry, in root: String) -> String {
    let finding = entry.finding
    let level = finding.severity == .info ? "note" : finding.severity.rawValue
    return line(
      finding.location.file, finding.location.start, level,
      "\(entry.message) [\(finding.rule)]", in: root)
  }

  private static func notes(_ entry: FindingsReport.Entry, in root: String) -> String {
    let finding = entry.finding
    var text = ""
    for note in finding.notes {
      text += line(
        note.location.file, note.location.start, "note", note.text.line(in: entry.language),
        in: root)
    }
    for step in finding.path {
      let what = step.what.line(in: entry.language)
      text += line(step.location.file, step.location.start, "note", what, in: root)
    }
    if !entry.help.isEmpty {
      let place = finding.location
      let help = Phrase("help: \(entry.help)", zh: "建议：\(entry.help)")
      text += line(place.file, place.start, "note", help.text(in: entry.language), in: root)
    }
    return text
  }

  private static func line(
    _ file: String, _ position: Position, _ level: String, _ text: String, in root: String
  ) -> String {
    let path = file.hasPrefix("/") ? file : (root == "/" ? "" : root) + "/" + file
    return "\(path.printablePath):\(position.line):\(position.column): \(level): "
      + text.singleLine.printable + "\n"
  }
}
