/// The script of the page, put together from its files. Plain JavaScript without a library: it makes
/// elements and sets their text, and never turns text into markup.
enum PageScript {
  /// All of it, without indents and comments.
  static let text =
    [
      PageAssets.baseScript, PageAssets.cellsScript, PageAssets.onionScript,
      PageAssets.arcsScript, PageAssets.panelScript, PageAssets.openingScript,
      PageAssets.detailsScript,
      PageAssets.listsScript, PageAssets.tablesScript, PageAssets.sinceScript,
      PageAssets.testingScript,
      PageAssets.paperScript, PageAssets.searchScript, PageAssets.startScript,
    ].map(packed).joined()

  /// The lines that say something; no text of the script runs over a line's end.
  static func packed(_ script: String) -> String {
    script.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
      .map { $0 + "\n" }.joined()
  }
}
