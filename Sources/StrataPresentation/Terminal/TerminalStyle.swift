internal import StrataFeatures
package import StrataCode

/// How much a terminal can show, in which language, and from where it sees paths.
package struct TerminalStyle: Sendable {
  package var isColoured: Bool
  /// Source lines and paragraphs are kept within this width.
  package var width: Int
  /// What it is said in.
  package var language: Language
  /// The folder in which paths are typed; nil where they are shown as from the project's root.
  package var directory: String?

  /// A style; widths below 40 columns are taken as 40.
  package init(
    isColoured: Bool, width: Int = 120, language: Language = .english, directory: String? = nil
  ) {
    self.isColoured = isColoured
    self.language = language
    self.directory = directory
    self.width = max(40, width)
  }

  /// For pipes and files.
  package static let plain = TerminalStyle(isColoured: false)

  /// How paths from the root of a project are shown.
  func paths(from root: String) -> PathsFromHere {
    directory.map { PathsFromHere(root: root, directory: $0) } ?? .fromRoot
  }

  /// A project's root as it is shown.
  func root(of project: ProjectSummary) -> String {
    directory.map { project.root(seenFrom: $0) } ?? project.root
  }

  /// A text in the language.
  func say(_ phrase: Phrase) -> String { phrase.text(in: language) }

  /// A text in the language, given in each.
  func say(_ english: Sentence<English>, zh chinese: Sentence<Chinese>) -> String {
    say(Phrase(english, zh: chinese))
  }

  /// A word in an ink before what it announces: `help: `, `建议：`.
  func label(_ name: Phrase, _ ink: TextColor) -> String {
    switch language {
    case .english: paint("\(say(name)):", ink) + " "
    case .chinese: paint("\(say(name))：", ink)
    }
  }

  /// The label of a warning about the run itself.
  var warning: String { label(Phrase("warning", zh: "警告"), .warning) }

  /// The text in an ink, or as it is where there are no colours.
  func paint(_ text: String, _ ink: TextColor) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// What a colour stands for; the value is the terminal's code.
enum TextColor: String {
  case strong = "1"
  case faint = "2"
  case gutter = "34"
  case good = "1;32"
  case note = "1;36"
  case info = "1;34"
  case warning = "1;33"
  case error = "1;31"
}
