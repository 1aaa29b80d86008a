internal import ArgumentParser
internal import StrataCode

/// What is spoken; `Language.ofRun` reads it before anything else is understood.
struct LanguageOption: ParsableArguments {
  @Option(
    name: .customLong("lang"),
    help: ArgumentHelp(
      "The language: en or zh-Hans (default: that of LANG).",
      zh: "语言：en 或 zh-Hans（默认：取自 LANG）。", value: Phrase("code", zh: "语言")))
  var language: Language?
}
