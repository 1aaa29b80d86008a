internal import StrataFeatures
internal import StrataCode
internal import StrataRules

/// The line that names the next command to type.
struct NextCommandText {
  let style: TerminalStyle

  /// Text in a style.
  init(_ style: TerminalStyle) { self.style = style }

  /// A command, with the project's root behind it unless one stands there, and what it is about.
  func text(
    _ command: String, in project: ProjectSummary? = nil, about remark: Phrase = .empty
  ) -> String {
    var command = command
    if let project, case let root = style.root(of: project), root != "." {
      command += " " + ShellWord.quoted(root.printable)
    }
    let comment =
      remark.isEmpty ? "" : "  " + style.paint("# " + remark.line(in: style.language), .faint)
    return style.label(Phrase("next", zh: "下一步"), .good) + command + comment + "\n"
  }

  /// `strata explain` on a finding.
  func explain(_ finding: Finding, in project: ProjectSummary) -> String {
    let root = style.root(of: project)
    let option = root == "." ? "" : " --project-root " + ShellWord.quoted(root.printable)
    return text(
      "strata explain \(finding.identity.prefix(Self.digits))\(option)", about: finding.message)
  }

  /// As many digits as tell findings apart.
  private static let digits = 10

  /// `strata explain` on a file of the project.
  func explain(_ file: PlacedFile, in project: ProjectSummary) -> String {
    let root = style.root(of: project)
    let path = root == "." ? file.path : root + "/" + file.path
    return text("strata explain \(ShellWord.quoted(path.printable))")
  }
}
