package import StrataDomain

/// What happens to the findings while the code changes.
package struct WatchText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// The line under the first check.
  package func waiting(_ root: String) -> String {
    style.paint("watching '\(root.printable)'; ctrl-C ends", .faint) + "\n"
  }

  /// What appeared in full, what went in a line each, and how things stand.
  package func text(_ change: FindingsChange, at time: String) -> String {
    var text = head(time) + counts(change) + "\n"
    text += FindingsText(style).text(change.appeared)
    if !change.appeared.findings.isEmpty && !change.gone.isEmpty { text += "\n" }
    for finding in change.gone {
      text += style.paint("gone:", .good) + " " + FindingsText(style).headline(finding) + "\n"
    }
    return text
  }

  /// A file is not whole for the moment.
  package func unclear(
    _ file: String, in root: String, seenFrom directory: String, at time: String
  ) -> String {
    let file = PathsFromHere(root: root, directory: directory)(file)
    return head(time) + "'\(file.printable)' has syntax errors: waiting until it is whole\n"
  }

  /// A check that could not be done.
  package func failed(_ error: UseCaseError, at time: String) -> String {
    head(time) + Failure(error).text(in: style.language)
  }

  private func head(_ time: String) -> String { style.paint("[\(time)]", .faint) + " " }

  private func counts(_ change: FindingsChange) -> String {
    let moves = [
      change.appeared.findings.isEmpty ? nil : "\(change.appeared.findings.count) new",
      change.gone.isEmpty ? nil : "\(change.gone.count) gone",
    ].compactMap { $0 }
    let levels = [Severity.error, .warning, .info].compactMap { severity in
      let count = change.now.count(severity)
      return count == 0
        ? nil : style.paint(Counting.count(count, severity.rawValue), severity.ink)
    }
    return (moves.isEmpty ? "nothing new" : Counting.list(moves)) + "; "
      + (levels.isEmpty ? "nothing found" : Counting.list(levels))
  }
}
