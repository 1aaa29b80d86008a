internal import ArgumentParser
internal import StrataDomain

/// What is spoken; `Language.ofRun` reads it before anything else is understood.
struct LanguageOption: ParsableArguments {
  @Option(
    name: .customLong("lang"),
    help: ArgumentHelp(
      Phrase(
        "The language: en or zh-Hans (default: that of LANG).",
        zh: "语言：en 或 zh-Hans（默认取自 LANG）。"),
      valueName: "code"))
  var language: Language?
}
