internal import StrataModel
package import StrataFeatures
internal import StrataCode
internal import StrataRules

/// What holds in a project, each line with where it comes from.
package struct EffectiveSettingsText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// Everything that is effective; rules that the profile holds are only counted unless all are
  /// asked for.
  package func text(_ held: EffectiveSettings, showsAll: Bool = false) -> String {
    let rows = EffectiveSettingsRows(style, held, showsAll: showsAll)
    return SettingsKey.all.map { section($0.title, rows.rows(of: $0)) }.joined()
  }

  /// Where they come from, for standard error.
  package func summary(_ held: EffectiveSettings) -> String {
    let warnings = RunWarningsText(style).text(held.warnings)
    guard let file = held.settings.file else {
      return warnings
        + style.say("no settings file: everything is inferred\n", zh: "没有设置文件：一切均由推断得出\n")
        + NextCommandText(style).text("strata init", in: held.project)
    }
    return warnings
      + style.say(
        "settings: '\(file.printable)'; what is not said there is inferred\n",
        zh: "设置：'\(file.printable)'；其中没写的由推断得出\n")
  }

  private func section(_ title: Phrase, _ rows: [[String]]) -> String {
    rows.isEmpty
      ? "" : style.paint(style.say(title), .strong) + "\n" + TextTable.text(rows, indent: 2)
  }
}
