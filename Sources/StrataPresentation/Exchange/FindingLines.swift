internal import StrataCode
internal import StrataRules

/// Findings as lines that editors and `grep` read: paths from where one is, one line each.
enum FindingLines {
  /// `path:line:column: severity: message [rule]`; empty if nothing is found.
  static func document(_ report: FindingsReport) -> String {
    let paths = PathsFromHere(root: report.place.repository, directory: report.place.directory)
    return report.shown.map { entry in
      let finding = paths(entry.finding)
      let start = finding.location.start
      return "\(finding.location.file.printablePath):\(start.line):\(start.column): "
        + "\(finding.severity.rawValue): \(entry.message.singleLine.printable) "
        + "[\(finding.rule.text.printable)]\n"
    }.joined()
  }
}
