internal import StrataCode
internal import StrataFeatures

/// One line for each file that changes.
struct ChangedFilesText {
  private let style: TerminalStyle
  private let paths: PathsFromHere

  /// Lines in a style, with paths shown in one way.
  init(_ style: TerminalStyle, _ paths: PathsFromHere) {
    self.style = style
    self.paths = paths
  }

  /// The files; `remark` says something of one, by its path from the root.
  func text(_ changes: [FileChange], remark: (String) -> Phrase? = { _ in nil }) -> String {
    TextTable.text(
      changes.map { change in
        let sign = Self.sign(change)
        let name = paths(change.path).printablePath
        let from = change.old.flatMap { $0.path == change.path ? nil : paths($0.path) }
        let moved = from.map { Phrase("from \($0)", zh: "来自 \($0)") }
        let words = [moved, remark(change.path)].compactMap { $0 }
        return [
          sign, name,
          style.paint(
            Phrase.joined(words, by: Phrase("; ", zh: "；")).line(in: style.language), .faint),
        ]
      }, indent: 2)
  }

  /// `+` made, `-` deleted, `~` changed, `>` moved.
  static func sign(_ change: FileChange) -> String {
    switch (change.old, change.new) {
    case (nil, _): "+"
    case (_, nil): "-"
    case (let old?, let new?): old.path == new.path ? "~" : ">"
    }
  }
}
