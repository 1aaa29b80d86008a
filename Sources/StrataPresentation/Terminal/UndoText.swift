internal import StrataCode
package import StrataFeatures

/// Changes that Strata wrote, and what became of them.
package struct UndoText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// A change that was undone, file by file.
  package func text(_ undone: UndoneChange) -> String {
    let paths = style.paths(from: undone.root)
    let title = undone.record.title
    let headline =
      undone.isDone
      ? Phrase("undone: \(title)", zh: "已撤销：\(title)")
      : Phrase("would be undone: \(title)", zh: "将会撤销：\(title)")
    return style.paint(headline.line(in: style.language), .strong) + "\n"
      + ChangedFilesText(style, paths).text(undone.files)
  }

  /// The changes that can be undone; `time` says when a change was written.
  package func text(_ history: ChangeHistory, time: (Double) -> String) -> String {
    guard !history.records.isEmpty else {
      return style.say("there is no change to undo\n", zh: "没有可以撤销的改动\n")
    }
    let files = Noun("file", zh: "个文件")
    return TextTable.text(
      history.records.map { record in
        [
          record.id, time(record.time), style.say(files.count(record.files.count)),
          record.title.line(in: style.language),
        ]
      }, indent: 0)
  }

  /// That a change was cut short and has been put back; empty where none was.
  package func recovered(_ record: ChangeRecord?) -> String {
    guard let record else { return "" }
    return style.label(Phrase("note", zh: "说明"), .note)
      + Phrase(
        "a change was cut short and has been put back: \(record.title)",
        zh: "有一次改动被中断，已经恢复原状：\(record.title)"
      ).line(in: style.language) + "\n"
  }
}
