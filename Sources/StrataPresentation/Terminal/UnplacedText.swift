package import StrataFeatures
internal import StrataModel
internal import StrataCode

/// The files that no evidence places, and why.
package struct UnplacedText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// One line a file, below its folder; empty if every file is placed.
  package func text(_ result: LayersResult) -> String {
    let files = result.files.filter { $0.placement.layer == nil }
    return Dictionary(grouping: files) { $0.path.folder }
      .sorted { $0.key < $1.key }
      .map { folder, files in
        style.paint((folder.isEmpty ? "." : folder).printablePath, .note) + "\n"
          + TextTable.text(
            files.map {
              [
                $0.path.lastComponent.printablePath,
                style.say(EvidenceText.whyUnplaced($0.placement)),
              ]
            }, indent: 2)
      }.joined()
  }

  /// The coverage, for standard error.
  package func summary(_ result: LayersResult) -> String {
    let text =
      RunWarningsText(style).text(result.warnings)
      + style.say(CheckSummaryText.coverage(result.project)) + "\n"
    guard let first = result.files.first(where: { $0.placement.layer == nil }) else { return text }
    return text + NextCommandText(style).explain(first, in: result.project)
  }
}
