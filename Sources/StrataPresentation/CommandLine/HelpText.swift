internal import StrataCode

/// The help of a command in Chinese, laid out anew: to the parser of arguments a wide character is as
/// narrow as any other.
package struct HelpText {
  private let width: Int

  /// So wide that nothing is broken into lines.
  package static let unbroken = 100_000

  /// Help for a terminal of so many columns.
  package init(width: Int) { self.width = max(40, width) }

  /// The help of which every paragraph stands on a line of its own; another text as it is.
  package func text(_ help: String) -> String {
    guard help.hasPrefix("OVERVIEW: "), help.contains("\n\nUSAGE: ") else { return help }
    var text = ""
    var isOverview = true
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    for (line, next) in zip(lines, lines.dropFirst() + [""]) {
      if line.hasPrefix("USAGE: ") { isOverview = false }
      if isOverview {
        text += line.hasPrefix(" ") || line.isEmpty ? line + "\n" : paragraph(said(line), 0)
      } else if line.hasPrefix("  See ") {
        text += "  " + withPlaces(said(String(line.dropFirst(2)))) + "\n"
      } else if line.hasPrefix(Self.margin) {
        continue
      } else if line.hasPrefix("        ") {
        text += paragraph(line, 8)
      } else if line.hasPrefix("  ") {
        text += entry(line, next)
      } else {
        text += withPlaces(said(line)) + "\n"
      }
    }
    return String(text.dropLast())
  }

  private static let column = 26
  private static let margin = String(repeating: " ", count: column)

  /// A line of an option or a command: what it is called, and behind it or on the next line what it
  /// does.
  private func entry(_ line: String, _ next: String) -> String {
    let isBroken = next.hasPrefix(Self.margin)
    let isAlone = isBroken || line.dropFirst(Self.column - 1).first != " "
    let label = said(isAlone ? line : trimmed(line.prefix(Self.column)))
    let does = isBroken ? next : isAlone ? "" : String(line.dropFirst(Self.column))
    if does.isEmpty { return label + "\n" }
    let lines = paragraph(said(String(does.drop { $0 == " " })), Self.column)
    return label.displayWidth < Self.column
      ? label.padded(to: Self.column) + lines.dropFirst(Self.column) : label + "\n" + lines
  }

  private func paragraph(_ text: String, _ indent: Int) -> String {
    Paragraph.text(text, indent: indent, width: width)
  }

  private func said(_ text: String) -> String { ParserWords.text(text, in: .chinese) }

  /// The words for what the parser leaves open.
  private func withPlaces(_ text: String) -> String {
    text.replacing("<subcommand>", with: "<子命令>").replacing("<options>", with: "<选项>")
  }

  private func trimmed(_ text: Substring) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
