internal import StrataCode
internal import StrataModel
internal import StrataRules

/// A finding with the text of the file that it is in.
struct FixSubject {
  let finding: Finding
  let codebase: Codebase
  /// The file's index.
  let file: Int
  /// What is saved of it.
  let text: [UInt8]

  /// The finding's line.
  var line: TextLine { TextLine(finding.location.start.line, of: text) }

  /// A line that is so many lines away; nil outside the file.
  func line(_ offset: Int) -> TextLine? {
    let number = finding.location.start.line + offset
    guard number >= 1, number <= codebase.facts(file).lines.count else { return nil }
    return TextLine(number, of: text)
  }
}
