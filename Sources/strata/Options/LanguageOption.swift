internal import ArgumentParser
internal import StrataCode

/// What is spoken; `Language.ofRun` reads it before anything else is understood.
struct LanguageOption: ParsableArguments {
  @Option(
    name: .customLong("lang"),
    help: ArgumentHelp(
      """
      The language: en or zh-Hans (default: that of LANG). With a comma between them, 'rules', \
      'explain' and 'advise' speak both, side by side.
      """,
      zh: """
        语言：en 或 zh-Hans（默认：取自 LANG）。用逗号隔开两种语言时，'rules'、'explain' 和 'advise' \
        会左右对照输出。
        """, value: Phrase("code", zh: "语言")))
  var language: SpokenLanguages?
}

/// One language, or two that are shown side by side.
struct SpokenLanguages: ExpressibleByArgument {
  var language: Language
  /// The language of the right column.
  var beside: Language?

  init?(argument: String) {
    let names = argument.split(separator: ",", omittingEmptySubsequences: false)
    let known = names.compactMap { Language(rawValue: String($0)) }
    guard let first = known.first, known.count == names.count, known.count <= 2 else { return nil }
    language = first
    beside = known.dropFirst().first { $0 != first }
  }

  static var allValueStrings: [String] { Language.allCases.map(\.rawValue) }
}
