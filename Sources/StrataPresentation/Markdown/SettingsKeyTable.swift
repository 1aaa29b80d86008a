package import StrataCode

/// The keys of the settings file as a table for the guide.
package enum SettingsKeyTable {
  /// A row each: what it says, and an example.
  package static func text(in language: Language) -> String {
    let heads = [
      Phrase("Key", zh: "键"), Phrase("What it says", zh: "含义"), Phrase("Example", zh: "示例"),
    ]
    let rows = SettingsKey.all.map { key in
      [
        MarkdownText.code(key.name, inTable: true), key.meaning.text(in: language),
        MarkdownText.code(key.line, inTable: true),
      ]
    }
    return ([heads.map { $0.text(in: language) }, heads.map { _ in "---" }] + rows).map {
      "| " + $0.joined(separator: " | ") + " |\n"
    }.joined()
  }
}
